// Labels of an episode, brought onto its sentences and words.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type Episode, understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { FeatureNumbers } from '../../episode/src/judgement/feature-numbers.ts'
import { prepare } from '../../episode/src/judgement/prepare.ts'
import type { LineSpan, Prepared } from '../../episode/src/judgement/prepared.ts'

/** A reader's labels of one transcript. Texts are verbatim; `opens` and `lands` are first and last words. */
export type Labels = {
  /** Path of the transcript, relative to the folder of transcripts or to that of the labels. */
  file: string
  /** `mark`: best, good, weak or bad. */
  lines?: { text: string; mark: 'best' | 'good' | 'weak' | 'bad' }[]
  clips?: { opens: string; lands: string; worth?: number; title?: Title }[]
  passages?: { opens: string; lands: string; kind?: string }[]
  exchanges?: { question: string; opens: string; lands: string }[]
  leaveOut?: { opens: string; lands: string; kind: string }[]
  thumbnails?: string[]
  titles?: Title[]
  highlight?: Record<string, { opens: string; lands: string } | { opens: string; lands: string }[]>
  /** Lines and spans graded 0–3 by a reader, by sentence and token. */
  graded?: {
    lines: { span: LineSpan; grade: number }[]
    spans: GradedSpan[]
    leaveOut: [number, number, string][]
    titles?: { span: LineSpan; grade: number; kind: 'line' | 'question' }[]
  }
}

/** A line that was said, a question that was asked, or a name and a line. */
export type Title = { text: string; form: string }

/** `opens`, `lands`, `text` 0–2, `worth` 0–3. */
export type GradedSpan = { first: number; last: number; opens: number; lands: number; worth: number; text: number }

export type Labeled = {
  name: string
  show: string
  episode: Episode
  all: Prepared[]
  labels: Labels
  words: Word[]
  places: Map<string, number[]>
}

type Word = { word: string; sentence: number }

/**
 * Returns every labeled or graded episode of a folder. The show is the first word of the file name; whole shows are held
 * out. Episodes without a transcript are left out and listed.
 */
export function readLabeled(labelFolder: string, transcriptFolder: string): Labeled[] {
  const namesIn = (folder: string | URL) => readdirSync(folder).filter((name) => name.endsWith('.json'))
  const labeled = namesIn(labelFolder)
  const all = [...new Set([...labeled, ...namesIn(labelsFolder)])].sort()
  return all.flatMap((name) => {
    const graded = readGraded(name)
    const own: Labels | null = labeled.includes(name) ? JSON.parse(readFileSync(join(labelFolder, name), 'utf8')) : null
    const labels: Labels = { file: graded?.file ?? '', ...own, ...(graded && { graded: graded.graded }) }
    const path = [resolve(transcriptFolder, labels.file), resolve(labelFolder, labels.file)].find(
      (found) => labels.file !== '' && existsSync(found),
    )
    if (path) return [readOne(name, labels, path)]
    console.error(`${name} is left out: there is no transcript ${labels.file}`)
    return []
  })
}

/** Those of all labeled episodes. */
export const featureNumbers = new FeatureNumbers()

function readOne(name: string, labels: Labels, path: string): Labeled {
  const parsed = parseTranscript(readFileSync(path), basename(path).replace(/\.md$/, '.txt'))
  const episode = understand(parsed)
  const words = episode.sentences.flatMap(({ id, text }) => splitWords(text).map((word) => ({ word, sentence: id })))
  const places = new Map<string, number[]>()
  for (const [at, { word }] of words.entries()) places.set(word, [...(places.get(word) ?? []), at])
  return {
    name,
    show: name.replace(/[-_.\d].*$/, ''),
    episode,
    all: prepare(episode, featureNumbers),
    labels,
    words,
    places,
  }
}

/** Grades from 0 to 3 that readers gave, by place in the transcript: sentences and tokens as `understand` finds them. */
const labelsFolder = new URL('./labels/', import.meta.url)

