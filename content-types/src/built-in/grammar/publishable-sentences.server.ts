import { canStandAlone, type Episode, oncePer, type Sentence, type Speaker } from '@podcastai/episode'
import type { Brief, Voice } from '../../type/brief.ts'
import { touchesAvoided } from '../../voice/avoided-topics.ts'
import { forbiddenWords, saysForbidden } from '../../voice/guidelines.ts'
import { isFragment, isOnlyCondition } from './fragments.server.ts'
import { addressing, lineCost } from './line-cost.server.ts'
import { hasMainClause } from './main-clause.server.ts'
import { contextWords, frontOf, opensDangling, wordAt, wordsToSkip } from './sentence-fronts.server.ts'
import { hasFiniteVerb, tokensOf } from './sentence-grammar.server.ts'
import { isTangled } from './tangled-sentences.server.ts'
import { tasteOf } from './taste.server.ts'

export { dependsOnContext, frontOf, opensDangling, wordsToSkip } from './sentence-fronts.server.ts'

/** A sentence that may be published, with how strongly it speaks. */
export type Publishable = {
  sentence: Sentence
  /** Words to leave out at its front ("So, …", "I think …"), so that the rest opens cleanly. */
  skip: number
  /** Can be the first one a reader sees. */
  opens: boolean
  /** Words of what is left that point outside it ("it", "they"). */
  pointing: number
  /** Points of 100 that it loses with strangers; 0 for a weak one, of which nobody asks. */
  lost: number
  /** Comparable over episodes: about −6 to 8, an ordinary sentence 0; higher is better. */
  strength: number
}

type Options = {
  /** Lets rough sentences in, for an episode that has nothing better. */
  loose?: boolean
  /** With the tone for social media as well. */
  social?: boolean
}

/**
 * The sentences that may stand on a post, by id. Sponsor reads, greetings, broken sentences, what the podcast keeps out
 * of its posts and what its guidelines forbid are left out. Several writers ask for the same ones.
 */
export function publishableSentences(
  episode: Episode,
  { voice }: Pick<Brief, 'voice'>,
  { loose = false, social = false }: Options = {},
): ReadonlyMap<number, Publishable> {
  const pools = poolsOf(episode)(voice)
  // Without a tone of its own the pool for social media is the one for everything.
  const kind = `${loose} ${social && voice.socialMediaTone !== null}`
  const pool = pools.get(kind) ?? choose(episode, voice, { loose, social })
  pools.set(kind, pool)
  return pool
}

const poolsOf = oncePer((_: Episode) => oncePer((_: Voice) => new Map<string, ReadonlyMap<number, Publishable>>()))

/** Much is said, and nowhere does a sentence end: nothing taken from it would begin or stop where a thought does. */
export function isUnbroken(episode: Episode, brief: Pick<Brief, 'voice'>): boolean {
  return publishableSentences(episode, brief).size === 0 && episode.sentences.length >= 8
}

function choose(episode: Episode, voice: Voice, { loose, social }: Required<Options>) {
  const forbidden = forbiddenWords(voice.brandGuidelines)
  const taste = tasteOf(voice, { social })
  const readings = readingsOf(episode)
  const found = new Map<number, Publishable>()
  for (const sentence of episode.sentences) {
    const { text, traits } = sentence
    if (traits.hygiene !== null || stageDirection.test(text)) continue
    const reading = readings.of(sentence)
    if (!loose && !readings.clean(sentence, reading)) continue
    if (touchesAvoided(text, voice.avoidTopics) || saysForbidden(text, forbidden)) continue
    const { opens, pointing, lost, points } = readings.shown(sentence, reading)
    const strength = (traits.quotability - 50 + taste(sentence) + points) / pointsPerStrength
    found.set(sentence.id, { sentence, skip: reading.skip, opens, pointing, lost, strength })
  }
  return found
}

