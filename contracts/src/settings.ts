import { contentTypeKeys } from '@podcastai/content-types'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { TeamSettings, TeamTemplates, Template } from './team-settings.ts'

export const noSettings: TeamSettings = {
  podcastName: '',
  podcastDescription: '',
  hostNames: '',
  targetAudience: '',
  brandGuidelines: '',
  brandVoice: null,
  contentGoals: '',
  socialMediaTone: null,
  youtubeStyle: '',
  keyThemes: '',
  avoidTopics: '',
  socialMediaExample: '',
  podcastDescriptionExample: '',
  youtubeScriptExample: '',
  savedHashtags: [],
  youtubeFooter: '',
  podcastFooter: '',
  outputLanguage: 'auto',
}

/** Returns the saved hashtags with a new one, trimmed and without its #. Ignores empty and existing ones. */
export function withHashtag(saved: readonly string[], input: string): string[] {
  const tag = input.trim().replace(/^#/, '').trim()
  const isThere = saved.some((other) => other.toLowerCase() === tag.toLowerCase())
  return tag === '' || isThere ? [...saved] : [...saved, tag]
}

/** Returns the entries of a comma-separated field: 'Ada, Ben' → ['Ada', 'Ben']. */
export function splitEntries(separated: string): string[] {
  const entries = separated.split(/[,;\n]/).map((entry) => entry.trim())
  return [...new Set(entries)].filter((entry) => entry !== '')
}

/** The value of an unset choice in a form. */
const unset = z.literal('').transform(() => null)

/** Number of changes so far. A save sends it for optimistic locking. */
const revision = z.int().min(0)

export const getTeamSettings = endpoint({
  method: 'GET',
  path: '/api/team/settings',
  summary: 'The content settings of the first show',
  access: 'session',
  response: TeamSettings.extend({ revision }),
})

/**
 * Omitted fields stay as they are. Returns 403 with `details.fields` if a field changes that the role may not change;
 * unchanged fields are allowed. With the `revision` that the user saw, returns 409 if someone else saved since.
 */
export const saveTeamSettings = endpoint({
  method: 'PUT',
  path: '/api/team/settings',
  summary: 'Change the content settings of the first show',
  access: 'session',
  // Granted to every role that may change any field; each field has its own permission.
  permission: 'editHashtags',
  body: z.strictObject({
    ...TeamSettings.partial().shape,
    brandVoice: TeamSettings.shape.brandVoice.or(unset).optional(),
    socialMediaTone: TeamSettings.shape.socialMediaTone.or(unset).optional(),
    savedHashtags: TeamSettings.shape.savedHashtags.transform((tags) => tags.reduce(withHashtag, [])).optional(),
    revision: revision.optional(),
  }),
  response: TeamSettings.extend({ revision }),
})

export const getTeamTemplates = endpoint({
  method: 'GET',
  path: '/api/team/templates',
  summary: 'Extra instructions for each content type of the first show',
  access: 'session',
  response: TeamTemplates,
})

export const saveTeamTemplates = endpoint({
  method: 'PUT',
  path: '/api/team/templates',
  summary: 'Change extra instructions of the first show; omitted types keep theirs',
  access: 'session',
  permission: 'editAISettings',
  body: z.partialRecord(z.enum(contentTypeKeys), Template),
  response: TeamTemplates,
})
