import {
  answerSpeakers as answerSpeakersCall,
  correctTerms as correctTermsCall,
  correctTranscript,
  giveTurn as giveTurnCall,
  joinTurn as joinTurnCall,
  listCorrections,
  markNotSpeech as markNotSpeechCall,
  splitTurn as splitTurnCall,
  type Transcript,
  turnLabelsToWords as turnLabelsToWordsCall,
  undoAllCorrections,
  undoCorrection,
} from '@podcastai/contracts'
import { findProject, type Scope } from '../../domain/transcript/change-transcript.ts'
import { ProjectDeleted } from '../../platform/database/abort-on-delete.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { type CorrectingDeps, correctTerms, correctWords } from './correcting.ts'
import * as repository from './corrections.repository.ts'
import { giveTurn } from './giving-turns.ts'
import { answerSpeakers, turnLabelsToWords } from './labels-to-words.ts'
import { markNotSpeech } from './marking-not-speech.ts'
import { shownCorrections } from './shown-corrections.ts'
import { joinTurn, splitTurn } from './splitting-turns.ts'
import { type UndoingDeps, undoCorrections } from './undoing.ts'

/** Serves calls that correct words or speakers of a transcript, and undo that. */
export function correctionRoutes(
  serve: Serve,
  deps: CorrectingDeps & UndoingDeps & { viewTranscript: (scope: Scope) => Promise<Transcript | null> },
): void {
  const { db } = deps

  const project = {
    what: 'project',
    find: ({ caller, params }: { caller: { workspaceId: string }; params: { id: string } }) =>
      findProject(db, { workspaceId: caller.workspaceId, id: params.id }),
  }

  serve(listCorrections, { ...project, handle: ({ params }) => shownCorrections(db, params.id) })

  serve(correctTranscript, {
    ...project,
    handle: async ({ caller, params, body }) => {
      const scope = { workspaceId: caller.workspaceId, id: params.id }
      const id = await correctWords(deps, scope, caller.userId, body).catch(refuseDeleted)
      return findMade((await shownCorrections(db, params.id)).corrections, id)
    },
  })

  serve(correctTermsCall, {
    ...project,
    handle: async ({ caller, params, body }) => {
      const scope = { workspaceId: caller.workspaceId, id: params.id }
      const made = await correctTerms(deps, scope, caller.userId, body.terms).catch(refuseDeleted)
      const { corrections } = await shownCorrections(db, params.id)
      return { corrections: made.map((id) => findMade(corrections, id)) }
    },
  })

  serve(giveTurnCall, {
    ...project,
    handle: async ({ caller, params, body }) => {
      const scope = { workspaceId: caller.workspaceId, id: params.id }
      const id = await giveTurn(deps, scope, caller.userId, body).catch(refuseDeleted)
      return findMade((await shownCorrections(db, params.id)).given, id)
    },
  })

  serve(markNotSpeechCall, {
    ...project,
    handle: async ({ caller, params, body }) => {
      const scope = { workspaceId: caller.workspaceId, id: params.id }
      const id = await markNotSpeech(deps, scope, caller.userId, body).catch(refuseDeleted)
      return findMade((await shownCorrections(db, params.id)).notSpeech, id)
    },
  })

  serve(splitTurnCall, {
    ...project,
    handle: async ({ caller, params, body }) => {
      const scope = { workspaceId: caller.workspaceId, id: params.id }
      const id = await splitTurn(deps, scope, caller.userId, body).catch(refuseDeleted)
      return findMade((await shownCorrections(db, params.id)).turns, id)
    },
  })

  serve(joinTurnCall, {
    ...project,
    handle: async ({ caller, params, body }) => {
      const scope = { workspaceId: caller.workspaceId, id: params.id }
      const id = await joinTurn(deps, scope, caller.userId, body).catch(refuseDeleted)
      return findMade((await shownCorrections(db, params.id)).turns, id)
    },
  })

  serve(turnLabelsToWordsCall, {
    ...project,
    handle: async ({ caller, params, body }) => {
      const scope = { workspaceId: caller.workspaceId, id: params.id }
      const id = await turnLabelsToWords(deps, scope, caller.userId, body.labels).catch(refuseDeleted)
      return findMade((await shownCorrections(db, params.id)).labels, id)
    },
  })

  serve(answerSpeakersCall, {
    ...project,
    handle: async ({ caller, params, body }) => {
      const scope = { workspaceId: caller.workspaceId, id: params.id }
      await answerSpeakers(deps, scope, caller.userId, body).catch(refuseDeleted)
      const transcript = await deps.viewTranscript(scope)
      if (!transcript) throw notFound('project')
      return transcript
    },
  })

  serve(undoCorrection, {
    what: 'correction',
    find: ({ caller, params }) =>
      repository.findAct(db, { workspaceId: caller.workspaceId, id: params.id }, params.correctionId),
    handle: async ({ caller, params }) => {
      const scope = { workspaceId: caller.workspaceId, id: params.id }
      const { correctionId } = params
      const isMeant = ({ id }: repository.ActRow) => id === correctionId
      const terms = await undoCorrections(deps, scope, caller.userId, isMeant).catch(refuseDeleted)
      return { ...(await shownCorrections(db, params.id)), terms }
    },
  })

  serve(undoAllCorrections, {
    ...project,
    handle: async ({ caller, params }) => {
      const scope = { workspaceId: caller.workspaceId, id: params.id }
      const terms = await undoCorrections(deps, scope, caller.userId, isOfUser).catch(refuseDeleted)
      return { ...(await shownCorrections(db, params.id)), terms }
    },
  })
}

/** Undoing all corrections doesn't bring back what the parser left out. */
const isOfUser = ({ source }: repository.ActRow) => source !== 'left_out'

/** Returns the correction that a call made. @throws AppError not_found if someone undid it already */
function findMade<One extends { id: string }>(acts: readonly One[], id: string): One {
  const made = acts.find((act) => act.id === id)
  if (!made) throw notFound('correction')
  return made
}

/** Converts the error for a project that was deleted during a call. @throws AppError not_found */
function refuseDeleted(error: unknown): never {
  throw error instanceof ProjectDeleted ? notFound('project') : error
}