/** What a sentence shows under any settings, as far as somebody asked: the pools of an episode differ by them alone. */
type SentenceReading = { skip: number; front: string; isClean: boolean | null; shown: Shown | null }
type Shown = Pick<Publishable, 'opens' | 'pointing' | 'lost'> & { points: number }

const readingsOf = oncePer((episode: Episode) => {
  const roles = new Map(episode.speakers.map(({ name, role }) => [name, role]))
  const english = episode.language === null || episode.language === 'en'
  const talksOfPodcasts = episode.keyPhrases.slice(0, 8).some((phrase) => /podcast/i.test(phrase))
  const addresses = addressing(episode)
  const readings: SentenceReading[] = []
  const begin = ({ text }: Sentence): SentenceReading => {
    const skip = english ? wordsToSkip(text) : 0
    return { skip, front: frontOf(text, skip), isClean: null, shown: null }
  }
  const look = (sentence: Sentence, { front, skip }: SentenceReading): Shown => {
    const role = sentence.speaker === null ? 'unknown' : (roles.get(sentence.speaker) ?? 'unknown')
    const pointing = contextWords(front)
    const opens = english ? opensEnglish(sentence, front, skip, talksOfPodcasts) : sentence.traits.standsAlone
    const isStrong = english && sentence.traits.quotability > 50
    const lost = isStrong ? lineCost(front) + (addresses(front) ? 18 : 0) : 0
    return { opens, pointing, lost, points: pointsOf(sentence, front, pointing, role) - lost }
  }
  return {
    of: (sentence: Sentence) => (readings[sentence.id] ??= begin(sentence)),
    clean: (sentence: Sentence, reading: SentenceReading) =>
      (reading.isClean ??=
        isClean(sentence, reading.front, english) && !(english && (isTangled(sentence) || isOnlyCondition(sentence)))),
    shown: (sentence: Sentence, reading: SentenceReading) => (reading.shown ??= look(sentence, reading)),
  }
})

