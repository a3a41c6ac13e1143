import { z } from 'zod'

const words = (max: number) => z.string().trim().min(1).max(max)

/** The operator's texts for the landing page. Omitted ones show labeled samples. */
export const SiteFile = z.strictObject({
  /** For example { figure: '300%', words: 'engagement increase' }. */
  figures: z
    .array(z.strictObject({ figure: words(12), words: words(60) }))
    .min(1)
    .max(3)
    .optional(),
  testimonials: z
    .array(
      z.strictObject({
        text: words(600),
        name: words(80),
        role: words(80),
        stars: z.number().int().min(1).max(5).default(5),
      }),
    )
    .min(1)
    .max(9)
    .optional(),
})
export type SiteFile = z.infer<typeof SiteFile>

/** Data of the landing page: the operator's texts, and what is free. */
export type OwnSite = SiteFile & {
  /** Projects that a new account may create without a plan. */
  freeEpisodes?: number
  /** True if nothing is charged (BILLING=off). */
  isIncluded?: boolean
}
