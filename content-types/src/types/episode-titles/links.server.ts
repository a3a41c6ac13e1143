import type { Episode } from '@podcastai/episode'
import { type Reading, toValidatedPiece, type ValidatedPiece } from '../../model-interface/model-type.server.ts'

// A written address: with its scheme, www, or a path. Transcription may keep only half of a spoken one ("virtual
// coffee.io"), so it counts only if the words before it introduce an address. Longer labels are sentences that ran
// together.
const address = /(?<![\w@-])(?:https?:\/\/)?(?:[a-z0-9-]{1,25}\.)+([a-z]{2,6})\b(\/[\w\-./?%&=#]*[\w/])?/gi
const endings = new Set('com org net io dev fm show ai app co tv edu gov me us uk de fr es eu info social'.split(' '))

/** Words in a path that point to a sponsor or to the show's own business. */
const business = /sponsor|advertis|partner|support|donate|promo|discount|coupon/i
/** Number of sentences around a sponsor mention that are considered part of the ad. */
const nearSponsor = 4
/** The end of an episode, where a guest's address counts even without "www." or a path: share and minimum sentences. */
const closing = { share: 0.15, min: 10 } as const
/** Words before a spoken address: "find me at", "it's on". A name that was split in two follows other words. */
const leadsTo = /\b(?:at|on|to|is|visit|it['’]s|via|called) $/i
/** Words that introduce the speaker's own address; other addresses are only mentioned. */
const invites = /\b(?:me|my|us|our|you can|go to|visit|check out)\b/i

/**
 * Returns the addresses that were spoken or typed in the episode, once each and in order, without sponsors' addresses
 * and, if there is a guest, without those given by the host.
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

/** True if an address such as "the.net" is ".NET" after another word. */
function isSpokenDot(key: string, { sentences }: Episode): boolean {
  const label = /^([a-z]+)\.net$/.exec(key)?.[1]
  return (
    label !== undefined &&
    (label.length < 4 || sentences.some(({ text }) => new RegExp(`\\b${label} `, 'i').test(text)))
  )
}

/** Validates an address that a model found: all of it must have been said, as "sentry.io", "sentry dot io", or "sentry io". */
export function validateLink(piece: ValidatedPiece['piece'], { episode }: Reading): ValidatedPiece {
  const written = piece.text.trim().replace(/[.,;]$/, '')
  const address = written.replace(/^https?:\/\//i, '').replace(/^www\./i, '')
  const [host = ''] = address.split('/')
  const near = piece.ids.flatMap((id) => [id - 1, id, id + 1].flatMap((one) => episode.sentences[one] ?? []))
  const isSaid = host !== '' && squash(near.map(({ text }) => text).join(' ')).includes(squash(address))
  const problems = [
    ...(/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(host) ? [] : ['Write it as an address, such as example.com.']),
    ...(isSaid ? [] : [`“${written.slice(0, 100)}” isn’t said in the sentences it cites.`]),
    ...(piece.ids.some((id) => episode.sentences[id]?.traits.boilerplate === 'sponsor')
      ? ['It is a sponsor’s address. Leave it out.']
      : []),
  ]
  const text = /^https?:/i.test(written) ? written : `https://${written}`
  return toValidatedPiece(piece, { text, evidence: [], ids: [], quotations: [], problems }, { claims: false })
}

/** Returns only the letters and digits of an address, so that its spoken and written forms are equal. */
function squash(text: string): string {
  return text.toLowerCase().replace(/\b(?:dot|slash)\b|[^\p{L}\p{N}]/gu, '')
}
