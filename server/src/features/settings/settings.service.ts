import { contentTypeKeys, type TextFormat, type Voice } from '@podcastai/content-types'
import {
  can,
  noSettings,
  permissionTable,
  type Role,
  type SettingsField,
  saveTeamSettings,
  settingsFieldNames,
  settingsFields,
  splitEntries,
  TeamSettings,
  TeamTemplates,
} from '@podcastai/contracts'
import { listFormatsOn } from '../../domain/formats/show-formats.ts'
import type { Connection } from '../../platform/database/connection.ts'
import type { ShowScope } from '../../platform/database/shows.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/caller.ts'
import * as repository from './settings.repository.ts'

type Changing = ShowScope & Pick<Caller, 'role'>
type Forbidden = { body: unknown; refusal: AppError }
type Changes = { [Field in SettingsField]?: TeamSettings[Field] | undefined } & { revision?: number | undefined }

export async function readSettings(db: Connection, scope: ShowScope) {
  const { settings, revision } = await repository.findSettings(db, scope)
  return { ...settingsIn(settings), revision }
}

/** @throws AppError conflict, or forbidden with the fields that the role may not change */
export async function changeSettings(db: Connection, { role, ...scope }: Changing, { revision, ...wanted }: Changes) {
  return db.transaction(async (tx) => {
    const stored = await repository.lockSettings(tx, scope)
    const current = settingsIn(stored.settings)
    const changed = settingsFieldNames.filter((field) => differs(wanted[field], current[field]))
    const foreign = changed.filter((field) => !can(role, settingsFields[field].permission))
    const isOutdated = revision !== undefined && revision !== stored.revision
    // Fields that an outdated page sends back look like changes. Refuse by permission only if the user changed no
    // others.
    if (foreign.length > 0 && (!isOutdated || foreign.length === changed.length)) throw notTheirs(foreign)
    if (isOutdated) throw changedMeanwhile()
    if (changed.length === 0) return { ...current, revision: stored.revision }
    const settings = { ...current, ...Object.fromEntries(changed.map((field) => [field, wanted[field]])) }
    const next = { settings, revision: stored.revision + 1 }
    await repository.storeSettings(tx, stored, next)
    return { ...settings, revision: next.revision }
  })
}

/** Returns the refusal for a role that may not change any setting, with the fields that the body would change. */
export async function explainForbidden(
  db: Connection,
  scope: ShowScope,
  { body, refusal }: Forbidden,
): Promise<AppError> {
  const parsed = saveTeamSettings.body.safeParse(body)
  const wanted = parsed.success ? parsed.data : Object(body)
  const current = settingsIn((await repository.findSettings(db, scope)).settings)
  const changed = settingsFieldNames.filter((field) => differs(wanted[field], current[field]))
  return changed.length > 0 ? notTheirs(changed) : refusal
}

export async function readTemplates(db: Connection, scope: ShowScope): Promise<TeamTemplates> {
  return templatesIn((await repository.findSettings(db, scope)).templates)
}

export async function changeTemplates(
  db: Connection,
  scope: ShowScope,
  wanted: Partial<TeamTemplates>,
): Promise<TeamTemplates> {
  return db.transaction(async (tx) => {
    const stored = await repository.lockSettings(tx, scope)
    const templates = { ...templatesIn(stored.templates), ...wanted }
    await repository.storeSettings(tx, stored, { templates })
    return templates
  })
}

/** Returns a show's preferences for all writing and for each content type, and its text formats that are on. */
export async function getWritingPreferences(
  db: Connection,
  scope: ShowScope,
): Promise<{ voice: Voice; templates: TeamTemplates; formats: TextFormat[] }> {
  const { settings, templates, formats } = await repository.findSettings(db, scope)
  return {
    voice: toVoice(settingsIn(settings)),
    templates: templatesIn(templates),
    formats: listFormatsOn(formats),
  }
}

/** Converts settings to the form that engines use. */
export function toVoice(settings: TeamSettings): Voice {
  return {
    ...settings,
    hostNames: splitEntries(settings.hostNames),
    keyThemes: splitEntries(settings.keyThemes),
    avoidTopics: splitEntries(settings.avoidTopics),
  }
}

/**
 * Parses field by field: a field that another release stored differently counts as unset, without affecting the others.
 */
export function settingsIn(stored: Record<string, unknown>): TeamSettings {
  const entries = settingsFieldNames.map((field) => {
    const parsed = TeamSettings.shape[field].safeParse(stored[field])
    return [field, parsed.success ? parsed.data : noSettings[field]]
  })
  return Object.fromEntries(entries) as TeamSettings
}

function templatesIn(stored: Record<string, unknown>): TeamTemplates {
  return TeamTemplates.parse(Object.fromEntries(contentTypeKeys.map((key) => [key, stored[key] ?? ''])))
}

/** True if a field would change; omitted fields keep their value. */
function differs(wanted: TeamSettings[SettingsField] | undefined, current: TeamSettings[SettingsField]): boolean {
  return wanted !== undefined && JSON.stringify(wanted) !== JSON.stringify(current)
}

function notTheirs(fields: SettingsField[]): AppError {
  const names = fields.map((field) => settingsFields[field].label).join(', ')
  return new AppError('forbidden', `Your role does not allow changing: ${names}. Ask an admin of your team.`, {
    fields: Object.fromEntries(fields.map((field) => [field, whoChanges(field)])),
  })
}

function whoChanges(field: SettingsField): string {
  const allowed: readonly Role[] = permissionTable[settingsFields[field].permission]
  return allowed.includes('manager') ? 'Only an admin or a manager can change this' : 'Only an admin can change this'
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', 'Someone else just changed the settings. Check them, then save again.')
}
