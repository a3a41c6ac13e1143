import type { Episode } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { captionLengths, hookLimit } from '../../types/social-media/social-media.ts'
import { firstPerson, guestLine, nameWithHandle, speaksEnglish } from '../../voice/speaker-names.server.ts'
import { clauseMark, clausesOf, unfitForHeadline } from '../grammar/clauses.server.ts'
import { type Publishable, publishableSentences } from '../grammar/publishable-sentences.server.ts'
import { answersTo, openQuestions } from '../grammar/questions.server.ts'
import { contextWords } from '../grammar/sentence-fronts.server.ts'
import { goesOn, leansOnMore, overlap, type Passage, passagesOf } from '../passages/passages.server.ts'
import { verbOf } from '../passages/reported-speech.server.ts'

export type CaptionForm = 'question' | 'quote' | 'name'

/** A caption that could be posted. */
export type CaptionCandidate = {
  /** Text with marks. */
  draft: string
  /** UTF-16 units once printed. */
  length: number
  form: CaptionForm
  /** Sentences it rests on. */
  sentences: { first: number; last: number }[]
  /** Its first characters, in small letters: no two captions open alike. */
  opens: string
  score: number
  /** Names who speaks only at its end: for an episode whose short openings are used up. */
  signedLate?: true
}

/** Sentences a caption holds at most. */
const mostSentences = 7
/** Passages, best first, of which captions are made: enough for every length and every round. */
const mostPassages = 300
/** A first thought that fits one glance. */
const glance = 80

/**
 * Captions of every length that the episode's strong passages give, best first; each hook is whole before the fold.
 * `loose`: of rough sentences too, for an episode that has no others.
 */
export function captionCandidates(episode: Episode, brief: Brief, loose = false): CaptionCandidate[] {
  const pool = publishableSentences(episode, brief, { social: true, loose })
  const usable = [...passagesOf(pool, mostSentences), ...(episode.language === 'en' ? clauseLines(pool) : [])]
    .filter(
      ({ text, opening }) =>
        text.length <= captionLengths.long.max && opening.length < hookLimit - 2 && /[.!?。！？।]$/u.test(opening),
    )
    .map((passage) => ({ ...passage, score: passage.score + hookScore(passage, pool) }))
    .sort((a, b) => b.score - a.score || a.first - b.first)
    .slice(0, mostPassages + 100)
    .map((passage) => ({ ...passage, score: passage.score - endCost(passage, episode) }))
    .sort((a, b) => b.score - a.score || a.first - b.first)
  const found = usable
    .slice(0, mostPassages)
    .flatMap((passage) => [...quoted(passage, episode, brief), ...named(passage, episode, brief)])
  found.push(...answered(episode, brief, pool))
  const short = usable.filter(({ text }) => text.length < 200).slice(0, 40)
  for (const [at, first] of short.entries())
    for (const second of short.slice(at + 1))
      if (!overlap(first, second)) found.push(...paired(first, second, { episode, brief, loose }))
  return found.sort((a, b) => b.score - a.score)
}

/** Clauses that stand alone within long strong sentences: what an editor would cut out of them. */
function clauseLines(pool: ReadonlyMap<number, Publishable>): Passage[] {
  return [...pool.values()]
    .filter(({ strength, sentence }) => strength >= strongEnough && sentence.text.length >= hookLimit)
    .flatMap(({ sentence, strength }) =>
      clausesOf(sentence).flatMap((clause): Passage[] => {
        if (/question/.test(clause.kind) || clause.words < 6 || unfitForHeadline(clause.text)) return []
        const text = `${clause.text.charAt(0).toUpperCase()}${clause.text.slice(1)}.`
        const { id, speaker, start } = sentence
        const mark = `${clauseMark(clause)}.`
        return [
          {
            first: id,
            last: id,
            speaker,
            start,
            mark,
            text,
            words: clause.words,
            opening: text,
            pointing: contextWords(text),
            lost: 0,
            score: strength * 0.8,
          },
        ]
      }),
    )
}

/** Strength from which a long sentence is worth cutting. */
const strongEnough = 3

/** How well the first sentence stops a reader: by itself, short, and about something that can be placed. */
function hookScore({ first, opening, pointing }: Passage, pool: ReadonlyMap<number, Publishable>): number {
  const hook = pool.get(first)
  if (!hook) return 0
  const { traits } = hook.sentence
  const leans = Math.min(3, pointing) * 0.8
  return hook.strength * 1.5 + (traits.opening - 50) / 25 + (opening.length <= glance ? 0.5 : 0) - leans
}

/** What a caption loses that stops short of its thought. English only. */
function endCost(passage: Passage, episode: Episode): number {
  if (episode.language !== 'en') return 0
  const { opening, text } = passage
  const leans = leansOnMore({ opening, text: text.slice(-20) })
  return (leans ? 2 : 0) + (goesOn(episode, passage) ? 1.5 : 0) + (trails.test(text.slice(-50)) ? 2 : 0)
}

