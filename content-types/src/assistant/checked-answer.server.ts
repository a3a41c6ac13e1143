import { type Episode, spanText } from '@podcastai/episode'
import { getModelType } from '../model/model-types.server.ts'
import { leftOutMessage, printKit, validateKit } from '../model/read-kit.server.ts'
import type { Complaint, KitKey, LeftOut, Printed } from '../model-interface/kit.server.ts'
import type { Piece } from '../model-interface/model-task.server.ts'
import { assistantContinuation, assistantRepair, type PastedAnswer, readAssistantAnswer } from './assistant.server.ts'

/** The pasted answers after the checks. */
export type CheckedAnswer = {
  /** The reason there is nothing to check, for the user; else null. */
  problem: string | null
  /** Indexes of the answers without any texts; the others count all the same. */
  unread: number[]
  types: CheckedType[]
  /** True if the last reply ends in the middle: then the next prompt asks for the rest, and repairs come after it. */
  isBrokenOff: boolean
  /** What to ask the assistant next; null if everything passed. */
  repairPrompt: string | null
}

export type CheckedType = {
  key: KitKey
  /** Null if too little passed; then `problem` gives the reason. */
  content: unknown
  problem: string | null
  /** The beginnings of the texts that passed. */
  texts: { at: string; text: string }[]
  leftOut: { at: string; text: string; why: string }[]
  /** Places that no piece fills. */
  missing: { at: string; why: string }[]
  /** Notice for users about the version that this becomes. */
  gap: string
}

/** Returns everything that the page shows about an answer, and the content to store. */
export function checkedAnswer(episode: Episode, pasted: PastedAnswer): CheckedAnswer {
  const { keys, brief } = pasted
  const { pieces, unread, isBrokenOff } = readAssistantAnswer(episode, pasted)
  if (pieces.length === 0) return { problem: noTexts, unread, types: [], isBrokenOff, repairPrompt: null }
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
    isBrokenOff,
    repairPrompt: isBrokenOff
      ? assistantContinuation(pieces)
      : faults.length === 0
        ? null
        : assistantRepair({ ...order, complaints }),
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
    leftOut: own.flatMap(({ piece: index, at }, place) => {
      const piece = index === null ? undefined : pieces[index]
      // A text is listed once, with all of its problems.
      const isFirst = own.findIndex((one) => one.piece === index) === place
      const all = own.filter((one) => one.piece === index).map(({ problem: each }) => each)
      return piece && isFirst ? [{ at, text: previewWords(piece, episode), why: preview(all.join(' ')) }] : []
    }),
    missing: own.flatMap(({ piece, at, problem: why }) => (piece === null ? [{ at, why: preview(why) }] : [])),
    gap: formatOmissions(leftOut),
  }
}

/** Returns a preview of a piece. A quote may have only ids: its words come from the transcript. */
function previewWords({ text, ids }: Piece, episode: Episode): string {
  if (text !== '' || ids.length === 0) return preview(text)
  const [first, last] = [Math.min(...ids), Math.max(...ids)]
  const [from, to] = [episode.sentences[first], episode.sentences[last]]
  if (!from || !to) return ''
  return preview(
    last - first < maxSpanSentences ? spanText(episode, first, last) : `${ends(from.text)} … ${ends(to.text)}`,
  )
}

/** Maximum number of sentences shown in full; of more, the first and the last are shown. */
const maxSpanSentences = 5
/** Maximum characters shown of a text: a short answer may cite a whole transcript, many times over. */
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
  // Don't cut an emoji in half.
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
