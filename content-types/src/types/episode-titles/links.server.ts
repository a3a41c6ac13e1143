import type { Episode } from '@podcastai/episode'

// Only what stands there as an address: with its scheme, www or a path. Of a spoken one a transcription keeps half
// ("virtual coffee.io"). Longer labels are sentences that ran together.
const address = /(?<![\w@-])(?:https?:\/\/)?(?:[a-z0-9-]{1,25}\.)+([a-z]{2,6})\b(\/[\w\-./?%&=#]*[\w/])?/gi
const endings = new Set('com org net io dev fm show ai app co tv edu gov me us uk de fr es eu info social'.split(' '))

/** What every address has, for a look that costs less. */
const mayHold = /\/|www\./i

/** Addresses that were spoken or typed in the episode, once each and in order; none from a sponsor's words. */
export function linksIn(episode: Episode): string[] {
  const found = new Map<string, string>()
  for (const { text, traits } of episode.sentences) {
    if (traits.hygiene === 'sponsor' || !mayHold.test(text)) continue
    for (const [link, ending = '', path = ''] of text.matchAll(address)) {
      const written = /^(?:https?:|www\.)/i.test(link) || path.length > 1
      if (!written || !endings.has(ending.toLowerCase())) continue
      const key = link.toLowerCase().replace(/^https?:\/\/(?:www\.)?/, '')
      if (isSpokenDot(key, episode)) continue
      if (!found.has(key)) found.set(key, /^https?:/i.test(link) ? link : `https://${link}`)
    }
  }
  return [...found.values()].slice(0, 20)
}

/** "the.net" where a transcription wrote ".NET" after a word. */
function isSpokenDot(key: string, { sentences }: Episode): boolean {
  const label = /^([a-z]+)\.net$/.exec(key)?.[1]
  return (
    label !== undefined &&
    (label.length < 4 || sentences.some(({ text }) => new RegExp(`\\b${label} `, 'i').test(text)))
  )
}
