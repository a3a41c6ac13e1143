// Content as pictures. The server draws them, so that they look the same in every browser.
import { ClipText, formatKeys, HexColor, maxClips, pictureTypeKeys } from '@podcastai/content-types'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The show's handle or address on its pictures: '@theshow', 'theshow.com'. */
export const maxHandleLength = 60

const Handle = z.string().trim().max(maxHandleLength, `At most ${maxHandleLength} characters`)

/** Branding of a show's pictures. Null and '' mean not set. `show` is the podcast's name from the settings. */
export const PictureLook = z.object({
  ground: HexColor.nullable(),
  accent: HexColor.nullable(),
  handle: Handle,
  show: z.string(),
})
export type PictureLook = z.infer<typeof PictureLook>

export const getPictureLook = endpoint({
  method: 'GET',
  path: '/api/team/picture-look',
  summary: "The brand colors and the handle of the first show's pictures",
  access: 'session',
  response: PictureLook,
})

export const savePictureLook = endpoint({
  method: 'PUT',
  path: '/api/team/picture-look',
  summary: 'Change the brand colors or the handle of the first show; omitted fields stay',
  access: 'session',
  permission: 'editBusinessSettings',
  body: z.strictObject(PictureLook.omit({ show: true }).partial().shape),
  response: PictureLook,
})

/** Colors of this picture; by default the show's, else the content's. */
const colors = { ground: HexColor.optional(), accent: HexColor.optional() }

/** A project's pictures, for everyone who may view it, with or without an active plan. */
const drawing = {
  method: 'GET',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: z.object({ id: z.uuid() }),
  // Bytes, so there are no fields to validate.
  response: z.unknown(),
} as const

const query = z.object({
  contentType: z.enum(pictureTypeKeys).default('quotes'),
  /** Defaults to the type's first format. */
  format: z.enum(formatKeys).optional(),
  ...colors,
  /** The reference image under a thumbnail: its id, or 'none'. Defaults to the project's first, if any. */
  image: z.uuid().or(z.literal('none')).optional(),
})

/** Width in pixels of a scaled-down picture. */
const width = z.coerce.number().int().min(120).max(1280).optional()

export const drawPicture = endpoint({
  ...drawing,
  path: '/api/transcripts/:id/picture',
  summary: 'One picture of the content as PNG',
  // Enough for a whole office; drawing is shared fairly among its users.
  perMinute: 1200,
  query: query.extend({
    /** Path of the item in its content, for example '0' or 'carousel_1.slides.0'. Defaults to the first. */
    item: z
      .string()
      .regex(/^[\w.]{1,80}$/)
      .optional(),
    width,
  }),
})

/** Maximum pictures in one file. */
export const maxPictures = 120

export const downloadPictures = endpoint({
  ...drawing,
  path: '/api/transcripts/:id/pictures',
  summary: 'Several pictures as a ZIP of PNGs, or as pages of a PDF',
  perMinute: 120,
  query: query.extend({
    /** Comma-separated paths of the items. Defaults to all published ones. */
    items: z
      .string()
      .regex(/^[\w.]{1,80}(?:,[\w.]{1,80}){0,119}$/, `At most ${maxPictures} images at once`)
      .optional(),
    as: z.enum(['zip', 'pdf']).default('zip'),
  }),
})

export const drawClipOverlays = endpoint({
  method: 'POST',
  path: '/api/clip-overlays',
  summary: 'Texts of the clip tool as transparent pictures of 1080×1920: the first as PNG, or all as a ZIP',
  access: 'session',
  permission: 'viewAllTranscripts',
  perMinute: 120,
  body: z.object({
    texts: z
      .array(
        ClipText.pick({ text: true, highlightedWords: true }).extend({
          text: z.string().trim().min(1).max(300),
          highlightedWords: z.array(z.string().max(100)).max(20),
        }),
      )
      .min(1)
      .max(maxClips * 8),
    ...colors,
    /** The show whose branding it has; by default the first. */
    showId: z.uuid().optional(),
    as: z.enum(['png', 'zip']).default('png'),
    width,
  }),
  response: z.unknown(),
})
