import { inQuotes } from '../../built-in/printed.server.ts'
import type { QuotationMarks } from '../../type/quotation-marks.ts'
import { getTextWidth } from '../../type/script-limits.ts'
import { type CaptionSize, captionLengths } from './social-media.ts'

/** The fixed parts of a caption, each in order of preference. */
export type CaptionParts = { signatures: readonly string[]; closings: readonly string[]; marks?: QuotationMarks }

/** The words that open a caption, and those that follow. */
type QuotedWords = { hook: { words: string }; rest: { words: string } | null }

/** Maximum characters of a name with a job title: a longer one would be most of the caption. */
const maxSignatureLength = 90

/**
 * Composes a caption with the first signature and closing line that give it the requested length; if none do, returns
 * the longest that is short enough, or null if the words alone are too long.
 */
export function composeCaption(
  { hook, rest }: QuotedWords,
  { signatures, closings, marks }: CaptionParts,
  size: CaptionSize,
): string | null {
  const { min, max } = captionLengths[size]
  const quoted = [inQuotes(hook.words, marks), rest === null ? '' : inQuotes(rest.words, marks)]
  const texts = (closings.length === 0 ? [''] : closings).flatMap((closing) =>
    signatures
      .filter((signature) => signature.length <= maxSignatureLength)
      .map((signature) => [quoted[0], signature, quoted[1], closing].filter(Boolean).join('\n\n')),
  )
  const short = texts.filter((text) => getTextWidth(text) <= max)
  return short.find((text) => getTextWidth(text) >= min) ?? short.sort((a, b) => b.length - a.length)[0] ?? null
}
