// The single repair of an answer: pieces that fail the checks go back with the reason, their sentences, and their task.
// The result replaces them unless it is worse.
import { type Episode, findPassages } from '@podcastai/episode'
import type { Complaint, KitInput } from '../model-interface/kit.server.ts'
import type { ModelTask, Piece } from '../model-interface/model-task.server.ts'
import { createSpokenContext } from '../text-checks/spoken-context.server.ts'
import { voiceForRepair } from '../voice/format-voice.server.ts'
import { charactersPerToken } from './kit-requests.ts'
import { getModelType } from './model-types.server.ts'
import { fenced, numberedLines, renderCast } from './numbered-sentences.server.ts'
import { parsePieces, validateKit } from './read-kit.server.ts'
import { formatWish, getTitle, writingRules } from './writing.server.ts'

/** `contextTokens`: tokens that the model takes in one request; without it, there is no limit. */
type Faulty = KitInput & { pieces: readonly Piece[]; complaints: readonly Complaint[]; contextTokens?: number }

/** Maximum characters of a text that is repeated: enough for the longest section of a script. */
const maxTextLength = 3_000

/**
 * Sentences before and after the cited ones: most passages only need other ends. A long text with many citations gets
 * one neighbor on each side.
 */
const reach = { short: 3, long: 1, many: 6 } as const
/** Limits of one repair: pieces, sentences, and the share of a small context for these. */
const max = { pieces: 30, sentences: 320, share: 0.35 } as const

/** Returns the request to repair what failed. */
export function repairTask(episode: Episode, faulty: Faulty): ModelTask {
  return {
    kind: 'writing',
    system: writingRules(episode, faulty.brief),
    prefix: '',
    prompt: `${repairPrompt(episode, faulty)}
Answer as JSON: {"pieces": [{"at", "text", "ids", "kind"}]}, with only these pieces, in this order. Leave out what can't be saved.`,
    maxOutputTokens: 1000 + 500 * Math.min(max.pieces, faulty.complaints.length),
  }
}

/** Returns the prompt of a repair for a model that has seen nothing before: material, tasks, and what failed. */
function repairPrompt(episode: Episode, faulty: Faulty): string {
  const { keys, brief, notes, complaints, revision } = faulty
  const asked = keys.filter((key) => complaints.some((one) => one.key === key))
  const setting = { episode, brief, notes }
  return [
    ...voiceForRepair(brief),
    materialAround(episode, faulty),
    'You wrote texts for these tasks:',
    ...asked.map((key) => `## ${getTitle(key, brief)}\n${getModelType(key).asks(setting)}`),
    ...(revision ? formatWish(revision) : []),
    failedPieces(faulty),
  ].join('\n')
}

/** Returns what failed, and why: all problems of a piece, and the texts that stay beside it. */
export function failedPieces(faulty: Faulty): string {
  return [
    'These texts failed the checks. Rewrite each one so that all its listed problems are fixed and the rest stays as good: with other words, or on other sentences from above. Keep the place, kind, and length that the task asks for. Leave out what can’t be saved.',
    ...piecesToMend(faulty).map((index) => formatFailed(index, faulty)),
    ...faulty.complaints.filter(({ piece }) => piece === null).map(({ at, problem }) => `- at ${at}: ${problem}`),
  ].join('\n')
}

function formatFailed(index: number, faulty: Faulty): string {
  const { pieces, complaints } = faulty
  const { text = '', ...piece } = pieces[index] ?? {}
  const problems = complaints.filter((one) => one.piece === index).map(({ problem }) => `  · ${problem}`)
  const beside = textsBeside(index, faulty).map((other) => `  Stays beside it: ${other}`)
  return withoutMarks(
    [`- ${JSON.stringify({ ...piece, text: text.slice(0, maxTextLength) })}`, ...new Set(problems), ...beside].join(
      '\n',
    ),
  )
}

/** Maximum characters of a text that stays beside a failed one. */
const maxBeside = 200

/** Returns the texts that a slide or a section of the script has to fit: those before and after it that passed. */
function textsBeside(index: number, { pieces, complaints }: Faulty): string[] {
  const piece = pieces[index]
  if (piece === undefined) return []
  const group = findGroup(piece.at)
  const own = pieces.flatMap(({ at }, other) => (group !== null && findGroup(at) === group ? [other] : []))
  const here = own.indexOf(index)
  return [own[here - 1], own[here + 1]].flatMap((other) => {
    const passed = other !== undefined && !complaints.some((one) => one.piece === other && one.isOptional !== true)
    return passed ? [JSON.stringify(pieces[other]?.text.slice(0, maxBeside))] : []
  })
}