const trails =
  /\b(?:so|but|and),? yeah\b|(?:\b(?:though|anyway|somehow|I guess|I think|or not|I get it|there you go|I don[’']t know|it depends|sorry)|\.{3}|…)[.!]?$/i

/** Name and opening stand on the first lines, the rest below them. */
function parts({ first, last, mark, text, opening }: Passage) {
  const hook = mark.replace(/\.\.\d+\]\]$/, ']]')
  const rest = last === first ? '' : last === first + 1 ? `[[${last}]]` : `[[${first + 1}..${last}]]`
  const body = rest === '' ? hook : `${hook}\n\n${rest}`
  // The blank between hook and rest became an empty line.
  return { hook, rest, body, bodyLength: text.length + (rest === '' ? 0 : 1), opens: firstWords(opening) }
}

/** “…,” says Name. “…”: who speaks is known before the fold. Where nobody can be named, the quote alone. */
function quoted(passage: Passage, episode: Episode, brief: Brief): CaptionCandidate[] {
  const { text, opening, score } = passage
  const { hook, rest, body, bodyLength, opens } = parts(passage)
  const base = { form: 'quote' as const, sentences: [passage], opens }
  const name = nameWithHandle(passage.speaker, brief)
  if (name === null) {
    const { podcastName } = brief.voice
    const tails = podcastName === '' ? [''] : [`\n\n– ${podcastName}`, '']
    return tails.map((tail) => ({ ...base, draft: `“${body}”${tail}`, length: bodyLength + 2 + tail.length, score }))
  }
  const tail = `\n\n– ${name}`
  const late = {
    ...base,
    draft: `“${body}”${tail}`,
    length: bodyLength + 2 + tail.length,
    score,
    signedLate: true as const,
  }
  if (rest === '' || !speaksEnglish(episode)) return [late]
  const between = `,” ${verbOf(passage, episode)} ${name}.\n\n“`
  if (opening.length + between.length >= hookLimit + 3) return [late]
  // The comma takes the place of the full stop, or goes where a "?" or "!" stays; the blank between them is ours.
  return [{ ...base, draft: `“${hook}${between}${rest}”`, length: text.length + between.length, score }, late]
}

/** Name: “…” */
function named(passage: Passage, episode: Episode, brief: Brief): CaptionCandidate[] {
  const name = nameWithHandle(passage.speaker, brief)
  if (name === null) return []
  const { body, bodyLength } = parts(passage)
  const show = brief.voice.podcastName
  const titled = guestLine(passage.speaker, brief)
  const leads = [titled ?? name, ...(show !== '' && speaksEnglish(episode) ? [`${name} on ${show}`] : [])]
  return leads.flatMap((who): CaptionCandidate[] => {
    const lead = `${who}: `
    const hookLength = passage.opening.length + lead.length + 2
    if (hookLength >= hookLimit) return []
    return [
      {
        draft: `${lead}“${body}”`,
        length: bodyLength + 2 + lead.length,
        form: 'name',
        sentences: [passage],
        opens: firstWords(lead),
        score: passage.score - 0.2,
      },
    ]
  })
}

/** A host's question, then the answer. */
function answered(episode: Episode, brief: Brief, pool: ReadonlyMap<number, Publishable>): CaptionCandidate[] {
  const found: CaptionCandidate[] = []
  for (const open of openQuestions(episode, pool)) {
    for (const passage of answersTo(open, episode, pool, mostSentences)) {
      const name = nameWithHandle(passage.speaker, brief)
      const me = speaksEnglish(episode) && name !== null ? firstPerson(open.question.speaker, brief) : null
      const front = me === null ? '' : `${me === 'I' ? 'I' : 'We'} asked ${name}: `
      const lead = name === null || me !== null ? '' : `${name}: `
      if (front.length + open.text.length >= hookLimit) continue
      found.push({
        draft: `${front}${open.mark}\n\n${lead}“${passage.mark}”`,
        length: front.length + open.text.length + 2 + lead.length + passage.text.length + 2,
        form: 'question',
        sentences: [{ first: open.question.id, last: open.question.id }, passage],
        opens: firstWords(`${front}${open.text}`),
        score: passage.score + (open.question.traits.opening - 50) / 25 - Math.min(3, contextWords(open.text)) * 0.6,
      })
    }
  }
  return found
}

/**
 * Two moments of one speaker that stand close together and speak of the same, as far as there is a choice; never two from
 * different parts of a talk.
 */
function paired(
  first: Passage,
  second: Passage,
  { episode, brief, loose }: { episode: Episode; brief: Brief; loose: boolean },
): CaptionCandidate[] {
  if (first.speaker !== second.speaker) return []
  const [before, after] = first.first < second.first ? [first, second] : [second, first]
  const near = after.first - before.last <= nearby && topicOf(episode, before) === topicOf(episode, after)
  if (!near || !(loose || shareWords(before.text, after.text))) return []
  const name = nameWithHandle(before.speaker, brief)
  const lead = name === null ? '' : `${name}: `
  if (before.opening.length + lead.length + 2 >= hookLimit) return []
  const later = speaksEnglish(episode) ? '\n\nAnd a moment later: ' : '\n\n'
  return [
    {
      draft: `${lead}“${before.mark}”${later}“${after.mark}”`,
      length: before.text.length + after.text.length + 4 + lead.length + later.length,
      form: 'name',
      sentences: [before, after],
      opens: firstWords(`${lead}${before.opening}`),
      score: (before.score + after.score) / 2 - 2,
    },
  ]
}

/** Sentences between two moments that are still one train of thought. */
const nearby = 6

function shareWords(a: string, b: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
  return !words(a).isDisjointFrom(words(b))
}

function topicOf({ topics }: Episode, { first }: Passage): number {
  return topics.findIndex(({ lastSentence }) => first <= lastSentence)
}

function firstWords(text: string): string {
  return text.toLowerCase().slice(0, 15)
}
