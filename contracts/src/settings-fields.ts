import type { Permission } from './permissions.ts'

type FieldRule = { label: string; permission: Permission; max: number }

/**
 * The settings of a show, each with the permission to change it and its maximum length (for hashtags, their maximum
 * number). All members can read them.
 */
export const settingsFields = {
  podcastName: { label: 'Podcast name', permission: 'editBusinessSettings', max: 120 },
  podcastDescription: { label: 'Podcast description', permission: 'editBusinessSettings', max: 2000 },
  hostNames: { label: 'Host names', permission: 'editBusinessSettings', max: 400 },
  targetAudience: { label: 'Target audience', permission: 'editBusinessSettings', max: 500 },
  brandGuidelines: { label: 'Brand guidelines', permission: 'editBusinessSettings', max: 3000 },
  brandVoice: { label: 'Brand voice', permission: 'editBrandVoice', max: 40 },
  contentGoals: { label: 'Content goals', permission: 'editContentGoals', max: 1000 },
  socialMediaTone: { label: 'Social media tone', permission: 'editAISettings', max: 40 },
  youtubeStyle: { label: 'YouTube style', permission: 'editAISettings', max: 500 },
  keyThemes: { label: 'Key themes', permission: 'editAISettings', max: 500 },
  avoidTopics: { label: 'Topics to avoid', permission: 'editAISettings', max: 500 },
  socialMediaExample: { label: 'Social media example', permission: 'editAISettings', max: 3000 },
  podcastDescriptionExample: { label: 'Show notes example', permission: 'editAISettings', max: 5000 },
  youtubeScriptExample: { label: 'YouTube script example', permission: 'editAISettings', max: 8000 },
  savedHashtags: { label: 'Saved hashtags', permission: 'editHashtags', max: 30 },
  youtubeFooter: { label: 'YouTube footer', permission: 'editFooterTemplates', max: 1500 },
  podcastFooter: { label: 'Podcast footer', permission: 'editFooterTemplates', max: 1500 },
  outputLanguage: { label: 'Language of the texts', permission: 'editAISettings', max: 10 },
} as const satisfies Record<string, FieldRule>

export type SettingsField = keyof typeof settingsFields
export const settingsFieldNames = Object.keys(settingsFields) as SettingsField[]

export const maxHashtagLength = 60
/** Maximum characters of the extra instructions for one content type. */
export const maxTemplateLength = 1500
