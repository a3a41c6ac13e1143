import type {
  Complaint,
  KitInput,
  KitKey,
  ModelStep,
  ModelSteps,
  ModelTask,
  Piece,
  Printed,
} from '@podcastai/content-types/server'
import { refusalMessage } from '@podcastai/content-types/server'
import { EngineRefusal } from './engine.ts'
import type { FirstAlone } from './first-alone.ts'
import type { ModelClient } from './model/model-client.ts'
import { type FaultKind, ModelFault } from './model/model-fault.ts'
import type { Trust } from './model-trust.ts'
import { omissionMessage } from './omission-message.ts'
import { plainReason } from './plain-reason.ts'

/** The purpose of a request to the model. */
export type Errand = 'writing' | 'check' | 'repair'

/** What the model answered; `isCut`: only the beginning of it. */
export type Told = { answer: unknown; isCut: boolean }

/** What it takes to write one order. */
export type KitWriter = {
  model: Pick<ModelClient, 'cachesPrefixes' | 'contextTokens'>
  /** @throws ModelFault @throws EngineInterrupted */
  ask: (task: ModelTask, errand: Errand, keys: readonly KitKey[]) => Promise<Told>
  /** Runs one of our own steps on the episode, in a thread. */
  step: <Step extends ModelStep>(
    step: Step,
    input: Parameters<ModelSteps[Step]>[1],
  ) => Promise<ReturnType<ModelSteps[Step]>>
  inTurn: FirstAlone
  trust: Trust
}

/** The content of a key, and a note for users about it. */
export type KitWritten = { content: unknown; gap: string | null }
/** The outcome of one key. */
export type KitOutcome = { key: KitKey } & (KitWritten | { error: unknown })

type Group = readonly KitKey[]

/**
 * Writes an order with a language model: a few requests for all types, our own checks, one request that asks whether
 * the texts follow from what was said, and one that repairs what failed. What still fails is left out.
 *
 * @param tell is called once for every key
 * @throws only errors of `tell`
 */
export async function writeKit(
  writer: KitWriter,
  order: KitInput,
  tell: (outcome: KitOutcome) => Promise<void>,
): Promise<void> {
  const { keys } = order
  const tellAll = async (outcomes: KitOutcome[]) => {
    for (const outcome of outcomes) await tell(outcome)
  }
  const write = async (groups: readonly Group[]) =>
    tellAll(await writeTogether(writer, order, groups).catch((error: unknown) => failed(groups.flat(), error)))

  const { contextTokens, cachesPrefixes } = writer.model
  const plan = await writer
    .step('planKit', { keys, contextTokens, cachesPrefixes })
    .catch((error: unknown) => ({ error }))
  if ('error' in plan) await tellAll(failed(keys, plan.error))
  // A context that fits one type at a time fits the check of one: each is written by itself, and is ready earlier.
  else if (plan.groups.every(({ length }) => length === 1))
    await Promise.all(plan.groups.map((group) => write([group])))
  else await write(plan.groups)
}

/** Writes an order of a single key. @throws EngineRefusal */
export async function writeOne(writer: KitWriter, order: KitInput): Promise<KitWritten> {
  let ended: KitOutcome | undefined
  await writeKit(writer, order, async (outcome) => {
    ended = outcome
  })
  if (ended === undefined) throw new Error('nothing was ordered')
  if ('error' in ended) throw ended.error
  return ended
}

/** Writes groups of types with one request each, then checks and repairs all of them together. */
async function writeTogether(writer: KitWriter, kit: KitInput, groups: readonly Group[]): Promise<KitOutcome[]> {
  const drafts = await Promise.all(groups.map((group) => writeGroup(writer, kit, group)))
  const refused = drafts.flatMap((draft) => ('error' in draft ? failed(draft.keys, draft.error) : []))
  const written = drafts.flatMap((draft) => ('error' in draft ? [] : draft))
  const order = { ...kit, keys: written.flatMap(({ keys }) => keys) }
  if (order.keys.length === 0) return refused

  const pieces = written.flatMap((draft) => draft.pieces)
  const held = await hold(writer, order, pieces)
  const { unchecked, ...mended } = await mend(writer, order, held)
  const printed = await writer.step('printKit', { ...order, ...mended })
  return [...refused, ...printed.map((one) => toOutcome(one, kit, unchecked.get(one.key) ?? null))]
}

type Draft = { keys: Group } & ({ pieces: Piece[] } | { error: EngineRefusal })

/** Writes one group with one request. If the model does not answer, only the types of this group are refused. */
async function writeGroup(writer: KitWriter, kit: KitInput, keys: Group): Promise<Draft> {
  const { model, ask, step, inTurn } = writer
  const { contextTokens } = model
  const isRewrite = kit.revision?.rewrite !== undefined
  const task = await step(isRewrite ? 'rewriteTask' : 'writingTask', { ...kit, keys, contextTokens })
  try {
    const shared = model.cachesPrefixes && !isRewrite ? task.prefix : null
    const { answer, isCut } = await inTurn(shared, () => ask(task, 'writing', keys))
    if (isRewrite) return { keys, pieces: await step('rewrittenPieces', { ...kit, contextTokens, answer }) }
    const pieces = await step('parsePieces', { keys, answer })
    return { keys, pieces: isCut ? await goOn(writer, { keys, task, pieces }) : pieces }
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error
    return { keys, error: new EngineRefusal('engine_down', plainReason(error), { cause: error }) }
  }
}

