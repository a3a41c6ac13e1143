import { createHash } from 'node:crypto'
import type { ContentKey } from '@podcastai/content-types'
import type { CheckedAnswer } from '@podcastai/content-types/server'
import {
  assistantLabel,
  type CheckedType,
  getAssistantPrompt,
  listedTypes,
  type NamedSpeaker,
  type Respelled,
  readAssistantAnswer,
  type UnusedName,
} from '@podcastai/contracts'
import { type Transcript, withSpeakerNames } from '@podcastai/transcript'
import { correctSegments, type Pair, standing } from '@podcastai/transcript/corrections'
import type { ContentThreads } from '../../domain/content-threads/content-threads.ts'
import { abortOnDelete, ProjectDeleted } from '../../platform/database/abort-on-delete.ts'
import { EngineInterrupted, EngineRefusal, type Source } from '../../platform/engine/engine.ts'
import type { Prepare } from '../../platform/engine/reading-threads.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { briefFor } from './brief.ts'
import * as repository from './content.repository.ts'
import { refuseUnknownFormats } from './formats.ts'
import { readSource, refuseRunning, takeWritten } from './generating.ts'
import type { WritingDeps } from './writing.ts'

/** `prepare` builds the prompt and checks answers in the reading threads. */
type AssistantDeps = WritingDeps & {
  prepare: Prepare
  contents: Pick<ContentThreads, 'placeTerms'>
}

/** The answers of an AI assistant to import: the project, the requested types, and the user who imports. */
type Answer = {
  owner: repository.Owner
  types: readonly ContentKey[]
  answers: readonly string[]
  /** Speakers and heard words for which names and spellings in the answers are not used. */
  declined: readonly string[]
  outputLanguage: string | undefined
  authorId: string
}

/** Serves writing with a user's own chat assistant: no model is called, nothing is paid. */
export function assistantRoutes(serve: Serve, deps: AssistantDeps): void {
  const found = {
    what: 'project',
    find: ({ caller, params }: { caller: { workspaceId: string }; params: { id: string } }) =>
      repository.findOwner(deps.db, { workspaceId: caller.workspaceId, id: params.id }),
  }

  serve(getAssistantPrompt, {
    ...found,
    handle: ({ query, found: owner }) =>
      onProject(deps, owner, async (here) => {
        const brief = await briefFor(deps, owner, 0, query.outputLanguage)
        const source = await readSource(here, owner)
        const keys = listedTypes(
          query.types,
          brief.formats.map(({ key }) => key),
        )
        await refuseUnknownFormats(deps, owner, keys)
        const prompt = await deps.prepare('assistantPrompt', source, { keys, brief })
        return { prompt, characters: prompt.length, tokens: Math.ceil(prompt.length / 4) }
      }),
  })

  serve(readAssistantAnswer, {
    ...found,
    handle: ({ caller, body, found: owner }) =>
      onProject(deps, owner, async (here) => {
        const { types, answers, save, declined, outputLanguage } = body
        await refuseUnknownFormats(deps, owner, [...types, ...save])
        const answer = { owner, types, answers, declined, outputLanguage, authorId: caller.userId }
        const { names, spellings, unusedNames, ...checked } = await check(here, answer, save.length === 0)
        const toSave = checked.types.filter(({ key, content }) => content !== null && isAmong(save, key))
        const refused = await storeWhatHolds(here, answer, toSave)
        const saved = new Set(toSave.map(({ key }) => key).filter((key) => !refused.has(key)))
        return {
          problem: checked.problem,
          unread: checked.unread,
          names,
          spellings,
          unusedNames,
          types: checked.types.map((type) => told(type, { saved, refused })),
          isBrokenOff: checked.isBrokenOff,
          repairPrompt: checked.repairPrompt,
        }
      }),
  })
}

