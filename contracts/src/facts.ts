import { type FactName, factNames } from '@podcastai/transcript/fact-names'
import { z } from 'zod'
import { maxUrlLength } from './limits.ts'
import { hasVisibleText } from './visible-text.ts'

export { type FactName, factNames }

const maxLinks = 20
/** Maximum characters of each fact. Names are separated by commas, links by line breaks. */
export const maxFactLengths: Record<FactName, number> = {
  showName: 200,
  episodeNumber: 20,
  publishedOn: 10,
  hostName: 200,
  guestName: 200,
  guestTitle: 200,
  guestHandle: 200,
  description: 2000,
  links: 5000,
}

/** `file` and `spoken` were found in the upload; what a `user` entered is never replaced. */
export const EpisodeFacts = z.partialRecord(
  z.enum(factNames),
  z.object({ value: z.string(), source: z.enum(['file', 'spoken', 'user']) }),
)
export type EpisodeFacts = z.infer<typeof EpisodeFacts>

/** An empty text says that there is none. */
const text = (name: FactName) =>
  z
    .string()
    .trim()
    .max(maxFactLengths[name])
    .transform((value) => (hasVisibleText(value) ? value : ''))
    .optional()

/** Returns the links that a fact holds, one per line; a label may stand before the address: "The river: https://…". */
export function splitLinks(value: string): string[] {
  const lines = value.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '')
}

/** Web addresses only: other schemes (javascript:, data:) must never become a link. */
function areLinks(value: string): boolean {
  const links = splitLinks(value)
  return links.length <= maxLinks && links.every((link) => isWebAddress(link.split(/\s/).at(-1) ?? ''))
}

function isWebAddress(link: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(link) || link.length > maxUrlLength || !URL.canParse(link)) return false
  const { username, password } = new URL(link)
  return username === '' && password === ''
}

/** Facts that a user sends. Those left out stay as they were found. */
export const FactFields = z.object({
  showName: text('showName'),
  episodeNumber: text('episodeNumber'),
  publishedOn: z.union([z.literal(''), z.iso.date('Please enter a date such as 2026-05-02')]).optional(),
  hostName: text('hostName'),
  guestName: text('guestName'),
  guestTitle: text('guestTitle'),
  guestHandle: text('guestHandle'),
  description: text('description'),
  links: text('links').refine(
    (value) => value === undefined || areLinks(value),
    `Please enter up to ${maxLinks} links, one per line, each with an address that begins with https://`,
  ),
})
export type FactFields = z.infer<typeof FactFields>
