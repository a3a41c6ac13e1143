import { type Episode, spanText } from '@podcastai/episode'
import { getModelType } from '../model/model-types.server.ts'
import { leftOutMessage, printKit, validateKit } from '../model/read-kit.server.ts'
import type { Complaint, KitKey, LeftOut, Printed } from '../model-interface/kit.server.ts'
import type { Piece } from '../model-interface/model-task.server.ts'
import type { Brief } from '../type/brief.ts'
import { assistantRepair, readAssistantAnswer } from './assistant.server.ts'

/** What was pasted, as far as it holds. */
export type CheckedAnswer = {
  /** Why there is nothing to check, for the person; else null. */
  problem: string | null
  /** Places in the list of the answers that no text was found in; the others count all the same. */
  unread: number[]
  types: CheckedType[]
  /** What to ask the assistant next; null where everything holds. */
  repairPrompt: string | null
}

export type CheckedType = {
  key: KitKey
  /** Null where too little holds: `problem` says why. */
  content: unknown
  problem: string | null
  /** What holds; of every text its beginning. */
  texts: { at: string; text: string }[]
  leftOut: { at: string; text: string; why: string }[]
  /** Places that nothing fills. */
  missing: { at: string; why: string }[]
  /** What people should know of the version that this becomes. */
  gap: string
}

/** Everything that the page shows of an answer, and what is stored of it. */
export function checkedAnswer(
  episode: Episode,
  { keys, brief, answers }: { keys: readonly KitKey[]; brief: Brief; answers: readonly string[] },
): CheckedAnswer {
  const { pieces, unread } = readAssistantAnswer(episode, { keys, brief, answers })
  if (pieces.length === 0) return { problem: noTexts, unread, types: [], repairPrompt: null }
  const order = { keys, brief, notes: null, revision: null, pieces }
  const { complaints } = validateKit(episode, order)
  const faults = complaints.filter(({ isOptional }) => isOptional !== true)
  const types = printKit(episode, { ...order, complaints }).map((printed) =>
    checkedType(episode, printed, { pieces, faults }),
  )
  return {
    problem: null,
    unread,
    types,
    repairPrompt: faults.length === 0 ? null : assistantRepair(episode, { ...order, complaints }),
  }
}

function checkedType(
  episode: Episode,
  { key, content, problem, leftOut }: Printed,
  { pieces, faults }: { pieces: readonly Piece[]; faults: readonly Complaint[] },
): CheckedType {
  const own = faults.filter((fault) => fault.key === key)
  const faulty = new Set(own.map(({ piece }) => piece))
  const texts = pieces.flatMap((piece, index) =>
    getModelType(key).owns(piece.at) && !faulty.has(index)
      ? [{ at: piece.at, text: previewWords(piece, episode) }]
      : [],
  )
  return {
    ...{ key, content, texts },
    problem: problem === null ? null : texts.length === 0 ? nothing : tooLittle,
    leftOut: own.flatMap(({ piece: index, at, problem: why }, place) => {
      const piece = index === null ? undefined : pieces[index]
      // A text is listed once, with the first that is wrong with it.
      const isFirst = own.findIndex((one) => one.piece === index) === place
      return piece && isFirst ? [{ at, text: previewWords(piece, episode), why: preview(why) }] : []
    }),
    missing: own.flatMap(({ piece, at, problem: why }) => (piece === null ? [{ at, why: preview(why) }] : [])),
    gap: formatOmissions(leftOut),
  }
}

/** A quote may be without words: it is printed from the transcript, and so it is shown. */
function previewWords({ text, ids }: Piece, episode: Episode): string {
  if (text !== '' || ids.length === 0) return preview(text)
  const [first, last] = [Math.min(...ids), Math.max(...ids)]
  const [from, to] = [episode.sentences[first], episode.sentences[last]]
  if (!from || !to) return ''
  return preview(
    last - first < maxSpanSentences ? spanText(episode, first, last) : `${ends(from.text)} … ${ends(to.text)}`,
  )
}

/** Sentences that are shown one after the other; of more, the first and the last. */
const maxSpanSentences = 5
/** Characters of a text that are shown: a short answer may name a whole transcript, many times over. */
const maxPreviewLength = 600

function ends(text: string): string {
  return shortened(text, maxPreviewLength / 2 - 2)
}

function preview(text: string): string {
  return shortened(text, maxPreviewLength)
}

function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  // Half an emoji is none.
  return `${cut.isWellFormed() ? cut.trimEnd() : cut.slice(0, -1).toWellFormed()}…`
}

const noTexts = 'No content was found in this reply. Paste all of it, from the first line to the last.'
const nothing = 'Nothing in this reply passed the checks.'
const tooLittle = 'Not enough of this passed the checks. Copy the second prompt to fix it.'
const unchecked = 'Claims weren’t checked, because a chat assistant wrote this. Read it before you publish.'

function formatOmissions(leftOut: readonly LeftOut[]): string {
  if (leftOut.length === 0) return unchecked
  return `${leftOutMessage(leftOut)} ${unchecked}`
}
