import type { KitKey } from '../model-interface/kit.server.ts'
import type { Piece } from '../model-interface/model-task.server.ts'
import { maxItems } from '../type/edit-limits.ts'
import { type NamedFormat, piecesInSections } from './answer-sections.server.ts'
import { namesInValues, piecesInValues } from './answer-values.server.ts'
import { looseValuesIn } from './loose-json.server.ts'

/** The end of every prompt. Users who copy the whole chat paste the prompt too, with its example answer. */
const promptEnds = 'kind: as the task says, else "".'
/** Maximum characters of a pasted answer; a whole kit has about twenty thousand. */
const maxAnswerLength = 300_000
/** Maximum number of pieces in everything that was pasted; a whole kit has about a hundred. */
const maxPieces = 1000

/**
 * Returns the pieces of a chat assistant's answer for these types: from JSON in any of the shapes that assistants use,
 * or from sections with headings, labels, and lists. Empty if there are none. `formats`: those that the keys may name.
 */
export function piecesInAnswer(answer: string, keys: readonly KitKey[], formats: readonly NamedFormat[] = []): Piece[] {
  const pasted = answer.slice(0, maxAnswerLength).replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  const prompt = pasted.lastIndexOf(promptEnds)
  const text = prompt === -1 ? pasted : pasted.slice(prompt + promptEnds.length)
  const inJson = splitFencedBlocks(text).flatMap((block) => piecesInValues(looseValuesIn(block), keys))
  return limitPieces(withoutSame(inJson.length > 0 ? inJson : piecesInSections(text, keys, formats)))
}

/** Returns the pieces of answers in JSON that name speakers, or spell names. */
export function namePiecesIn(answers: readonly string[]): Piece[] {
  const blocks = answers.flatMap((answer) => splitFencedBlocks(answer.slice(0, maxAnswerLength)))
  return blocks.flatMap((block) => namesInValues(looseValuesIn(block))).slice(0, maxPieces)
}

/** True if an answer in JSON ends in the middle, because the assistant stopped writing. */
export function isBrokenOff(answer: string): boolean {
  const text = answer.slice(0, maxAnswerLength)
  return splitFencedBlocks(text).some((block) => looseValuesIn(block).cut.size > 0)
}

/** Returns the first `maxItems` pieces of each place, the maximum for an edited version. */
export function limitPieces(pieces: readonly Piece[]): Piece[] {
  const counts = new Map<string, number>()
  const kept = pieces.filter(({ at }) => {
    const count = (counts.get(at) ?? 0) + 1
    counts.set(at, count)
    return count <= maxItems
  })
  return kept.slice(0, maxPieces)
}

/** Splits text into fenced blocks and the text between them, so that a truncated block doesn't affect others. */
function splitFencedBlocks(text: string): string[] {
  return text.split('```').map((block, at) => (at % 2 === 1 ? block.replace(/^[a-z]{0,10}\n/i, '') : block))
}

/** Removes duplicates, for an answer that was pasted twice. */
function withoutSame(pieces: readonly Piece[]): Piece[] {
  const known = new Map(pieces.map((piece) => [JSON.stringify(piece), piece]))
  return [...known.values()]
}