/** Runs work on a processed project, and aborts it when the project is deleted. @throws AppError */
async function onProject<Result>(
  deps: AssistantDeps,
  owner: repository.Owner,
  work: (deps: AssistantDeps) => Promise<Result>,
): Promise<Result> {
  refuseRunning(owner)
  return abortOnDelete(deps, owner.id, (stopping) => work({ ...deps, stopping })).catch((error: unknown) => {
    if (error instanceof ProjectDeleted) throw notFound('project')
    if (error instanceof EngineInterrupted) throw new AppError('not_ready', interrupted)
    throw error instanceof EngineRefusal ? new AppError(error.code, error.message) : error
  })
}

const interrupted = 'The server restarted. Please try again.'

type Checked = CheckedAnswer & { names: NamedSpeaker[]; spellings: Respelled[]; unusedNames: UnusedName[] }

/**
 * Checks answers. A dry run uses the transcript as it will be with their names for numbered speakers and their spellings
 * of misheard names; content is stored by the transcript as it is.
 */
async function check(
  deps: AssistantDeps,
  { owner, types: keys, answers, declined, outputLanguage }: Answer,
  isDryRun: boolean,
): Promise<Checked> {
  const brief = await briefFor(deps, owner, 0, outputLanguage)
  const source = await readSource(deps, owner)
  const found = await deps.prepare('findNames', source, { brief, answers })
  const names = isDryRun ? found.names.filter(({ speaker }) => !declined.includes(speaker)) : []
  const spellings = found.spellings.filter(({ heard, count }) =>
    count === 0 ? true : isDryRun && !declined.includes(heard),
  )
  const renamed = withSpeakerNames(
    source.transcript,
    Object.fromEntries(names.map(({ speaker, name }) => [speaker, name])),
  )
  const transcript = await respelled(deps, { ...source, transcript: renamed }, spellings)
  const pasted = { keys, brief, answers, spellings }
  const checked = await deps.prepare('checkAssistantAnswer', { ...source, transcript }, pasted)
  const { unusedNames } = found
  return { ...checked, names: found.names, spellings: found.spellings.filter(({ count }) => count > 0), unusedNames }
}

async function respelled(
  { contents }: AssistantDeps,
  { transcript, ...on }: Source,
  spellings: readonly Pair[],
): Promise<Transcript> {
  if (spellings.length === 0) return transcript
  const placed = await contents.placeTerms(on, transcript, spellings)
  const rows = placed.flatMap((term) => term.rows)
  return { ...transcript, segments: correctSegments(transcript.segments, standing(rows)) }
}

/** Why each refused type could not be stored; stored types are not in the map. */
type Refused = ReadonlyMap<string, string>

/** Stores each valid type as its next version. @throws AppError if all of them are refused */
async function storeWhatHolds(
  deps: AssistantDeps,
  { owner, authorId }: Answer,
  types: CheckedAnswer['types'],
): Promise<Refused> {
  if (types.length === 0) return new Map()
  const source = await readSource(deps, owner)
  const refused = new Map<string, string>()
  let last: AppError | null = null
  for (const { key, content, gap } of types) {
    const contentType = key as ContentKey
    const written = { content: content as never, by: assistantLabel, gap }
    try {
      await takeWritten(deps, { owner, source, contentType, authorId, written })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.set(key, error.message)
      last = error
    }
  }
  if (last !== null && refused.size === types.length) throw last
  return refused
}

function isAmong(keys: readonly ContentKey[], key: string): boolean {
  return keys.some((one) => one === key)
}

function told(
  { key, content, problem, texts, leftOut, missing }: CheckedAnswer['types'][number],
  { saved, refused }: { saved: ReadonlySet<string>; refused: Refused },
) {
  const type: CheckedType = {
    contentType: key as ContentKey,
    ...{ texts, leftOut, missing, isSaved: saved.has(key) },
    problem: refused.get(key) ?? problem,
    fingerprint: createHash('sha256').update(JSON.stringify(content)).digest('base64url'),
  }
  return type
}
