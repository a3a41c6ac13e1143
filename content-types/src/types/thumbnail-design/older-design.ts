import { z } from 'zod'
import { ReferenceImage } from '../../type/reference-image.ts'
import type { ThumbnailDesign } from './thumbnail-design.ts'

const OlderDesign = z.object({
  textOverlay: z.object({
    mainText: z.string().trim().min(1),
    font: z.string().optional(),
    color: z.string().optional(),
    size: z.union([z.string(), z.number()]).optional(),
  }),
  visualElements: z.array(z.string()).catch([]),
  colorScheme: z.array(z.string()).catch([]),
  composition: z.string().catch(''),
  referenceImages: z.array(ReferenceImage).catch([]),
})

/** Converts a design from when there was only one text, stored with its font, color, and size. */
export function migrateDesign(stored: unknown): ThumbnailDesign | null {
  const older = OlderDesign.safeParse(stored)
  if (!older.success || (typeof stored === 'object' && stored !== null && 'textOptions' in stored)) return null
  const { textOverlay, ...rest } = older.data
  const { mainText, font, color, size } = textOverlay
  const look = [font && `font ${font}`, color && `color ${color}`, size !== undefined && `size ${size}`]
  const style = look.filter(Boolean).join(', ')
  const reasoning = style ? `Original style: ${style}` : 'From an older design'
  const option = { text: mainText, highlightedWords: [], reasoning, evidence: null }
  return { ...rest, textOptions: { fullEpisode: [option], clips: [] } }
}
