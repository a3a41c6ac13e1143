import { contentTypeKeys, ownFormatKeyPattern, shippedFormatKeys } from '@podcastai/content-types'
import { z } from 'zod'

/** The key of a format that a show made. */
const OwnFormatKey = z.string().regex(ownFormatKeyPattern) as unknown as z.ZodType<`own_${string}`>

/** The key of a text format. */
export const FormatKey = z.union([z.enum(shippedFormatKeys), OwnFormatKey])

/** What content is stored under: a content type, or a text format. */
export const ContentKey = z.union([z.enum([...contentTypeKeys, ...shippedFormatKeys]), OwnFormatKey])
export type ContentKey = z.infer<typeof ContentKey>
