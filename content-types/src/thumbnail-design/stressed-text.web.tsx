import { stressedParts } from './stressed-parts.ts'
import type { TextOption } from './thumbnail-design.ts'

/** A short text with its stressed words marked. */
export function StressedText({ option }: { option: Pick<TextOption, 'text' | 'highlightedWords'> }) {
  return stressedParts(option).map(({ text, stressed, at }) =>
    stressed ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  )
}