function opensEnglish(sentence: Sentence, front: string, skip: number, talksOfPodcasts: boolean): boolean {
  if (sentence.words - skip < 4 || opensDangling(front) || (aboutTheTalk.test(front) && !talksOfPodcasts)) return false
  if (isFragment(sentence, front, skip)) return false
  // "Don't wait." reads like a question to a tagger.
  if (/^(?:don[’']t|do not|never) (?!you|we|they|I|it)\p{Ll}/iu.test(front)) return true
  if (!hasMainClause(sentence, wordAt(sentence.text, skip)) || trailsOff(sentence)) return false
  if (skip > 0) return canStandAlone(sentence, wordAt(sentence.text, skip))
  return sentence.traits.standsAlone && hasFiniteVerb(tokensOf(sentence), true)
}

/** "A hundred times slower ... But it flies": what stands before the pause is no sentence. */
function trailsOff(sentence: Sentence): boolean {
  const pause = sentence.text.search(/\.{3}|…/)
  return pause >= 0 && !hasFiniteVerb(tokensOf(sentence).filter(({ from }) => from < pause))
}

/** A whole sentence in clear words, as one would print it. `front` is what is printed of it. */
function isClean({ text, words, traits }: Sentence, front: string, english: boolean): boolean {
  if (traits.rough || words > 60 || brokenOff.test(text)) return false
  if (!/[^.…][.!?][”"’')]*$|[。！？؟।]$/u.test(text) || /^\p{Ll}/u.test(text)) return false
  if (/^["']/.test(front) || (text.split('"').length - 1) % 2 !== 0) return false
  return !english || !(messy.test(front) || saysTwice(front))
}

/** A thought that was given up, and quotation marks that ours would clash with. */
const brokenOff = /--|[—–…]\s*$|["']?\.{3}\s*$|[“”«»]/u

const messy =
  /\bdot (?:com|org|io|net)\b|\w\.(?:com|io|net|org|dev)\b|\b(?:but|and|so) (?:I|we|it|you|they) (?:was|were|am|is|are|did|do|don[’']t)\.$|\bcuz\b|\b(?:um|uh|uhm|er|hmm|mm|you know|kind of|sort of|I mean|and stuff|or whatever|gonna be like|was like|were like|like,|, like|blah|yada|et cetera)\b|^\S+, (?:I|we|you|one|it|the|a|this|that)\b|\b(?:right|okay|you know)\?$|\b(?:at|of|to|the|an?|with|for|from|my|our|your|is|was|are|and|or), (?!say|uh)|, I (?:was|am) \w+, /i

/** "the the", "of, of", and a word behind one that ends alike ("this is"): looked for from blank to blank. */
function saysTwice(text: string): boolean {
  const lower = text.toLowerCase()
  for (let blank = lower.indexOf(' '); blank >= 0; blank = lower.indexOf(' ', blank + 1)) {
    let end = blank + 1
    while (isOfWord(lower.charCodeAt(end))) end += 1
    const before = lower.charCodeAt(blank - 1) === comma ? blank - 1 : blank
    // Most words differ from the one before in their last letter already.
    if (end === blank + 1 || lower.charCodeAt(end - 1) !== lower.charCodeAt(before - 1)) continue
    if (lower.endsWith(lower.slice(blank + 1, end), before) && /[\s.,]/.test(lower.charAt(end))) return true
  }
  return false
}

const comma = ','.charCodeAt(0)

/** Letters from a to z, figures, "_" and both apostrophes; beyond the end of a text no code is one. */
function isOfWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95 || code === 39 || code === 0x2019
}

/** "[laughter]" and the like are not said. */
const stageDirection = /[[\]{}<>]|\((?:laugh|music|applause|inaudible|cross)/i

/** What editors pick decides; beside it only who speaks and what a reader cannot place, in points of 100. */
function pointsOf({ text, traits, words }: Sentence, front: string, pointing: number, role: Speaker['role']): number {
  return (
    (role === 'host' ? -5 : role === 'guest' ? 4 : 0) -
    Math.min(pointing, 2) * 4 -
    (traits.question ? 8 : 0) -
    (words < 6 ? 8 : 0) -
    (/\.{3}|…/.test(text) ? 5 : 0) -
    (weakWords.test(front) ? 5 : 0)
  )
}

/** Points of 100 that make one of strength. */
const pointsPerStrength = 7

const weakWords =
  /\b(?:maybe|probably|I guess|whatever|stuff|things?|something|somehow|somewhere|pretty much|a (?:little )?bit|literally|crazy|or something|this guy|a guy|show notes|episode|podcast|website|tweet\w*|twitter)\b/i

/** Said to the people in the room, not to whoever reads a post. */
const aboutTheTalk =
  /\b(?:podcasts?|episodes?|listeners?|listener|show notes|congratulations|this show|your show|our show|you guys|y[’']all|break|unsolicited|come on)\b/i

/** Key phrases that name something: no pronouns, contractions or single letters. */
export function usefulPhrases(phrases: readonly string[]): string[] {
  return phrases.filter(
    (phrase) =>
      !/[’'](?:m|re|ve|ll|d|t)\b/i.test(phrase) &&
      !/^\P{L}*(?:\p{L}\P{L}*)?$/u.test(phrase) &&
      !emptyPhrase.test(phrase),
  )
}

const emptyPhrase =
  /^(?:bunch|couple|instances?|terms?|kinds?|types?|levels?|areas?|amounts?|sense|points?|work|different|pieces?|ideas?|reasons?|facts?|places?|side|things?|people|way|ways|time|year|years|day|days|lot|stuff|kind|sort|bit|part|end|point|guys?|speaker|person|word|words|question|yeah|okay|folks?|something|everything|anything|moment|example|sense|number|hundred|thousand|million|month|week|hour|today|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|dollars?|euros?|pounds?|percent|minutes?|seconds?|morning|night)$/i
