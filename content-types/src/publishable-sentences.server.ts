import type { Cue, Episode, Moment, Sentence, Speaker } from '@podcastai/episode'
import { touchesAvoided } from './avoided-topics.ts'
import { hasFiniteVerb, tokensOf } from './sentence-grammar.server.ts'
import type { Brief } from './writer.server.ts'

/** A sentence that may be published, with how strongly it speaks. */
export type Publishable = {
  sentence: Sentence
  /** Words to leave out at its front ("So, …", "I think …"), so that the rest opens cleanly. */
  skip: number
  /** Can be the first one a reader sees. */
  opens: boolean
  /** Comparable within the episode; higher is better. */
  strength: number
}

const cueStrength: Record<Cue, number> = {
  claim: 3,
  contrast: 2.2,
  number: 1.2,
  superlative: 2,
  advice: 2.5,
  condition: 1,
  definition: 1,
  confession: 2,
  'turning-point': 2,
  story: 0.5,
  emotion: 1.5,
  joke: 0.5,
}

/**
 * The sentences that may stand on a post, by id. Sponsor reads, greetings, broken sentences and what the podcast keeps
 * out of its posts are left out; `loose` lets rough ones in, for an episode that has nothing better.
 */
export function publishableSentences(episode: Episode, brief: Brief, loose = false): Map<number, Publishable> {
  const momentOf = momentTotals(episode.moments)
  const roleOf = new Map(episode.speakers.map(({ name, role }) => [name, role]))
  const phrases = usefulPhrases(episode.keyPhrases).slice(0, 15)
  const english = episode.language === 'en'
  const talksOfPodcasts = phrases.slice(0, 6).some((phrase) => /podcast/i.test(phrase))
  const found = new Map<number, Publishable>()
  for (const sentence of episode.sentences) {
    if (sentence.traits.hygiene !== null || touchesAvoided(sentence.text, brief.voice.avoidTopics)) continue
    if (stageDirection.test(sentence.text)) continue
    if (!loose && !isClean(sentence)) continue
    const skip = wordsToSkip(sentence.text)
    const front = frontOf(sentence.text, skip)
    if (!loose && messy.test(front)) continue
    const role = sentence.speaker === null ? 'unknown' : roleOf.get(sentence.speaker)
    found.set(sentence.id, {
      sentence,
      skip,
      opens:
        !(aboutTheTalk.test(front) && !talksOfPodcasts) &&
        !dangling.test(front) &&
        (!english || hasFiniteVerb(tokensOf(sentence), true)) &&
        (sentence.traits.standsAlone || skip > 0) &&
        sentence.words - skip >= 4,
      strength: strengthOf(sentence, front, { moment: momentOf.get(sentence.id) ?? 0, role, phrases }),
    })
  }
  return found
}

