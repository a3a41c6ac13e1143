import { type Evidence, getContentType, timeCode } from '@podcastai/content-types'
import type { Finding, FoundPlace } from '@podcastai/contracts'

/** A text with search matches highlighted. */
export function Marked({ text, hits }: Pick<Finding, 'text' | 'hits'>) {
  const ends = hits.map(({ to }) => to)
  return (
    <>
      {hits.map(({ from, to }, at) => (
        <span key={from}>
          {text.slice(ends[at - 1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  )
}

/** Characters before the first match that a short excerpt keeps. */
const before = 40

/** Returns the text from shortly before its first match, so that it shows within two lines. */
export function nearHit({ text, hits }: Pick<Finding, 'text' | 'hits'>): Pick<Finding, 'text' | 'hits'> {
  const first = hits[0]?.from ?? 0
  const cut = first <= before ? 0 : text.indexOf(' ', first - before) + 1
  if (cut === 0 || cut > first) return { text, hits }
  return {
    text: `…${text.slice(cut)}`,
    hits: hits.map(({ from, to }) => ({ from: from - cut + 1, to: to - cut + 1 })),
  }
}

/** Returns 'Jonas · 12:04', or the content type; nothing for a title. */
export function formatLocation(place: FoundPlace): string {
  if (place.kind === 'title') return ''
  const type = place.kind === 'content' ? (place.formatName ?? getContentType(place.contentType).title) : null
  return [type, ...(place.evidence ? saidAt(place.evidence) : [])].filter(Boolean).join(' · ')
}

function saidAt({ speaker, start, estimated }: Evidence): (string | null)[] {
  return [speaker, `${estimated ? '≈ ' : ''}${timeCode(start)}`]
}
