import type { Sentence } from '@podcastai/episode'
import { withVoices } from './attribution.server.ts'
import { type MeaningWord, meaningWords, meaningWordsSaid } from './meaning-words.server.ts'
import type { Said } from './said.server.ts'

/**
 * Why a sentence in words of ours does not earn its place; null where it does: one sentence that it rests on has all its
 * words, in their order, denied where they were denied, counted as they were counted, and told of the same person.
 */
export function ownWordsProblem(sentence: string, cited: readonly Sentence[], said: Said): string | null {
  for (const clause of clausesOf(sentence)) {
    const problem = clauseProblem(clause, cited, said)
    if (problem !== null) return problem
  }
  return null
}

function clauseProblem(clause: string, cited: readonly Sentence[], said: Said): string | null {
  const voiced = withVoices(clause, said.voices)
  const words = contentOf(meaningWords(withoutKnown(voiced, said)))
  const voices = [...voiced.matchAll(/[\uF000-\uF0FF]/gu)].map(
    ([mark]) => said.voices[mark.charCodeAt(0) - 0xf000]?.speaker ?? '',
  )
  if (words.length === 0) return null
  if (voices.length === 0 && addressesReader(voiced)) {
    const stranger = words.find(({ key, kind }) => kind !== 'number' && !asksOnly.test(key) && !isInEpisode(key, said))
    return stranger === undefined ? null : `nobody speaks of “${stranger.key}”.`
  }
  if (isListOfSubjects(voiced, words, voices, cited, said)) return null
  const units = unitsOf(cited, said)
  const complaints = units.flatMap((unit) => unitProblem(words, voiced, voices, unit, said) ?? [null])
  if (complaints.includes(null)) return null
  const everywhere = new Set(units.flatMap(({ words: theirs }) => theirs.map(({ key }) => key)))
  const missing = words.find(({ key }) => !everywhere.has(key))
  if (missing !== undefined) return `“${missing.key}” is not said there.`
  return complaints.find((one) => one !== otherWords) ?? otherWords
}

/** "Jonas Reed on ovens, rolls and rent", "bread + bin": claims no more than that each is spoken of. */
function isListOfSubjects(
  voiced: string,
  words: readonly MeaningWord[],
  voices: readonly string[],
  cited: readonly Sentence[],
  said: Said,
): boolean {
  const isSum = voices.length === 0 && /\s\+\s/.test(voiced)
  if (!isSum && (voices.length !== 1 || !/^\W*[\uF000-\uF0FF] on /u.test(voiced))) return false
  const names = said.voices.find(({ speaker }) => speaker === voices[0])?.names ?? []
  const own = isSum
    ? cited
    : cited.filter(({ speaker, text }) => speaker === voices[0] || names.some((name) => text.includes(name)))
  const isSaid = (keys: readonly string[]) =>
    own.some((one) =>
      ` ${meaningWordsSaid(one)
        .map(({ key }) => key)
        .join(' ')} `.includes(` ${keys.join(' ')} `),
    )
  return words.every(({ key, kind, denied, clause }, at) => {
    const next = words[at + 1]
    if (denied > 0) return false
    if (kind === 'noun') return isSaid([key])
    return kind === 'other' && next?.kind === 'noun' && next.clause === clause && isSaid([key, next.key])
  })
}

/** "What would you do?" says nothing more than "What do you do?". */
const asksOnly = /^(?:would|could|can|should|might|may|must)$/

const otherWords = 'no single sentence there says all of it in that order; stay closer to its words, or quote it.'

/** Parts that claim something each by itself: what stands behind a colon or a dash, what an invitation invites to. */
function clausesOf(sentence: string): string[] {
  return sentence
    .split(
      /\s{0,9}[;:–—|]\s+|\s{1,9}[-–—]\s+|,\s+(?=(?:hear|listen|tell|comment|share|save|send|follow|watch|tag)\b)|(?<=\b(?:hear|listen to|learn|watch|see|find out|tells?|explains?|know|think|remember) )(?=(?:how|why|that|when|where)\b)/iu,
    )
    .filter((part) => /\p{L}/u.test(part))
}

/** Asks the reader for something, or about themselves: claims nothing. */
function addressesReader(text: string): boolean {
  if (/^\W*(?:save|share|send|tell|follow|tag|listen|hear|watch|comment)\b/i.test(text))
    return !/\b(?:how|why|that|because)\b/i.test(text)
  return /\?[^\w?]*$/.test(text) && /\byou(?:rs?)?\b/i.test(text) && !/\b(?:why|how|because|know)\b/i.test(text)
}

type Unit = { sentence: Sentence; text: string; words: MeaningWord[]; isAsked: boolean }

