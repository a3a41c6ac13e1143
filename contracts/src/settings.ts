import { brandVoices, contentTypeKeys, socialMediaTones } from '@podcastai/content-types'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { Permission } from './permissions.ts'

type FieldRule = { label: string; permission: Permission; most: number }

/**
 * What a workspace can set, each with the permission that changing it needs and the most characters it takes (for the
 * hashtags: the most of them). Everybody may read all of it.
 */
export const settingsFields = {
  podcastName: { label: 'Podcast name', permission: 'editBusinessSettings', most: 120 },
  podcastDescription: { label: 'Podcast description', permission: 'editBusinessSettings', most: 2000 },
  hostNames: { label: 'Host names', permission: 'editBusinessSettings', most: 400 },
  targetAudience: { label: 'Target audience', permission: 'editBusinessSettings', most: 500 },
  brandGuidelines: { label: 'Brand guidelines', permission: 'editBusinessSettings', most: 3000 },
  brandVoice: { label: 'Brand voice', permission: 'editBrandVoice', most: 40 },
  contentGoals: { label: 'Content goals', permission: 'editContentGoals', most: 1000 },
  socialMediaTone: { label: 'Social media tone', permission: 'editAISettings', most: 40 },
  youtubeStyle: { label: 'YouTube style', permission: 'editAISettings', most: 500 },
  keyThemes: { label: 'Key themes', permission: 'editAISettings', most: 500 },
  avoidTopics: { label: 'Topics to avoid', permission: 'editAISettings', most: 500 },
  socialMediaExample: { label: 'Social media example', permission: 'editAISettings', most: 3000 },
  podcastDescriptionExample: { label: 'Show notes example', permission: 'editAISettings', most: 5000 },
  youtubeScriptExample: { label: 'YouTube script example', permission: 'editAISettings', most: 8000 },
  savedHashtags: { label: 'Saved hashtags', permission: 'editHashtags', most: 30 },
  youtubeFooter: { label: 'YouTube footer', permission: 'editFooterTemplates', most: 1500 },
  podcastFooter: { label: 'Podcast footer', permission: 'editFooterTemplates', most: 1500 },
} as const satisfies Record<string, FieldRule>

export type SettingsField = keyof typeof settingsFields
export const settingsFieldNames = Object.keys(settingsFields) as SettingsField[]

export const maxHashtagLength = 60
/** Extra instructions for one content type, in characters. */
export const maxTemplateLength = 1500

function text(field: SettingsField) {
  const { most } = settingsFields[field]
  return z.string().trim().max(most, `At most ${most} characters`)
}

/** A workspace's settings. '', null and []: not set. */
export const TeamSettings = z.object({
  podcastName: text('podcastName'),
  podcastDescription: text('podcastDescription'),
  /** Separated by commas. One host writes as "I", several as "we". */
  hostNames: text('hostNames'),
  targetAudience: text('targetAudience'),
  brandGuidelines: text('brandGuidelines'),
  brandVoice: z.enum(brandVoices, 'Please choose one from the list').nullable(),
  contentGoals: text('contentGoals'),
  socialMediaTone: z.enum(socialMediaTones, 'Please choose one from the list').nullable(),
  youtubeStyle: text('youtubeStyle'),
  /** Separated by commas, like the topics to avoid. */
  keyThemes: text('keyThemes'),
  avoidTopics: text('avoidTopics'),
  socialMediaExample: text('socialMediaExample'),
  podcastDescriptionExample: text('podcastDescriptionExample'),
  youtubeScriptExample: text('youtubeScriptExample'),
  /** Without their #. */
  savedHashtags: z
    .array(z.string().max(maxHashtagLength, `A hashtag has at most ${maxHashtagLength} characters`))
    .max(settingsFields.savedHashtags.most, `At most ${settingsFields.savedHashtags.most} hashtags`),
  youtubeFooter: text('youtubeFooter'),
  podcastFooter: text('podcastFooter'),
} satisfies Record<SettingsField, z.ZodType>)
export type TeamSettings = z.infer<typeof TeamSettings>

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
export function entriesOf(separated: string): string[] {
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
 * Takes the full settings; fields that are left out stay. Refused with 403 and the fields in `details.fields` where one
 * changes that the role may not change; unchanged ones may be sent along. With the `revision` that was looked at, 409
 * where somebody else changed the settings since.
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

const Template = z.string().trim().max(maxTemplateLength, `At most ${maxTemplateLength} characters`)

/** Extra instructions by content type, which whoever writes it follows. '': none. */
export const TeamTemplates = z.record(z.enum(contentTypeKeys), Template)
export type TeamTemplates = z.infer<typeof TeamTemplates>

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
