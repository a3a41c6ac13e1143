import { type Stressed, stressedParts } from '../pictures/stressed-parts.ts'

/** A short text with its stressed words marked. */
export function StressedText({ option }: { option: Stressed }) {
  return stressedParts(option).map(({ text, stressed, at }) =>
    stressed ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  )
}
