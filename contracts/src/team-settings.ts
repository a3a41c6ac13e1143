// Separate from the endpoints, so that the form can validate with them.
import { brandVoices, contentTypeKeys, socialMediaTones } from '@podcastai/content-types'
import { z } from 'zod'
import { OutputLanguage } from './output-language.ts'
import { maxHashtagLength, maxTemplateLength, type SettingsField, settingsFields } from './settings-fields.ts'

function text(field: SettingsField) {
  const { max } = settingsFields[field]
  return z.string().trim().max(max, `At most ${max} characters`)
}

/** A show's settings. '', null, and [] mean not set. */
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
    .max(settingsFields.savedHashtags.max, `At most ${settingsFields.savedHashtags.max} hashtags`),
  youtubeFooter: text('youtubeFooter'),
  podcastFooter: text('podcastFooter'),
  outputLanguage: OutputLanguage,
} satisfies Record<SettingsField, z.ZodType>)
export type TeamSettings = z.infer<typeof TeamSettings>

export const Template = z.string().trim().max(maxTemplateLength, `At most ${maxTemplateLength} characters`)

/** Extra instructions for the engine by content type. '' for none. */
export const TeamTemplates = z.record(z.enum(contentTypeKeys), Template)
export type TeamTemplates = z.infer<typeof TeamTemplates>
