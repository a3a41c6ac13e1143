// The one repair of an answer: only what does not hold is sent back, and what comes back takes its place. So a repair
// costs little, and what held cannot get worse by it.
import type { Failing } from './complaints.server.ts'
import { saidIn } from './grounding/said.server.ts'
import { chosenSentences } from './material.server.ts'
import { type ModelTask, type Piece, WritingAnswer } from './model-task.server.ts'
import type { Setting } from './model-writer.server.ts'
import { castOf, fenced, numberedLines } from './numbered-sentences.server.ts'
import { plainPlace } from './read-pieces.server.ts'
import { voiceForRepair } from './voice-in-words.server.ts'
import { mendingRules } from './writing.server.ts'

export type Repair = {
  /** What the pieces are for, as people call it. */
  what: string
  task: ModelTask
  answer: unknown
  failing: Failing
  /**
   * What is told again beside them: all of the first request; what it began with, where the provider keeps that; or
   * only the sentences around the pieces.
   */
  again: 'all' | 'prefix' | 'around'
}

/** The request for what did not hold, and why it did not. Where something is missing the task is told again. */
export function repairTask({ what, task, answer, failing, again }: Repair, setting: Setting): ModelTask {
  const broken = piecesOf(answer).filter((_, at) => failing.failed.includes(at))
  const isMissing = failing.wants.length > 0 || broken.length === 0
  const complaints = inShort(failing.problems).map((problem) => `- ${problem}`)
  const asked = [
    ...(again !== 'around' ? [] : [...voiceForRepair(setting.brief), materialAround(broken, setting)]),
    ...(isMissing || again === 'all' ? [task.prompt, ''] : []),
    withoutMarks(`You wrote for “${what}”: ${JSON.stringify(broken)}`),
    withoutMarks(['This does not hold:', ...complaints].join('\n')),
    `Answer with these pieces alone, mended or on other sentences${isMissing ? ', and with what is missing' : ''}; each keeps its place, order, kind, manner and about its length.`,
  ]
  const begin = again === 'around' ? { ...task, prefix: '', system: mendingRules } : task
  return { ...begin, prompt: asked.join('\n') }
}

/** The first complaints about each place: what else is wrong with a false sentence helps nobody to a true one. */
function inShort(problems: readonly string[]): string[] {
  const byPlace = Map.groupBy(problems, (problem) => /^[^:“]*/.exec(problem)?.[0] ?? '')
  return [...byPlace.values()].flatMap((some) => some.slice(0, mostComplaints.ofPlace)).slice(0, mostComplaints.all)
}

const mostComplaints = { ofPlace: 3, all: 20 } as const

/** The answer with what came back in place of what did not hold. */
export function mendedAnswer(answer: unknown, { failed, wants }: Failing, mended: unknown): WritingAnswer {
  const pieces = piecesOf(answer)
  const back = Map.groupBy(piecesOf(mended), placeOf)
  const countAt = (place: string, which: (at: number) => boolean) =>
    pieces.filter((piece, at) => placeOf(piece) === place && which(at)).length
  const isBroken = (at: number) => failed.includes(at)
  /** Some models answer a whole list again. */
  const isWhole = (place: string) => {
    const [all, broken, fresh] = [countAt(place, () => true), countAt(place, isBroken), back.get(place)?.length ?? 0]
    return broken > 0 && fresh > broken && fresh >= all
  }
  const whole = new Set([...back.keys()].filter(isWhole))
  const kept = pieces.flatMap((piece, at) => {
    const place = placeOf(piece)
    if (!isBroken(at)) return whole.has(place) ? [] : [piece]
    const fresh = back.get(place) ?? []
    const isLast = countAt(place, (other) => other > at && isBroken(other)) === 0
    return fresh.splice(0, isLast ? fresh.length : 1)
  })
  const wanted = wants.map(plainPlace)
  const added = [...back].flatMap(([place, fresh]) =>
    wanted.includes(place) || countAt(place, () => true) === 0 ? fresh : [],
  )
  return { pieces: [...kept, ...added] }
}

/** "carousel_1.slide_3" is one of the pieces at "carousel_1.slide". */
function placeOf({ at }: Piece): string {
  return plainPlace(at).replace(/(?<!\d)\d+$/, '')
}

function piecesOf(answer: unknown): Piece[] {
  return WritingAnswer.safeParse(answer).data?.pieces ?? []
}

/** Sentences before and behind those that a piece named: a passage mostly needs other ends. */
const reach = 2
/** Characters of these, and of the strongest passages beside them, for a piece that has to be replaced. */
const told = { near: 1200, others: 500 } as const

function materialAround(pieces: readonly Piece[], { episode, brief, notes }: Setting): string {
  const { forMachines } = saidIn(episode, brief)
  const named = pieces.flatMap(({ ids }) => ids)
  const chosen = new Set(chosenSentences(episode, brief, notes, told.others).map(({ id }) => id))
  let room = told.near
  for (const { id, text } of episode.sentences) {
    const isNear = named.some((one) => Math.abs(one - id) <= reach) && !forMachines.has(id)
    if (!isNear || chosen.has(id) || text.length > room) continue
    chosen.add(id)
    room -= text.length
  }
  const sentences = episode.sentences.filter(({ id }) => chosen.has(id))
  return fenced(`${castOf(episode, brief)}\n${numberedLines(episode, sentences)}`)
}

/** What a model wrote may repeat what was said to it: it neither opens nor closes the marks around the episode. */
function withoutMarks(text: string): string {
  return text.replaceAll('<', '‹').replaceAll('>', '›')
}
