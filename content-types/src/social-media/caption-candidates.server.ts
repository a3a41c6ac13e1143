import type { Episode } from '@podcastai/episode'
import { overlap, type Passage, passagesOf } from '../passages.server.ts'
import { type Publishable, publishableSentences } from '../publishable-sentences.server.ts'
import { answersTo, openQuestions } from '../questions.server.ts'
import { nameWithHandle, speaksEnglish } from '../reported-speech.server.ts'
import type { Brief } from '../writer.server.ts'
import { hookLimit } from './social-media.ts'

/** A caption that could be posted. */
export type CaptionCandidate = {
  /** Text with marks. */
  draft: string
  /** UTF-16 units once printed. */
  length: number
  form: 'question' | 'quote' | 'name'
  /** Sentences it rests on. */
  sentences: { first: number; last: number }[]
  score: number
  /** Names who speaks only at its end: for an episode whose short openings are used up. */
  signedLate?: true
}

/** Captions of every length that the episode's strong passages give, best first; each hook is whole before the fold. */
export function captionCandidates(episode: Episode, brief: Brief): CaptionCandidate[] {
  const pool = publishableSentences(episode, brief)
  const passages = passagesOf(episode, pool, 7).filter((passage) => passage.text.length <= 390)
  const best = passages.slice(0, 600)
  const found = [...best.flatMap((passage) => [...quoted(passage, episode, brief), ...named(passage, episode, brief)])]
  found.push(...answered(episode, brief, pool))
  const short = passages.filter(({ text, opening }) => text.length < 200 && opening.length < hookLimit - 2).slice(0, 40)
  for (const [at, first] of short.entries())
    for (const second of short.slice(at + 1))
      if (!overlap(first, second)) found.push(...paired(first, second, episode, brief))
  return found.sort((a, b) => b.score - a.score)
}

/** “…,” says Name. “…”: who speaks is known before the fold. Where nobody can be named, the quote alone. */
function quoted(passage: Passage, episode: Episode, brief: Brief): CaptionCandidate[] {
  const { first, last, mark, text, opening, score } = passage
  const base = { form: 'quote' as const, sentences: [passage] }
  const name = nameWithHandle(passage.speaker, brief)
  if (name === null) {
    if (opening.length + 2 >= hookLimit) return []
    const { podcastName } = brief.voice
    const tails = podcastName === '' ? [''] : [`\n\n– ${podcastName}`, '']
    return tails.map((tail) => ({ ...base, draft: `“${mark}”${tail}`, length: text.length + 2 + tail.length, score }))
  }
  const tail = `\n\n– ${name}`
  const late: CaptionCandidate[] =
    opening.length + 2 >= hookLimit
      ? []
      : [{ ...base, draft: `“${mark}”${tail}`, length: text.length + 2 + tail.length, score, signedLate: true }]
  if (last === first || !speaksEnglish(episode)) return late
  const verb = episode.sentences[first]?.traits.cues.confession === undefined ? 'says' : 'admits'
  const between = `,” ${verb} ${name}. “`
  if (opening.length + between.length >= hookLimit) return late
  const rest = last === first + 1 ? `[[${last}]]` : `[[${first + 1}..${last}]]`
  const draft = `“${mark.replace(/\.\.\d+\]\]$/, ']]')}${between}${rest}”`
  // The comma takes the place of the full stop, or goes where a "?" or "!" stays; the blank between them is ours.
  return [{ ...base, draft, length: text.length + between.length, score: score - 0.1 }, ...late]
}

/** Name: “…” */
function named(passage: Passage, episode: Episode, brief: Brief): CaptionCandidate[] {
  const name = nameWithHandle(passage.speaker, brief)
  if (name === null || passage.opening.length + name.length + 4 >= hookLimit) return []
  const { podcastName } = brief.voice
  const shows = podcastName !== '' && speaksEnglish(episode) ? ['', ` on ${podcastName}`] : ['']
  return shows.map((show) => {
    const lead = `${name}${show}: `
    const tight = passage.opening.length + lead.length + 2 < hookLimit
    return {
      draft: `${lead}“${passage.mark}”`,
      length: passage.text.length + 2 + lead.length,
      form: 'name' as const,
      sentences: [passage],
      score: passage.score - (tight ? 0.3 : 9),
    }
  })
}

/** A host's question, then the answer. */
function answered(episode: Episode, brief: Brief, pool: ReadonlyMap<number, Publishable>): CaptionCandidate[] {
  const found: CaptionCandidate[] = []
  for (const open of openQuestions(episode, pool)) {
    if (open.text.length >= hookLimit) continue
    for (const passage of answersTo(open, episode, pool, 7)) {
      const name = nameWithHandle(passage.speaker, brief)
      const lead = name === null ? '' : `${name}: `
      found.push({
        draft: `${open.mark}\n\n${lead}“${passage.mark}”`,
        length: open.text.length + 2 + lead.length + passage.text.length + 2,
        form: 'question',
        sentences: [{ first: open.question.id, last: open.question.id }, passage],
        score: passage.score + 1,
      })
    }
  }
  return found
}

/** Two moments of one speaker that stand close together and speak of the same; never two from different parts of a talk. */
function paired(first: Passage, second: Passage, episode: Episode, brief: Brief): CaptionCandidate[] {
  if (first.speaker !== second.speaker || !speaksEnglish(episode)) return []
  const [before, after] = first.first < second.first ? [first, second] : [second, first]
  const near = after.first - before.last <= nearby && topicOf(episode, before) === topicOf(episode, after)
  if (!near || !shareWords(before.text, after.text)) return []
  const name = nameWithHandle(before.speaker, brief)
  const lead = name === null ? '' : `${name}: `
  if (before.opening.length + lead.length + 2 >= hookLimit) return []
  const later = '\n\nAnd a moment later: '
  return [
    {
      draft: `${lead}“${before.mark}”${later}“${after.mark}”`,
      length: before.text.length + after.text.length + 4 + lead.length + later.length,
      form: 'name',
      sentences: [before, after],
      score: (before.score + after.score) / 2 - 6,
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