/** Returns the text that a piece is a part of: its carousel, or the script. */
function findGroup(at: string): string | null {
  if (at.startsWith('carousel_')) return at.split('.')[0] ?? null
  return ['hook', 'problemSetup', 'mainContent', 'callToAction'].includes(at) ? 'script' : null
}

function piecesToMend({ complaints }: Faulty): number[] {
  const indexes = new Set(complaints.flatMap(({ piece }) => (piece === null ? [] : [piece])))
  return [...indexes].sort((a, b) => a - b).slice(0, max.pieces)
}

/** Returns the sentences that the pieces cite, and those around them; for missing pieces, the strongest moments. */
function materialAround(episode: Episode, faulty: Faulty): string {
  const { brief, pieces, complaints, contextTokens = Number.POSITIVE_INFINITY } = faulty
  const { forMachines } = createSpokenContext(episode, brief)
  const chosen = new Set<number>()
  let room = contextTokens * charactersPerToken * max.share
  const take = (first: number, last: number) => {
    for (let id = first; id <= last && chosen.size < max.sentences; id++) {
      const sentence = episode.sentences[id]
      if (!sentence || forMachines.has(id) || chosen.has(id) || sentence.text.length > room) continue
      chosen.add(id)
      room -= sentence.text.length
    }
  }
  for (const index of piecesToMend(faulty)) {
    const ids = pieces[index]?.ids ?? []
    const near = ids.length > reach.many ? reach.long : reach.short
    for (const id of ids) take(id - near, id + near)
  }
  if (complaints.some(({ piece }) => piece === null)) {
    for (const { first, last } of findPassages(episode).clips.slice(0, 8)) take(first, last)
  }
  const sentences = episode.sentences.filter(({ id }) => chosen.has(id))
  return fenced(`${renderCast(episode, brief)}\n${numberedLines(episode, sentences)}`)
}

/**
 * Returns the pieces with the repaired ones in place, in order. Pieces that the repair dropped are removed; pieces that
 * it made worse stay unchanged. `fresh` are the indexes of changed pieces.
 */
export function mendKit(
  episode: Episode,
  { answer, ...faulty }: Faulty & { answer: unknown },
): { pieces: Piece[]; fresh: number[] } {
  const { keys, pieces, complaints } = faulty
  const back = parsePieces(keys, answer)
  const pieceByNumber = new Map<number, Piece>()
  const used = new Set<Piece>()
  for (const index of piecesToMend(faulty)) {
    const next = back.find((one) => !used.has(one) && one.at === pieces[index]?.at)
    if (next === undefined) continue
    used.add(next)
    // Sent back as it was, it keeps its complaints: a judge that is asked twice may overlook them.
    if (!isUnchanged(next, pieces[index])) pieceByNumber.set(index, next)
  }
  const wanted = new Set(complaints.flatMap(({ piece, at }) => (piece === null ? at : [])))
  const added = back.filter((piece) => !used.has(piece) && wanted.has(piece.at))
  const mended = [...pieces.map((piece, index) => pieceByNumber.get(index) ?? piece), ...added]
  const broken = hardFaults(episode, { ...faulty, pieces: mended })
  const wasFine = (index: number) => complaints.every((one) => one.piece !== index || one.isOptional === true)
  const kept = mended.map((piece, index) => {
    const before = pieces[index]
    return before !== undefined && broken.has(index) && wasFine(index) ? before : piece
  })
  const known = new Set(pieces)
  const isFresh = (piece: Piece) => {
    const bases = keys.flatMap((key) => getModelType(key).restsOnPiece?.(piece, kept) ?? [])
    return [piece, ...bases].some((one) => !known.has(one))
  }
  return { pieces: kept, fresh: kept.flatMap((piece, index) => (isFresh(piece) ? [index] : [])) }
}

function isUnchanged(next: Piece, before: Piece | undefined): boolean {
  const toText = ({ text, ids, kind }: Piece) => JSON.stringify([text.trim(), ids, kind])
  return before !== undefined && toText(next) === toText(before)
}

function hardFaults(episode: Episode, order: KitInput & { pieces: readonly Piece[] }): Set<number> {
  const { complaints } = validateKit(episode, order)
  return new Set(complaints.flatMap(({ piece, isOptional }) => (piece === null || isOptional ? [] : [piece])))
}

/** Replaces the marks in a model's text, which may repeat its prompt, so that it can't open or close the episode's. */
function withoutMarks(text: string): string {
  return text.replaceAll('<', '‹').replaceAll('>', '›')
}