/** The sentences, each with the fragments that complete it: "And what was it? Dust. In printers." */
function unitsOf(cited: readonly Sentence[], said: Said): Unit[] {
  const sorted = [...cited].sort((a, b) => a.id - b.id)
  return sorted.map((sentence, index) => {
    let words = meaningWordsSaid(sentence)
    let text = sentence.text
    let isAsked = /\?[^\w?]*$/.test(sentence.text)
    // A statement is whole by itself; a question or a fragment waits for what completes it.
    const isOpen = isAsked || words.every(({ kind }) => kind !== 'verb' && kind !== 'pronoun')
    for (const [step, next] of sorted.slice(index + 1).entries()) {
      const more = meaningWordsSaid(next)
      const isFragment = isOpen && next.id === sentence.id + step + 1 && next.turn === sentence.turn && next.words <= 8
      if (
        !isFragment ||
        (more.length > 2 && more.some(({ kind }) => kind === 'verb')) ||
        more.some(({ kind }) => kind === 'pronoun') ||
        said.forMachines.has(next.id)
      )
        break
      if (/\b(?:is|are|was|were|has|have|had|does|did)\b|[’']s\b/i.test(next.text)) break
      const offset = (words.at(-1)?.clause ?? 0) + 1
      words = [...words, ...more.map((word) => ({ ...word, clause: word.clause + offset }))]
      text += ` ${next.text}`
      isAsked = false
    }
    return { sentence, text, words, isAsked }
  })
}

function unitProblem(
  words: readonly MeaningWord[],
  voiced: string,
  voices: readonly string[],
  { sentence, text, words: theirs, isAsked }: Unit,
  said: Said,
): string | null {
  if (words.some(({ key }) => theirs.every((word) => word.key !== key))) return otherWords
  if (words.some(({ key, denied }) => theirs.every((word) => word.key !== key || word.denied !== denied)))
    return `a “not” stands otherwise in sentence ${sentence.id}.`
  if (isAsked && !/\?[^\w?]*$|\b(?:asks?|asked|wonders?)\b/.test(voiced)) return `sentence ${sentence.id} asks it.`
  const id = sentence.id
  // A word that was said twice is meant where it fits: read from the front, and from the back.
  const front = inOrder(words, theirs)
  const back = mirrored(inOrder([...words].reverse(), [...theirs].reverse()), words.length, theirs.length)
  const problems = [front, back].map((pairs) => orderProblem(words, theirs, pairs, id))
  const order = problems.includes(null) ? null : (problems[0] ?? null)
  if (order !== null) return order
  const hedge = hedgeLost(voiced, text)
  if (hedge !== null) return `leaves out “${hedge}” of sentence ${sentence.id}.`
  return personProblem(voiced, voices, sentence, said)
}

function orderProblem(
  ours: readonly MeaningWord[],
  theirs: readonly MeaningWord[],
  pairs: readonly [number, number][],
  id: number,
): string | null {
  const displaced = ours.filter((_, at) => pairs.every(([own]) => own !== at))
  if (displaced.length > 1 || displaced.length > ours.length * 0.2 || displaced.some(({ kind }) => kind === 'noun'))
    return otherWords
  if (joinsClauses(ours, theirs, pairs)) return otherWords
  return countsOther(ours, theirs, pairs) ? `the number counts something else in sentence ${id}.` : null
}

function mirrored(pairs: readonly [number, number][], ours: number, theirs: number): [number, number][] {
  return pairs.map(([i, j]): [number, number] => [ours - 1 - i, theirs - 1 - j]).reverse()
}

/** The longest row of words that both have in this order, as places of ours and theirs. */
function inOrder(ours: readonly MeaningWord[], theirs: readonly MeaningWord[]): [number, number][] {
  const isSame = (a: MeaningWord | undefined, b: MeaningWord | undefined) =>
    a?.key === b?.key && a?.denied === b?.denied
  const best = Array.from({ length: ours.length + 1 }, () => new Array<number>(theirs.length + 1).fill(0))
  const at = (i: number, j: number) => best[i]?.[j] ?? 0
  for (let i = ours.length - 1; i >= 0; i -= 1)
    for (let j = theirs.length - 1; j >= 0; j -= 1) {
      const row = best[i]
      if (row) row[j] = isSame(ours[i], theirs[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < ours.length && j < theirs.length; ) {
    if (isSame(ours[i], theirs[j])) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}

/** "The oven is old and the baker is young" does not say that the oven is young. */
function joinsClauses(
  ours: readonly MeaningWord[],
  theirs: readonly MeaningWord[],
  pairs: readonly [number, number][],
): boolean {
  // "They" go on from before, and a number that ours tells elsewhere is not lost.
  const isPassedOver = ({ key, kind }: MeaningWord) =>
    /^(?:they|he|she|him|them)$/.test(key) || (kind === 'number' && ours.some((word) => word.key === key))
  return pairs.some(([i, j], step) => {
    const [before, from] = pairs[step - 1] ?? []
    if (before === undefined || from === undefined || ours[before]?.clause !== ours[i]?.clause) return false
    const clause = theirs[from]?.clause
    return theirs.slice(from + 1, j).some((word) => word.clause !== clause && !isPassedOver(word))
  })
}

/** A number has to stand beside the same words as it was said with. */
function countsOther(
  ours: readonly MeaningWord[],
  theirs: readonly MeaningWord[],
  pairs: readonly [number, number][],
): boolean {
  return ours.some((word, i) => {
    if (word.kind !== 'number') return false
    const j = pairs.find(([at]) => at === i)?.[1] ?? theirs.findIndex(({ key }) => key === word.key)
    const [counted, same] = [ours[i + 1], theirs[j + 1]]
    if (counted?.kind === 'noun' && counted.clause === word.clause && counted.key !== same?.key) return true
    const [own, other] = [nounBefore(ours, i), nounBefore(theirs, j)]
    return own !== null && other !== null && own !== other
  })
}

function nounBefore(words: readonly MeaningWord[], at: number): string | null {
  const clause = words[at]?.clause
  return words.slice(0, at).findLast((word) => word.kind === 'noun' && word.clause === clause)?.key ?? null
}

const hedges =
  /\b(?:if|unless|whether|maybe|perhaps|possibly|probably|might|could|would|should|may|sometimes|almost|nearly|some|few|half|wish|hope|imagine|suppose|seems?|apparently|used to|(?:they|people|everybody|everyone|others|he|she|you) (?:say|says|said|think|thinks|thought|believe|believed|claim|claimed|tell|told)|i thought)\b/gi

/** A word of theirs that makes it less than certain, or somebody else's view, and is not in ours. */
function hedgeLost(ours: string, theirs: string): string | null {
  const own = ours.toLowerCase().replaceAll('’', "'")
  return (theirs.toLowerCase().replaceAll('’', "'").match(hedges) ?? []).find((hedge) => !own.includes(hedge)) ?? null
}

const tells =
  /[\uF000-\uF0FF](?:\s(?:guest|host))?\s*(?::|(?:\p{Ll}+ly\s)?(?:says?|said|tells?|told|thinks?|thought|explains?|explained|believes?|argues?|argued|admits?|admitted|recalls?|recalled|remembers?|remembered|advises?|warns?|adds?|answers?|asks?|asked|describes?|described|talks?|knows?|insists?|on|about)\b)|\b(?:says?|said|explains?|admits?|adds?|answers?|according to|for|asks?)\s[\uF000-\uF0FF]|^[^\w\uF000-\uF0FF]*[\uF000-\uF0FF]\W*$/u

/** Who is told to do something speaks of themselves there, or is named there. */
function personProblem(
  voiced: string,
  voices: readonly string[],
  { id, speaker, text }: Sentence,
  said: Said,
): string | null {
  const isNamed = (voice: string) =>
    said.voices.some((one) => one.speaker === voice && one.names.some((name) => text.includes(name)))
  if (voices.length === 0) {
    if (
      !/^\W*(?:why |how )?(?:he|she|our guest|the guest)\b(?! (?:says|said|advises|asks|tells|thinks|explains)\b)/i.test(
        voiced,
      )
    )
      return null
    return /\b(?:they|you)\b/i.test(text) && !/\b(?:i|we|he|she|my|us|me)\b|\bi'/i.test(text.replaceAll('’', "'"))
      ? `in sentence ${id} others do it.`
      : null
  }
  const isTold = tells.test(voiced)
  const wrong = voices.find((voice) => {
    if (isNamed(voice)) return false
    if (voice !== speaker) return true
    return !isTold && !/\b(?:i|we|my|our|me|us)\b/i.test(text)
  })
  if (wrong !== undefined) return `sentence ${id} does not tell this of ${wrong}.`
  if (isTold || voices.every(isNamed)) return null
  // Its first verb has to be theirs: "we have a jar" and not "they put it in front, and we watch".
  const verb = meaningWords(voiced).find(({ kind }) => kind === 'verb')
  const words = meaningWords(text)
  const at = words.findIndex(({ key }) => key === verb?.key)
  if (verb === undefined || at < 0) return null
  const subject = words.slice(0, at).findLast(({ kind }) => kind === 'pronoun' || kind === 'noun')
  return subject === undefined || /^(?:i|we)$/.test(subject.key) ? null : `in sentence ${id} somebody else does it.`
}

function contentOf(words: readonly MeaningWord[]): MeaningWord[] {
  return words.filter(({ kind }) => kind !== 'pronoun')
}

/** Without the names of speakers, and without words of the settings that are written as names. */
function withoutKnown(voiced: string, { known }: Said): string {
  return voiced
    .replace(/[\uE000-\uF0FF](?:['’]s)?/gu, ' ')
    .replace(/\b(?:whole|full|entire) (?=conversation|episode|talk|interview)/gi, '')
    .replace(/(?<=\p{L}\s)\p{Lu}[\p{L}\p{N}’'-]*/gu, (name) =>
      known.includes(` ${name.toLowerCase().replaceAll('’', "'").replace(/'s$/, '')} `) ? ' ' : name,
    )
}

function isInEpisode(key: string, said: Said): boolean {
  const keys =
    episodeKeys.get(said) ??
    new Set(
      said.episode.sentences.flatMap((sentence) =>
        said.forMachines.has(sentence.id) ? [] : meaningWordsSaid(sentence).map((word) => word.key),
      ),
    )
  episodeKeys.set(said, keys)
  return keys.has(key)
}

const episodeKeys = new WeakMap<Said, Set<string>>()
