// The text formats of a show: those that ship, switched on and off, and its own.
import { formatParts } from '@podcastai/content-types'
import { z } from 'zod'
import { FormatKey } from './content-key.ts'
import { endpoint } from './endpoint.ts'

/** Maximum number of own formats of a show. */
export const maxOwnFormats = 20
export const maxFormatName = 60
export const maxFormatPurpose = 200
export const maxFormatInstruction = 2000
export const maxFormatExample = 4000
/** Characters of a text, or of a post, that a format can ask for. */
export const formatLengths = { min: 1, max: 10_000 } as const

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max.toLocaleString('en-US')} characters`)
const length = z.int().min(formatLengths.min, 'Enter a number above 0').max(formatLengths.max, 'At most 10,000')

const fields = z.strictObject({
  name: text(maxFormatName).min(1, 'Please enter a name'),
  /** What it is for, in a few words. */
  purpose: text(maxFormatPurpose).min(1, 'Please say what it is for'),
  /** What to choose from the episode, and how to write it. */
  instruction: text(maxFormatInstruction).min(1, 'Please say how to write it'),
  /** 'headed' begins with a headline, and the posts of a thread are numbered. */
  parts: z.enum(formatParts),
  /** Characters of the text, or of each post. */
  minCharacters: length,
  maxCharacters: length,
  /** A text whose form is followed; '' for none. */
  example: text(maxFormatExample),
})

/** What a team says of its own format. */
export const OwnFormat = fields.refine(({ minCharacters, maxCharacters }) => minCharacters < maxCharacters, {
  path: ['maxCharacters'],
  message: 'Enter more than the minimum',
})
export type OwnFormat = z.infer<typeof OwnFormat>

/** `isOn`: its texts are written with the other content of new episodes, and projects have a tab for it. */
export const ShowFormat = z.object({
  key: FormatKey,
  isOn: z.boolean(),
  ...fields.shape,
})
export type ShowFormat = z.infer<typeof ShowFormat>

const ShowFormats = z.object({
  /** Those that ship first, then the show's own, oldest first. */
  formats: z.array(ShowFormat),
  /** Maximum number of own formats. */
  max: z.int(),
})
export type ShowFormats = z.infer<typeof ShowFormats>

const Id = z.object({ id: z.uuid() })
const IdAndKey = z.object({ id: z.uuid(), key: FormatKey })

const change = {
  access: 'session',
  permission: 'editAISettings',
  perMinute: 60,
  response: ShowFormats,
} as const

export const listFormats = endpoint({
  method: 'GET',
  path: '/api/shows/:id/formats',
  summary: 'The text formats of a show besides the eight content types',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: Id,
  response: ShowFormats,
})

export const createFormat = endpoint({
  ...change,
  method: 'POST',
  path: '/api/shows/:id/formats',
  summary: 'Make a format of this show, which is switched on',
  params: Id,
  body: OwnFormat,
})

export const saveFormat = endpoint({
  ...change,
  method: 'PUT',
  path: '/api/shows/:id/formats/:key',
  summary: 'Change an own format. Written texts stay as they are',
  params: IdAndKey,
  body: OwnFormat,
})

export const switchFormat = endpoint({
  ...change,
  method: 'PUT',
  path: '/api/shows/:id/formats/:key/on',
  summary: 'Switch a format on or off. Written texts stay',
  params: IdAndKey,
  body: z.strictObject({ isOn: z.boolean() }),
})

export const deleteFormat = endpoint({
  ...change,
  method: 'DELETE',
  path: '/api/shows/:id/formats/:key',
  summary: 'Delete an own format. Texts that were written in it stay',
  params: IdAndKey,
})
