import type { Episode } from '@podcastai/episode'
import { touchesAvoided } from './avoided-topics.ts'
import { overlap, type Passage, passagesOf } from './passages.server.ts'
import { publishableSentences, usefulPhrases } from './publishable-sentences.server.ts'
import { guestNames, hostNames, listed, nameOf, speakerNames, speaksEnglish } from './reported-speech.server.ts'
import type { Brief } from './writer.server.ts'

/** Who talks about what, as one sentence of ours; empty where the episode is not in English or names nothing. */
export function aboutLine(episode: Episode, brief: Brief): string {
  const phrases = namedSubjects(episode, brief).slice(0, 3)
  if (!speaksEnglish(episode) || phrases.length === 0) return ''
  const [guests, hosts] = [guestNames(episode, brief).slice(0, 2), hostNames(episode, brief).slice(0, 3)]
  const show = brief.voice.podcastName === '' ? '' : ` on ${brief.voice.podcastName}`
  const title = brief.guest.title?.trim()
  const guest = listed(guests) + (brief.guest.name && title ? `, ${title},` : '')
  const known = hosts.length + guests.length > 0 ? hosts : speakerNames(episode, brief).slice(0, 3)
  const others = known.filter((name) => !guests.includes(name))
  if (guests.length > 0 && others.length > 0)
    return `${listed(others)} ${others.length > 1 ? 'talk' : 'talks'} with ${guest.replace(/,$/, '')}${title && brief.guest.name ? ',' : ''} about ${listed(phrases)}${show}.`
  const people = guests.length > 0 ? guest : listed(others)
  if (people === '') return `${sentenceCase(listed(phrases))}${show}.`
  const several = guests.length > 1 || (guests.length === 0 && others.length > 1)
  return `${people} ${several ? 'talk' : 'talks'} about ${listed(phrases)}${show}.`
}

/** Key phrases that name the episode's subjects: no speaker's name, none that is part of another. */
export function subjectsOf(episode: Episode, brief: Brief): string[] {
  const names = episode.speakers.map(({ name }) => name.toLowerCase())
  const chosen: string[] = []
  for (const phrase of usefulPhrases(episode.keyPhrases)) {
    const lower = phrase.toLowerCase()
    const isName = names.some((name) => name.includes(lower)) || lower === brief.guest.name?.toLowerCase()
    const known = chosen.some((other) => sharesWord(other.toLowerCase(), lower))
    if (!isName && !known && !touchesAvoided(phrase, brief.voice.avoidTopics)) chosen.push(phrase)
  }
  return chosen
}

/** The subjects that can stand in a sentence without an article: names, plurals, phrases, and what is spoken of without one. */
export function namedSubjects(episode: Episode, brief: Brief): string[] {
  const text = episode.sentences.map((sentence) => sentence.text).join(' ')
  const show = brief.voice.podcastName.toLowerCase()
  return subjectsOf(episode, brief).filter((subject) => {
    if (show !== '' && (show.includes(subject.toLowerCase()) || subject.toLowerCase().includes(show))) return false
    if (/\p{Lu}/u.test(subject) || /[^s]s$/.test(subject)) return true
    const escaped = subject.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const all = text.match(new RegExp(`\\b${escaped}\\b`, 'gi'))?.length ?? 0
    const determined = new RegExp(
      `\\b(?:a|an|the|this|that|my|your|our|their|his|her|its|one|every|each) (?:\\w+ )?${escaped}\\b`,
      'gi',
    )
    return (text.match(determined)?.length ?? 0) < all * 0.4
  })
}

/** The episode in its own statements, in order of time: a draft with marks, each statement with its speaker. */
export function summaryDraft(episode: Episode, brief: Brief, most: number): string {
  const pool = publishableSentences(episode, brief)
  const passages = passagesOf(episode, pool, 2).filter(
    ({ words, text }) => words >= 10 && text.length <= 260 && !/\b(?:episode|podcast|show notes)\b/i.test(text),
  )
  const chosen: Passage[] = []
  const inSummary = new Set(episode.summary)
  const ranked = [...passages].sort((a, b) => score(b) - score(a))
  function score(passage: Passage): number {
    return passage.score + (inSummary.has(passage.first) ? 2 : 0)
  }
  for (const passage of ranked) {
    const gap = Math.max(8, episode.sentences.length / (most * 3))
    const apart = chosen.every((other) => Math.abs(other.first - passage.first) > gap && !overlap(other, passage))
    if (apart && chosen.length < most) chosen.push(passage)
  }
  chosen.sort((a, b) => a.first - b.first)
  const lines = chosen.map((passage) => {
    const name = nameOf(passage.speaker, brief)
    return name === null ? `“${passage.mark}”` : `${name}: “${passage.mark}”`
  })
  return [aboutLine(episode, brief), ...lines].filter((line) => line !== '').join('\n\n')
}

function sharesWord(a: string, b: string): boolean {
  const words = new Set(a.split(/\s+/).map(stem))
  return b.split(/\s+/).some((word) => words.has(stem(word)))
}

function stem(word: string): string {
  return word.replace(/(?:ies|es|s|ing)$/, '')
}

function sentenceCase(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
