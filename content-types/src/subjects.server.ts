import type { Episode } from '@podcastai/episode'
import { touchesAvoided } from './avoided-topics.ts'
import { isPersonsName, timesNamed } from './named-things.server.ts'
import { usefulPhrases } from './publishable-sentences.server.ts'
import { guestNames } from './reported-speech.server.ts'
import type { Brief } from './writer.server.ts'

/** Key phrases that name the episode's subjects: nobody's name, none that is part of another. */
export function subjectsOf(episode: Episode, brief: Brief): string[] {
  const names = episode.speakers.map(({ name }) => name.toLowerCase())
  const chosen: string[] = []
  for (const phrase of usefulPhrases(episode.keyPhrases)) {
    const lower = phrase.toLowerCase()
    const isName = names.some((name) => name.includes(lower)) || lower === brief.guest.name?.toLowerCase()
    const known = chosen.some((other) => sharesWord(other.toLowerCase(), lower))
    if (!isName && !known && !isPersonsName(phrase, episode) && !touchesAvoided(phrase, brief.voice.avoidTopics))
      chosen.push(phrase)
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
    const named = [...text.matchAll(new RegExp(`\\b${escaped}\\b`, 'gi'))]
    const determined = named.filter(({ index }) => endsOnDeterminer.test(text.slice(Math.max(0, index - 60), index)))
    return determined.length < named.length * 0.4
  })
}

/** "the", "her own", in front of a subject. */
const endsOnDeterminer = /\b(?:a|an|the|this|that|my|your|our|their|his|her|its|one|every|each) (?:\w+ )?$/i

/** What a podcaster would tag: the guest, then names, phrases, and a plain word only where the talk keeps to it. */
export function tagSubjects(episode: Episode, brief: Brief): string[] {
  const guests = guestNames(episode, brief).map((name) => name.replace(/,.*$/, ''))
  const words = subjectsOf(episode, brief).filter((subject) => {
    if (/\p{Lu}/u.test(subject)) return true
    return timesNamed(subject, episode) >= (subject.includes(' ') ? 3 : 8)
  })
  return [...guests.slice(0, 1).filter((name) => /\s/.test(name)), ...words.slice(0, 4)]
}

function sharesWord(a: string, b: string): boolean {
  const words = new Set(a.split(/\s+/).map(stem))
  return b.split(/\s+/).some((word) => words.has(stem(word)))
}

function stem(word: string): string {
  return word.replace(/(?:ies|es|s|ing)$/, '')
}
