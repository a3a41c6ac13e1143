import { z } from 'zod'
import { getCandidateFields } from '../../items/candidate.ts'
import { editedItemFields, itemFields } from '../../items/item-fields.ts'
import { findStored, itemWithId, listItems } from '../../items/item-ids.ts'
import type { ContentType } from '../../type/content-type.ts'
import { EditedLine } from '../../type/edit-limits.ts'
import { Evidence, Passage, toPassageList } from '../../type/evidence.ts'

/** Minimum and maximum number of slides in a carousel. */
export const carouselSlides = { min: 6, max: 10 } as const

/** Maximum characters stored for a slide. */
export const maxSlideCharacters = 1000

export const CarouselSlide = z.object({
  id: itemFields.id,
  slideNumber: z.int().min(1),
  /** The slide's purpose, for example 'Hook' or 'Call to action'. */
  purpose: z.string(),
  content: z.string().trim().min(1).max(maxSlideCharacters),
  evidence: Evidence.nullable(),
})
export type CarouselSlide = z.infer<typeof CarouselSlide>

export const Carousel = z.object({
  title: z.string().trim().min(1).max(200),
  /** For example 'Numbered list' or 'Question and answer'. */
  format: z.string(),
  slides: z.array(CarouselSlide).min(1),
  ...itemFields,
})
export type Carousel = z.infer<typeof Carousel>

/** A key may be part of an item's path. */
const CarouselKey = z.string().regex(/^\w{1,40}$/, 'Name each carousel with letters, digits, and underscores only')

/** Keyed carousel_1, carousel_2, …, or as the client that saved them names them. */
export const CarouselPosts = z.record(CarouselKey, Carousel)
export type CarouselPosts = z.infer<typeof CarouselPosts>

/** Maximum number of carousels and slides in an edit. */
const [maxCarousels, maxSlides] = [20, 30]

export const EditedCarousels = z
  .record(
    CarouselKey,
    Carousel.pick({ title: true }).extend({
      ...editedItemFields,
      format: EditedLine.default(''),
      slides: z
        .array(
          CarouselSlide.pick({ content: true }).extend({
            ...editedItemFields,
            purpose: EditedLine.default(''),
            evidence: Passage.nullish(),
          }),
        )
        .min(1)
        .max(maxSlides, `A carousel may have ${maxSlides} slides at most`),
    }),
  )
  .refine((all) => Object.keys(all).length <= maxCarousels, `There may be ${maxCarousels} carousels at most`)
export type EditedCarousels = z.infer<typeof EditedCarousels>

export const carouselPosts: ContentType<CarouselPosts, EditedCarousels> = {
  key: 'carousel_posts',
  label: 'Carousels',
  title: 'Carousel Posts',
  subtitle: 'One idea per slide',
  schema: CarouselPosts,
  blank: {},
  edited: EditedCarousels,
  labels: ['purpose', 'format'],
  count: (content) => Object.keys(content).length,
  usual: { items: 3, one: 'carousel', many: 'carousels' },
  columns: ['Carousel', 'Title', 'Format', 'Slide', 'Purpose', 'Content'],
  rows: (content) =>
    Object.entries(content).flatMap(([key, carousel]) =>
      carousel.slides.map((slide) => ({
        Carousel: key,
        Title: carousel.title,
        Format: carousel.format,
        Slide: String(slide.slideNumber),
        Purpose: slide.purpose,
        Content: slide.content,
      })),
    ),
  items: (content) =>
    Object.entries(content).flatMap(([whole, carousel]) => [
      { ...itemWithId(carousel, `${whole}.title`, whole), also: [`${whole}.format`], whole },
      ...listItems(carousel.slides, `${whole}.slides`).map((slide) => ({ ...slide, whole })),
    ]),
  resolveEdit: (edited, { before, groundFor }) => {
    const carousels = Object.values(before)
    const storedSlides = carousels.flatMap(({ slides }) => slides)
    return Object.fromEntries(
      Object.entries(edited).map(([key, { id, title, format, slides }]) => {
        const settled = slides.map(({ id, purpose, content, evidence }, at): CarouselSlide => {
          const passage = evidence === undefined ? findStored(storedSlides, { id })?.evidence : evidence
          return {
            ...{ id, slideNumber: at + 1, purpose, content },
            evidence: groundFor(content, toPassageList(passage))[0] ?? null,
          }
        })
        const stored = findStored(carousels, { id })
        const isUnchanged =
          stored?.title === title && slides.every(({ content }, at) => stored.slides[at]?.content === content)
        return [key, { id, title, format, slides: settled, ...getCandidateFields(stored, isUnchanged) }]
      }),
    )
  },
}

/** Maximum characters that are readable on a slide. */
export const slideLength = 240