/** True for a whole sentence in clear words, as one would print it. */
function isClean({ text, words, traits }: Sentence): boolean {
  if (traits.rough || words > 60) return false
  return /[.!?][”"’')]*$|[。！？؟।]$/u.test(text) && !messy.test(text) && !/^\p{Ll}/u.test(text)
}

const messy =
  /\bdot (?:com|org|io|net)\b|\w\.(?:com|io|net|org|dev)\b|\b(?:but|and|so) (?:I|we|it|you|they) (?:was|were|am|is|are|did|do|don[’']t)\.$|\bcuz\b|(?<![\p{L}’'])(?:gonna|wanna|gotta)\b|\.{2,}|…|--|—\s*$| - |\b(?:um|uh|uhm|er|hmm|mm|you know|kind of|sort of|I mean|and stuff|or whatever|gonna be like|was like|were like|like,|, like|blah|yada|et cetera)\b|([\w’']+),? \1(?=[\s.,])|^\S+, (?:I|we|you|one|it|the|a|this|that)\b|\b(?:right|okay|you know)\?$|\b(?:at|of|to|the|an?|with|for|from|my|our|your|is|was|are|and|or), (?!say|uh)|, I (?:was|am) \w+, |["“”]/iu

/** "[laughter]" and the like are not said. */
const stageDirection = /[[\]{}<>]|\((?:laugh|music|applause|inaudible|cross)/i

/** Words at the front that carry nothing, and can go without changing what is said. */
const skippable =
  /^(?:(?:(?:so|and|but|well|yeah|yes|oh|honestly|basically|actually|I mean|you know|I think(?: that)?|I believe(?: that)?|I guess|I would say(?: that)?|I'd say(?: that)?|I feel like|because|for sure|absolutely|exactly|definitely)[,.]?|(?:now|look|right|okay|ok|again|anyway|of course|like|plus|roughly|also),) )+(?=\S)/i

export function wordsToSkip(text: string): number {
  const front = skippable.exec(text)?.[0]
  if (front === undefined) return 0
  const rest = text.slice(front.length)
  const skip = front.trim().split(/\s+/).length
  // "I think that has helped": the "that" is what has.
  if (/\bthat $/i.test(front) && /^(?:is|was|has|had|would|will|can|could|makes?|does|did|[’']s)\b/i.test(rest))
    return 0
  // "I think in terms of …", "right now", "Because of …" carry meaning.
  return /^(?:of|about|in terms|now|away|there|here|to|for)\b/i.test(rest) || /^because /i.test(front) ? 0 : skip
}

/** Openings that lean on what came before. */
const dangling =
  /^(?:and|but|so|because|or|nor|which|who|whose|it|it's|its|it’s|it'll|that|that's|that’s|this|these|those|they|they're|they’re|they've|their|them|he|he's|she|she's|his|her|him|then|also|too|yeah|yes|no,|nope|right|well|okay|oh|exactly|sure|totally|absolutely|definitely|there,|here,|otherwise|however|therefore|instead|either|neither|both|another|others?|such|same|the (?:same|other|first|second|third|latter|former|answer|reason|last|next) |even|still|especially|like|just|than|as well|including|plus|again|anyway|one of them|some of them|most of them|all of them|thank|thanks|hi|hey|hello|welcome|bye|me too|(?:at|in|on|for|with|of|to|from|by|about|as|into|through|over|under) [^,]*$|(?:when|if|while|as) [^,]{0,25}, (?:and|but|so)|\S+, (?:like|and)|I do\b|I did\b|I was\.|I am\.|we do\b|we did\b|not (?:really|at all)|let me|let's see|what I meant|as I said|like I said|speaking of|to be (?:fair|honest))(?![\p{L}])/iu

export function frontOf(text: string, skip: number): string {
  return skip === 0 ? text : text.split(/\s+/).slice(skip).join(' ')
}

export function opensDangling(text: string): boolean {
  return dangling.test(text)
}

type Setting = { moment: number; role: Speaker['role'] | undefined; phrases: readonly string[] }

function strengthOf({ traits, words, text }: Sentence, front: string, { moment, role, phrases }: Setting): number {
  const cueSum = (Object.keys(traits.cues) as Cue[]).reduce((sum, cue) => sum + cueStrength[cue], 0)
  const lower = text.toLowerCase()
  const about = phrases.filter((phrase) => lower.includes(phrase.toLowerCase())).length
  const length = words < 7 ? -2 : words > 32 ? -1.5 : words <= 20 ? 1 : 0
  const parts = [
    Math.min(cueSum, 6),
    Math.min(about, 3) * 1.2,
    moment / 30,
    length,
    role === 'host' ? -1.5 : role === 'guest' ? 1 : 0,
    -Math.min(contextWords(front), 2) * 1.5,
    traits.question ? -1.5 : 0,
    traits.standsAlone ? 1 : 0,
    weakWords.test(front) ? -1.5 : 0,
    // What somebody did last week is news to friends; what holds for everybody is what others pass on.
    /^(?:I|We|My)\b/.test(front) ? -1 : 0,
  ]
  return parts.reduce((sum, part) => sum + part, 0)
}

const weakWords =
  /\b(?:maybe|probably|I guess|whatever|stuff|things?|something|somehow|somewhere|pretty much|a (?:little )?bit|literally|crazy|or something|this guy|a guy|show notes|episode|podcast|website|tweet\w*|twitter)\b/i

function momentTotals(moments: readonly Moment[]): Map<number, number> {
  const totals = new Map<number, number>()
  for (const { firstSentence, lastSentence, total } of moments)
    for (let id = firstSentence; id <= lastSentence; id++) totals.set(id, Math.max(totals.get(id) ?? 0, total))
  return totals
}

/** Said to the people in the room, not to whoever reads a post. */
const aboutTheTalk =
  /\b(?:podcasts?|episodes?|listeners?|listener|show notes|congratulations|this show|your show|our show|you guys|y[’']all|break|unsolicited|come on)\b/i

/** Words inside a short text that point outside it ("it", "that one", "they"), so that it cannot be a headline. */
export function dependsOnContext(text: string): boolean {
  return contextWords(text) > 0
}

function contextWords(text: string): number {
  return text.match(outside)?.length ?? 0
}

const outside =
  /\b(?:it|it[’']\p{L}+|its|this|these|those|them|they|they[’']\p{L}+|their|he|she|he[’']s|she[’']s|him|his|her|that[’']s|that (?:was|is|one|would|kind|sort|point|way|thing|stuff)|there|here|thing|things|stuff|something|somebody|gonna|wanna|sorta|kinda|whatever|too|else|such|one|ones|do so|did so|the same|either|another|other)\b|\bthat$/giu

/** Key phrases that name something: no pronouns, contractions or single letters. */
export function usefulPhrases(phrases: readonly string[]): string[] {
  return phrases.filter(
    (phrase) => !/[’'](?:m|re|ve|ll|d|t)\b|^\P{L}*\p{L}?\P{L}*$/iu.test(phrase) && !emptyPhrase.test(phrase),
  )
}

const emptyPhrase =
  /^(?:bunch|couple|pieces?|ideas?|reasons?|facts?|places?|side|things?|people|way|ways|time|year|years|day|days|lot|stuff|kind|sort|bit|part|end|point|guys?|speaker|person|word|words|question|yeah|okay|folks?|something|everything|anything|moment|example|sense|number|hundred|thousand|million|month|week|hour|today|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|dollars?|euros?|pounds?|percent|minutes?|seconds?|morning|night)$/i
