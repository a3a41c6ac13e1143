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
}

/** The saved hashtags with one more: trimmed, without its first #. An empty one, or one that is there, changes nothing. */
export function withHashtag(saved: readonly string[], input: string): string[] {
  const tag = input.trim().replace(/^#/, '').trim()
  const isThere = saved.some((other) => other.toLowerCase() === tag.toLowerCase())
  return tag === '' || isThere ? [...saved] : [...saved, tag]
}

/** The entries of a field that is separated by commas: 'Ada, Ben' → ['Ada', 'Ben']. */
export function splitEntries(separated: string): string[] {
  const entries = separated.split(/[,;\n]/).map((entry) => entry.trim())
  return [...new Set(entries)].filter((entry) => entry !== '')
}

/** What a form sends where nothing is chosen. */
const unset = z.literal('').transform(() => null)

/** How often the settings were changed: what a change names, so that nobody overwrites what they have not seen. */
const revision = z.int().min(0)

export const getTeamSettings = endpoint({
  method: 'GET',
  path: '/api/team/settings',
  summary: 'How the workspace wants to be written about',
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
  summary: 'Change how the workspace wants to be written about',
  access: 'session',
  // Granted to every role that may change any field; each field asks for its own.
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
  summary: 'Extra instructions for each content type',
  access: 'session',
  response: TeamTemplates,
})

export const saveTeamTemplates = endpoint({
  method: 'PUT',
  path: '/api/team/templates',
  summary: 'Change extra instructions; types that are left out keep theirs',
  access: 'session',
  permission: 'editAISettings',
  body: z.partialRecord(z.enum(contentTypeKeys), Template),
  response: TeamTemplates,
})
