// Creates a kit for users who have a chat assistant but no API key: a prompt to copy, the answer pasted back, and the
// same checks. What fails the checks goes into a second prompt.
import type { Episode } from '@podcastai/episode'
import { parsePieces, validateKit } from '../model/read-kit.server.ts'
import { mendKit, repairPrompt } from '../model/repair.server.ts'
import { sharedMaterial, taskFor, writingRules } from '../model/writing.server.ts'
import type { Complaint, KitInput, KitKey } from '../model-interface/kit.server.ts'
import type { Piece } from '../model-interface/model-task.server.ts'
import type { Brief } from '../type/brief.ts'
import { limitPieces, piecesInAnswer } from './assistant-answer.server.ts'

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

/** The pasted answers, as pieces. */
type ReadAnswer = {
  pieces: Piece[]
  /** Indexes of the answers without any texts. */
  unread: number[]
}

/** Parses the answers. A second answer replaces what failed in the first; an answer without texts changes nothing. */
export function readAssistantAnswer(
  episode: Episode,
  { keys, brief, answers }: { keys: readonly KitKey[]; brief: Brief; answers: readonly string[] },
): ReadAnswer {
  const order = { keys, brief, notes: null, revision: null }
  const unread: number[] = []
  let pieces: Piece[] = []
  for (const [place, answer] of answers.entries()) {
    const back = { pieces: piecesInAnswer(answer, keys) }
    const found = parsePieces(keys, back)
    if (found.length === 0) unread.push(place)
    else if (pieces.length === 0) pieces = found
    else {
      const { complaints } = validateKit(episode, { ...order, pieces })
      pieces = limitPieces(mendKit(episode, { ...order, pieces, complaints, answer: back }).pieces)
    }
  }
  return { pieces, unread }
}

/** Returns the second prompt: what failed the checks, with its sentences, its task, and the reason. */
export function assistantRepair(
  episode: Episode,
  faulty: KitInput & { pieces: readonly Piece[]; complaints: readonly Complaint[] },
): string {
  return [writingRules(episode), repairPrompt(episode, faulty), `${answerRule} Only these pieces.`].join('\n\n')
}
