import type { Episode } from '@podcastai/episode'
import { overlap, type Passage, passagesOf } from '../passages.server.ts'
import { type Publishable, publishableSentences } from '../publishable-sentences.server.ts'
import { answersTo, openQuestions } from '../questions.server.ts'
import { nameOf, nameWithHandle, speaksEnglish } from '../reported-speech.server.ts'
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
}

/** Captions of every length that the episode's strong passages give, best first; each hook is whole before the fold. */
export function captionCandidates(episode: Episode, brief: Brief): CaptionCandidate[] {
  const pool = publishableSentences(episode, brief)
  const passages = passagesOf(episode, pool, 7).filter((passage) => passage.text.length <= 390)
  const best = passages.slice(0, 600)
  const found = [...best.flatMap((passage) => [...quoted(passage, brief), ...named(passage, episode, brief)])]
  found.push(...answered(episode, brief, pool))
  const short = passages.filter(({ text, opening }) => text.length < 200 && opening.length < hookLimit - 2).slice(0, 40)
  for (const [at, first] of short.entries())
    for (const second of short.slice(at + 1))
      if (!overlap(first, second)) found.push(...paired(first, second, episode, brief))
  return found.sort((a, b) => b.score - a.score)
}

/** “…” – Name */
function quoted(passage: Passage, brief: Brief): CaptionCandidate[] {
  if (passage.opening.length + 2 >= hookLimit) return []
  return tails(passage.speaker, brief).map((tail, at) => ({
    draft: `“${passage.mark}”${tail}`,
    length: passage.text.length + 2 + tail.length,
    form: 'quote',
    sentences: [passage],
    score: passage.score - at * 0.1,
  }))
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

/** “…” “…” – Name: two moments of one speaker. */
function paired(first: Passage, second: Passage, episode: Episode, brief: Brief): CaptionCandidate[] {
  if (first.speaker !== second.speaker) return []
  const [before, after] = first.first < second.first ? [first, second] : [second, first]
  if (before.opening.length + 2 >= hookLimit) return []
  // Two thoughts from different parts of the talk make a caption only where nothing else fits.
  const distance = topicOf(episode, before) === topicOf(episode, after) ? 6 : 10
  return tails(before.speaker, brief).map((tail, at) => ({
    draft: `“${before.mark}”\n\n“${after.mark}”${tail}`,
    length: before.text.length + after.text.length + 6 + tail.length,
    form: 'quote',
    sentences: [before, after],
    score: (before.score + after.score) / 2 - distance - at * 0.1,
  }))
}

function topicOf({ topics }: Episode, { first }: Passage): number {
  return topics.findIndex(({ lastSentence }) => first <= lastSentence)
}

/** How a quote may be signed, the preferred way first. */
function tails(speaker: string | null, brief: Brief): string[] {
  const name = nameOf(speaker, brief)
  const { podcastName } = brief.voice
  if (name === null) return podcastName === '' ? [''] : [`\n\n– ${podcastName}`, '']
  const full = nameWithHandle(speaker, brief) ?? name
  const signatures = [full, ...(podcastName === '' ? [] : [`${full}, ${podcastName}`]), name]
  const title = brief.guest.title?.trim()
  if (title && brief.guest.name && nameOf(brief.guest.name, brief) === name) signatures.push(`${full}, ${title}`)
  return [...new Set(signatures)].map((signature) => `\n\n– ${signature}`)
}
