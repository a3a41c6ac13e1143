// The same kit for a person who has a chat assistant and no key: one prompt to copy, the answer pasted back, and the same
// checks. What does not hold makes a second prompt.
import type { Episode } from '@podcastai/episode'
import type { Brief } from '../brief.ts'
import { limitPieces, piecesInAnswer } from './assistant-answer.server.ts'
import type { Complaint, KitKey, KitOrder } from './kit.server.ts'
import type { Piece } from './model-task.server.ts'
import { holdKit, piecesOf } from './read-kit.server.ts'
import { mendKit, repairPrompt } from './repair.server.ts'
import { sharedMaterial, taskFor, writingRules } from './writing.server.ts'

const answerRule = `Answer with one code block of JSON and nothing else: {"pieces": [{"at": "…", "text": "…", "ids": [12, 13], "kind": "…"}]}, one piece for each text, in the order of the tasks. at: the place, as the task names it. text: the words to publish. ids: the numbers of the sentences that it rests on. kind: as the task says, else "".`

/** Any assistant takes a whole transcript. */
const contextTokens = 10_000_000

export function assistantPrompt(episode: Episode, { keys, brief }: { keys: readonly KitKey[]; brief: Brief }): string {
  return [
    writingRules(episode),
    sharedMaterial(episode, { brief, notes: null, contextTokens }),
    taskFor(keys, { episode, brief, notes: null }, null),
    answerRule,
  ].join('\n\n')
}

/** What was pasted as pieces: a second answer takes the place of what did not hold of the first. */
export function readAssistantAnswer(
  episode: Episode,
  { keys, brief, answers }: { keys: readonly KitKey[]; brief: Brief; answers: readonly string[] },
): { pieces: Piece[]; problem: string | null } {
  const [first = '', ...later] = answers
  const order = { keys, brief, notes: null, revision: null }
  let pieces = piecesOf(keys, { pieces: piecesInAnswer(first, keys) })
  if (pieces.length === 0) return { pieces, problem: nothing }
  for (const answer of later) {
    const back = { pieces: piecesInAnswer(answer, keys) }
    if (piecesOf(keys, back).length === 0) return { pieces, problem: nothing }
    const { complaints } = holdKit(episode, { ...order, pieces })
    pieces = limitPieces(mendKit(episode, { ...order, pieces, complaints, answer: back }).pieces)
  }
  return { pieces, problem: null }
}

const nothing = 'No texts were found in this answer. Paste all of it, from the first line to the last.'

/** The second prompt: what did not hold, with its sentences, its task and the reason. */
export function assistantRepair(
  episode: Episode,
  faulty: KitOrder & { pieces: readonly Piece[]; complaints: readonly Complaint[] },
): string {
  return [writingRules(episode), repairPrompt(episode, faulty), `${answerRule} Only these pieces.`].join('\n\n')
}
