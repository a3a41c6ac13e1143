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
