import { type Episode, oncePer } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { touchesAvoided } from '../../voice/avoided-topics.ts'
import { guestNames } from '../../voice/speaker-names.server.ts'
import { isPersonsName, isWrittenLikeABrand, needsArticle, timesNamed } from '../grammar/named-things.server.ts'
import { usefulPhrases } from '../grammar/publishable-sentences.server.ts'

/** Key phrases that name the episode's subjects: nobody's name, none that is part of another. */
export function subjectsOf(episode: Episode, brief: Brief): readonly string[] {
  return subjectsIn(episode)(brief)
}

const subjectsIn = oncePer((episode: Episode) => oncePer((brief: Brief) => chooseSubjects(episode, brief)))

function chooseSubjects(episode: Episode, brief: Brief): string[] {
  const names = episode.speakers.map(({ name }) => name.toLowerCase())
  const chosen: string[] = []
  for (const phrase of usefulPhrases(episode.keyPhrases)) {
    const lower = phrase.toLowerCase()
    const isName = names.some((name) => name.includes(lower)) || lower === brief.guest.name?.toLowerCase()
    const known = chosen.some((other) => sharesWord(other.toLowerCase(), lower))
    if (isSlight(phrase, episode)) continue
    if (!isName && !known && !isPersonsName(phrase, episode) && !touchesAvoided(phrase, brief.voice.avoidTopics))
      chosen.push(phrase)
  }
  return chosen
}

/** "bin", "jar": three letters that are no name are a thing in a story, unless the talk keeps to it. */
function isSlight(phrase: string, episode: Episode): boolean {
  return /^\p{Ll}{1,3}$/u.test(phrase) && timesNamed(` ${phrase}`, episode) < 8
}

/** The subjects that can stand in a sentence without an article: names, plurals, phrases, and what is spoken of without one. */
export function namedSubjects(episode: Episode, brief: Brief): string[] {
  const show = brief.voice.podcastName.toLowerCase()
  return subjectsOf(episode, brief).filter((subject) => {
    if (show !== '' && (show.includes(subject.toLowerCase()) || subject.toLowerCase().includes(show))) return false
    return /\p{Lu}/u.test(subject) || /[^s]s$/.test(subject) || !needsArticle(subject, episode)
  })
}

/**
 * What a podcaster would tag: the guest, then what the talk keeps to, in phrases and names that are spoken of often; no
 * place or firm that is only passed by.
 */
export function tagSubjects(episode: Episode, brief: Brief): string[] {
  const guests = guestNames(episode, brief).map((name) => name.replace(/,.*$/, ''))
  const themes = brief.voice.keyThemes.filter((theme) => timesNamed(theme, episode) >= 2)
  const words = subjectsOf(episode, brief).filter((subject) => {
    const often = timesNamed(subject, episode)
    if (subject.includes(' ')) return often >= (/\p{Lu}/u.test(subject) ? 3 : 5)
    if (isPlace(subject, episode)) return false
    return often >= (isWrittenLikeABrand(subject) ? 4 : 8)
  })
  // A word that every talk could use finds nobody; one or two show what it is about.
  const plain = words.filter((word) => /^\p{Ll}+$/u.test(word)).slice(plainTags)
  const best = [...new Set([...themes, ...words.filter((word) => !plain.includes(word))])].slice(0, 8)
  return [...guests.slice(0, 1).filter((name) => /\s/.test(name)), ...best]
}

/** Hashtags of one word without a capital. */
const plainTags = 2

/** "in Berlin", "from Texas": more often named as a place than otherwise. */
function isPlace(subject: string, episode: Episode): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(subject)) return false
  return (
    timesNamed(`in ${subject}`, episode) + timesNamed(`from ${subject}`, episode) >= timesNamed(subject, episode) * 0.4
  )
}

function sharesWord(a: string, b: string): boolean {
  const words = new Set(a.split(/\s+/).map(stem))
  return b.split(/\s+/).some((word) => words.has(stem(word)))
}

function stem(word: string): string {
  const bare = word.replace(/(?:ies|es|s|ing)$/, '')
  return shortForms.find(([long]) => bare.startsWith(long))?.[1] ?? bare
}

/** One thing by two names: "labs" and "laboratories". */
const shortForms: [string, string][] = [
  ['laborator', 'lab'],
  ['application', 'app'],
  ['repositor', 'repo'],
  ['executiv', 'exec'],
  ['configuration', 'config'],
  ['photograph', 'photo'],
  ['advert', 'ad'],
  ['technolog', 'tech'],
]
