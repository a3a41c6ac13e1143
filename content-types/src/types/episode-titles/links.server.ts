import type { Episode } from '@podcastai/episode'

// What stands there as an address: with its scheme, www or a path. Of a spoken one a transcription may keep half
// ("virtual coffee.io"), so it counts only where words lead to it. Longer labels are sentences that ran together.
const address = /(?<![\w@-])(?:https?:\/\/)?(?:[a-z0-9-]{1,25}\.)+([a-z]{2,6})\b(\/[\w\-./?%&=#]*[\w/])?/gi
const endings = new Set('com org net io dev fm show ai app co tv edu gov me us uk de fr es eu info social'.split(' '))

/** Words of a path that lead to a sponsor, or to the show's own business. */
const business = /sponsor|advertis|partner|support|donate|promo|discount|coupon/i
/** Sentences around a sponsor's words that still speak of it. */
const nearSponsor = 4
/** The last part of an episode, in which a guest says where to be found, also without "www." or a path. */
const closing = { share: 0.15, min: 10 } as const
/** Words before an address that is said: "find me at", "it's on". A name that was cut in two has others. */
const leadsTo = /\b(?:at|on|to|is|visit|it['’]s|via|called) $/i
/** Words that introduce the speaker's own address; other addresses are only mentioned. */
const invites = /\b(?:me|my|us|our|you can|go to|visit|check out)\b/i

/**
 * Addresses that were spoken or typed in the episode, once each and in order; none of a sponsor, and beside a guest none
 * that the host gives.
 */
export function linksIn(episode: Episode): string[] {
  const found = new Map<string, string>()
  const { sentences, speakers } = episode
  const hasGuest = speakers.some(({ role }) => role === 'guest')
  const hosts = new Set(speakers.filter(({ role }) => hasGuest && role === 'host').map(({ name }) => name))
  const late = sentences.length - Math.max(closing.min, Math.floor(sentences.length * closing.share))
  const isSponsored = (id: number) =>
    sentences
      .slice(Math.max(0, id - nearSponsor), id + nearSponsor + 1)
      .some(({ traits }) => traits.boilerplate === 'sponsor')
  for (const { id, text, speaker } of sentences) {
    if (!text.includes('.') || isSponsored(id) || hosts.has(speaker ?? '')) continue
    for (const { 0: link, 1: ending = '', 2: path = '', index } of text.matchAll(address)) {
      const isWritten = /^(?:https?:|www\.)/i.test(link) || path.length > 1
      const isSaid = id >= late && leadsTo.test(text.slice(0, index)) && invites.test(text.slice(0, index))
      if (!(isWritten || isSaid) || !endings.has(ending.toLowerCase()) || business.test(link)) continue
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
