// Asks a language model until it gives an answer that fits the schema. Loaded only when a model is configured.
import type { LanguageModel } from 'ai'
import { complaintInWords } from './answer-format.ts'
import { openMeter } from './meter.ts'
import type { AskModel, Circumstances, ModelRequest } from './model-client.ts'
import { ModelFault } from './model-fault.ts'
import type { ModelSettings } from './model-settings.ts'
import { delayAfter } from './patience.ts'
import type { Provider, Structure } from './providers/provider.ts'
import { breaksOff, readAnswer, readCutAnswer, readWholeAnswer } from './read-answer.ts'
import { readFault, sentences } from './read-fault.ts'
import { type ModelReply, send } from './send.ts'
import { openSlots } from './slots.ts'

type Parts = Circumstances & { settings: ModelSettings; provider: Provider; model: LanguageModel }

/** How a request is put; changed after a failure. */
type Manner = { structure: Structure; inWords: boolean; maxOutputTokens: number; complaint: string }

/** An answer that was read, or a fault and how to ask instead; `instead` is null if asking again is useless. */
type Understood<Answer> = { answer: Answer; isCut?: boolean } | { fault: ModelFault; instead: Partial<Manner> | null }

/** How long lessons about a server are kept: one odd answer must not lower what is asked of it for good. */
const learnedMs = 3_600_000

export function openAskModel(parts: Parts): AskModel {
  const { settings, provider, clock } = parts
  const slots = openSlots(settings.concurrency)
  let learned = nothingLearned()

  async function ask<Answer>(request: ModelRequest<Answer>) {
    const until = clock.now() + (request.deadlineMs ?? parts.deadlineMs)
    const meter = openMeter(settings)
    const paidFor = ({ kind, message, waitMs, ownWords }: ModelFault) =>
      new ModelFault(kind, message, { waitMs, ownWords, usage: meter.paid() })
    const stopped = (reason: unknown) => {
      const usage = meter.paid()
      return usage === null ? reason : new ModelFault('stopped', sentences.stopped(), { usage })
    }
    if (clock.now() - learned.at > learnedMs) learned = nothingLearned()
    let manner = firstManner(request)
    let isSecondChance = false
    for (let failures = 0; ; ) {
      const said = await attempt(request, manner, until)
      if (said instanceof ModelFault) {
        if (request.signal?.aborted) throw stopped(request.signal.reason)
        const weaker = said.kind === 'unsupported_format' ? below(manner.structure) : undefined
        if (weaker) {
          manner = { ...manner, structure: weaker, inWords: true }
          continue
        }
        failures += 1
        const delayMs = delayAfter(failures, said.waitMs, clock.random)
        const isOver = failures >= parts.tries || clock.now() + delayMs >= until
        const mayGoOn = said.again === 'patiently' || (said.again === 'once' && !isSecondChance)
        if (!mayGoOn || isOver) throw paidFor(said)
        if (said.again === 'once') isSecondChance = true
        await pause(delayMs, request.signal)
        continue
      }
      meter.add(said.usage)
      const understood = understand(said, request, isSecondChance)
      if ('answer' in understood) return { ...understood, usage: meter.total() }
      if (isSecondChance || !understood.instead) throw paidFor(understood.fault)
      manner = { ...manner, ...understood.instead }
      isSecondChance = true
    }
  }

  function nothingLearned(): { structures: readonly Structure[]; needsWords: boolean; at: number } {
    return { structures: provider.structures, needsWords: false, at: clock.now() }
  }

  function firstManner({ maxOutputTokens }: ModelRequest<unknown>): Manner {
    const [structure = 'words'] = learned.structures
    return { structure, inWords: learned.needsWords || structure !== 'schema', maxOutputTokens, complaint: '' }
  }

  /** Returns the next weaker structure that the server may understand, and records that it refused this one. */
  function below(refused: Structure): Structure | undefined {
    const structures = learned.structures.filter((one) => one !== refused)
    learned = { ...learned, structures }
    const place = provider.structures.indexOf(refused)
    return structures.find((one) => provider.structures.indexOf(one) > place)
  }

  async function attempt(
    request: ModelRequest<unknown>,
    manner: Manner,
    until: number,
  ): Promise<ModelReply | ModelFault> {
    const leftMs = until - clock.now()
    if (leftMs <= 0) return new ModelFault('deadline', sentences.deadline(settings))
    const timeout = AbortSignal.timeout(leftMs)
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout
    try {
      return await send({ ...parts, request, ...manner, signal })
    } catch (error) {
      return readFault(timeout.aborted ? timeout.reason : error, settings, clock.now())
    }
  }

  async function pause(delayMs: number, signal = new AbortController().signal) {
    await clock.sleep(delayMs, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }

  function understand<Answer>(
    said: ModelReply,
    { schema, maxOutputTokens }: ModelRequest<Answer>,
    isLast: boolean,
  ): Understood<Answer> {
    const { text, ending } = said
    if (wasShortened(said)) {
      return { fault: new ModelFault('too_long', sentences.shortened(settings, said.usage.inputTokens)), instead: null }
    }
    if (ending === 'content-filter') {
      return { fault: new ModelFault('refused_to_answer', sentences.refused_to_answer(settings)), instead: null }
    }
    if (ending === 'length' || breaksOff(text)) {
      const whole = readWholeAnswer(text, schema)
      if (whole !== null) return { answer: whole }
      const answer = isLast ? readCutAnswer(text, schema) : null
      if (answer !== null) return { answer, isCut: true }
      const fault = new ModelFault('cut_off', sentences.cut_off(settings))
      return { fault, instead: { maxOutputTokens: maxOutputTokens * 2 } }
    }
    const read = readAnswer(text, schema)
    if ('answer' in read) return read
    const [strongest = 'words'] = learned.structures
    // A server may accept a schema and ignore it.
    if (strongest === 'schema') learned = { ...learned, needsWords: true }
    return {
      fault: new ModelFault('unreadable_answer', sentences.unreadable_answer(settings)),
      instead: { structure: strongest, inWords: true, complaint: complaintInWords(read.complaint) },
    }
  }

  return (request) => slots.inSlot(() => ask(request), request.signal)
}

/**
 * Whether the server dropped the beginning of the request. Some servers (Ollama) do so silently if a request is longer
 * than their context; their token count shows it. No language comes near this many characters per token.
 */
function wasShortened({ usage, sentCharacters }: ModelReply): boolean {
  const maxCharactersPerToken = 6
  const fewTokens = 2_000
  const min = sentCharacters / maxCharactersPerToken
  return min > fewTokens && usage.inputTokens > 0 && usage.inputTokens < min
}