/** As they are stored: no words, as little else as possible. */
type StoredGrades = {
  /** `owner/repository/path` of a public transcript, below the folder of transcripts; none where labels name it. */
  file?: string
  /** First sentence, token from, last sentence, token to, grade. */
  lines: [number, number, number, number, number][]
  /** The same, and whether it is a question. */
  titles: [number, number, number, number, number, 0 | 1][]
  /** First and last sentence; opens, lands, worth, reads as text. */
  spans: [number, number, number, number, number, number][]
  leaveOut: [number, number, string][]
}

function readGraded(name: string): (Pick<Labels, 'graded'> & { file?: string }) | null {
  const path = new URL(name, labelsFolder)
  if (!existsSync(path)) return null
  const { file, lines, titles, spans, leaveOut }: StoredGrades = JSON.parse(readFileSync(path, 'utf8'))
  return {
    ...(file !== undefined && { file }),
    graded: {
      lines: lines.map(([first, from, last, to, grade]) => ({ span: { first, from, last, to }, grade })),
      titles: titles.map(([first, from, last, to, grade, asks]) => ({
        span: { first, from, last, to },
        grade,
        kind: asks === 1 ? 'question' : 'line',
      })),
      spans: spans.map(([first, last, opens, lands, worth, text]) => ({ first, last, opens, lands, worth, text })),
      leaveOut,
    },
  }
}

export function splitWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/[’']/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** First and last position of a text among the words of its episode; a stutter or a filler may stand between. */
function locate({ words, places }: Labeled, text: string, after = 0): [number, number] | null {
  const wanted = splitWords(text)
  let best: { at: [number, number]; matched: number } | null = null
  for (const from of places.get(wanted[0] ?? '') ?? []) {
    if (from < after) continue
    let [at, to, missed] = [0, from, 0]
    while (at < wanted.length && to < words.length && missed <= Math.max(1, wanted.length / 6)) {
      const skip = [0, 1, 2, 3, 4].find((step) => words[to + step]?.word === wanted[at])
      if (skip === undefined) missed += 1
      else {
        to += skip + 1
        if (skip > 0) missed += 1
      }
      at += 1
    }
    if (at < wanted.length || (best && at - missed <= best.matched)) continue
    best = { at: [from, to - 1], matched: at - missed }
    if (missed === 0) break
  }
  return best && best.matched >= wanted.length * 0.7 ? best.at : null
}

/** The sentences from the first to the last words of a stretch. */
export function sentencesFrom(
  labeled: Labeled,
  { opens, lands }: { opens: string; lands: string },
): [number, number] | null {
  const open = locate(labeled, opens)
  if (!open) return null
  const land = locate(labeled, lands, open[0])
  const end = land && land[1] - open[0] < 3000 ? land : open
  return [labeled.words[open[0]]?.sentence ?? 0, labeled.words[end[1]]?.sentence ?? 0]
}

/** A text as a run of tokens. */
export function findSpan(labeled: Labeled, text: string): LineSpan | null {
  const at = locate(labeled, text)
  if (!at) return null
  const [first, last] = at.map((place) => labeled.words[place]?.sentence ?? 0) as [number, number]
  const from = tokenAt(labeled, at[0])
  const lastToken = tokenAt(labeled, at[1])
  const tokens = labeled.all[last]?.tokens ?? []
  if (from < 0 || lastToken < 0) return null
  let to = lastToken + 1
  while (to < tokens.length && /^(?:n['’]t|['’]\w+)$/.test(tokens[to]?.lower ?? '')) to += 1
  if (tokens.slice(to).every(({ pos }) => pos === 'PUNCT')) to = tokens.length
  return { first, from, last, to }
}

/** The token that a word of the episode begins in, in its sentence. */
function tokenAt({ words, all }: Labeled, at: number): number {
  const sentence = words[at]?.sentence ?? 0
  let before = 0
  while (words[at - 1 - before]?.sentence === sentence) before += 1
  const { text } = all[sentence]?.sentence ?? { text: '' }
  const found = [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu)]
  // An apostrophe that opens or closes a word is no part of it.
  const place = found[before]?.index ?? -1
  return place < 0 ? -1 : (all[sentence]?.tokens.findIndex((token) => token.to > place) ?? -1)
}
