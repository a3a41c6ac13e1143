import {
  blankFormat,
  type ContentKey,
  getContentType,
  isTextFormatKey,
  type TextFormat,
} from '@podcastai/content-types'
import type { Engine } from '../../platform/engine/engine.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { BriefDeps } from './brief.ts'
import type { Owner } from './content.repository.ts'

type Project = Pick<Owner, 'workspaceId' | 'showId'>

/** Returns the text formats that are written for a project: those of its show that are on. */
export async function listFormats(deps: BriefDeps, { workspaceId, showId }: Project): Promise<readonly TextFormat[]> {
  return (await deps.getWritingPreferences({ workspaceId, showId })).formats
}

/** Refuses a text format that the project's show doesn't have, or that is off. @throws AppError not_found */
export async function refuseUnknownFormats(
  deps: BriefDeps,
  project: Project,
  keys: readonly ContentKey[],
): Promise<void> {
  const wanted = keys.filter(isTextFormatKey)
  if (wanted.length === 0) return
  const formats = await listFormats(deps, project)
  if (wanted.some((key) => formats.every((one) => one.key !== key))) throw unknownFormat()
}

/** @throws AppError cannot_follow if an engine is the built-in one, which writes no text formats */
export function refuseFormatWithoutModel(
  { builtIn }: { builtIn: Engine },
  engine: Engine,
  contentType: ContentKey,
): void {
  if (!isTextFormatKey(contentType) || engine.key !== builtIn.key) return
  throw new AppError(
    'cannot_follow',
    'The built-in engine doesn’t write this. Connect a language model, use your chat assistant, or write it yourself.',
  )
}

/** Returns empty content of a type, or of a format of the project's show. @throws AppError not_found */
export async function createBlank(deps: BriefDeps, project: Project, contentType: ContentKey): Promise<unknown> {
  if (!isTextFormatKey(contentType)) return getContentType(contentType).blank
  const format = (await listFormats(deps, project)).find(({ key }) => key === contentType)
  if (!format) throw unknownFormat()
  return blankFormat(format)
}

function unknownFormat(): AppError {
  return new AppError('not_found', 'This show doesn’t have this format, or it is off. Turn it on in the settings.')
}