/** Asks once for the rest of an answer that broke off, and returns all pieces; without it, those that came. */
async function goOn(
  { ask, step }: KitWriter,
  { keys, task, pieces }: { keys: Group; task: ModelTask; pieces: Piece[] },
): Promise<Piece[]> {
  const told = await orNull(ask(await step('restTask', { task, pieces }), 'writing', keys))
  return told === null ? pieces : step('joinPieces', { keys, pieces, answer: told.answer })
}

type ValidatedKit = {
  pieces: Piece[]
  complaints: Complaint[]
  /** Types whose claims were not checked, and why. */
  unchecked: Map<KitKey, string>
}

/** Validates the pieces: by the rules where they can decide, and by the model's judgment where a text makes a claim. */
async function hold(writer: KitWriter, order: KitInput, pieces: Piece[]): Promise<ValidatedKit> {
  const { complaints } = await writer.step('validateKit', { ...order, pieces })
  const judged = await judge(writer, order, pieces, null)
  return { pieces, complaints: [...complaints, ...judged.complaints], unchecked: judged.unchecked }
}

/** Asks the model once to repair the pieces with complaints, and judges the new pieces like the others. */
async function mend(writer: KitWriter, order: KitInput, held: ValidatedKit): Promise<ValidatedKit> {
  const isRewrite = order.revision?.rewrite !== undefined
  // A user's wish, such as "shorter", comes before the usual length.
  const complaints = held.complaints.filter((one) => !one.isFinal && !(isRewrite && one.isOptional))
  if (complaints.length === 0) return held
  const faulty = { ...order, pieces: held.pieces, complaints }
  const { contextTokens } = writer.model
  const task = await writer.step(isRewrite ? 'rewriteTask' : 'repairTask', { ...faulty, contextTokens })
  const told = await orNull(writer.ask(task, 'repair', order.keys))
  // Without a repair, the faulty pieces are left out, and the rest is fine.
  if (told === null) return held
  const { answer } = told
  const rewritten = isRewrite && { pieces: await writer.step('rewrittenPieces', { ...order, contextTokens, answer }) }
  const { pieces, fresh } = await writer.step('mendKit', { ...faulty, answer: rewritten || answer })
  if (fresh.length === 0) return { ...held, pieces }
  const judged = await judge(writer, order, pieces, fresh)
  const left = held.complaints.filter(({ piece }) => piece !== null && !fresh.includes(piece))
  return {
    pieces,
    // The rules are applied to all pieces again when they are printed.
    complaints: [...left, ...judged.complaints],
    unchecked: new Map([...judged.unchecked, ...held.unchecked]),
  }
}

type Judged = Pick<ValidatedKit, 'complaints' | 'unchecked'>

/**
 * Asks the model in one request whether the claims follow from what was said. If its answers to the control questions
 * show that it can't judge that, every claim is refused that only a reader could check.
 */
async function judge(
  { model, ask, step, trust }: KitWriter,
  order: KitInput,
  pieces: Piece[],
  only: number[] | null,
): Promise<Judged> {
  const claims = { ...order, pieces, only }
  const keptTokens = model.cachesPrefixes && !order.revision?.rewrite ? model.contextTokens : null
  const task = await step('judgeTask', { ...claims, keptTokens })
  if (task === null) return { complaints: [], unchecked: new Map() }
  const unvouched = () => step('unvouchedClaims', claims)
  if (!trust.isThere()) return { complaints: await unvouched(), unchecked: new Map() }
  const told = await ask(task, 'check', order.keys).catch(toFault)
  if (told instanceof ModelFault) {
    const complaints = await unvouched()
    if (unusable.includes(told.kind)) return { complaints, unchecked: new Map() }
    return { complaints: [], unchecked: new Map(complaints.map(({ key }) => [key, noAnswer])) }
  }
  const { isTrusted, complaints } = await step('readVerdicts', { ...claims, answer: told.answer })
  if (isTrusted) return { complaints, unchecked: new Map() }
  trust.lose()
  return { complaints: await unvouched(), unchecked: new Map() }
}

/** Faults of a model that answers, but not with verdicts. */
const unusable: readonly FaultKind[] = ['unreadable_answer', 'cut_off']

const noAnswer = 'Claims weren’t checked: the model didn’t answer the check.'

function toFault(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error
  throw error
}

function toOutcome({ key, content, problem, leftOut }: Printed, order: KitInput, unchecked: string | null): KitOutcome {
  if (content !== null) return { key, content, gap: omissionMessage(leftOut, unchecked) }
  if (order.revision?.rewrite) return { key, error: new EngineRefusal('unusable_answer', refusalMessage(leftOut)) }
  const why = problem ?? 'The model wrote nothing usable for this.'
  if (order.revision === null) return { key, error: new EngineRefusal('unusable_answer', why) }
  if (order.revision.item === null)
    return { key, error: new EngineRefusal('unusable_answer', `The current version stays. ${why}`) }
  return { key, error: new EngineRefusal('cannot_follow', `The current text stays. ${why}`) }
}

function failed(keys: Group, error: unknown): KitOutcome[] {
  return keys.map((key) => ({ key, error }))
}

/** Returns the answer, or null if the model gave none. */
async function orNull(asking: Promise<Told>): Promise<Told | null> {
  return asking.catch((error: unknown) => {
    if (error instanceof ModelFault) return null
    throw error
  })
}
