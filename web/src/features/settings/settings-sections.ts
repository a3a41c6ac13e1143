import type { SettingsField } from '@podcastai/contracts'

type Shape = { kind: 'line' | 'text' | 'voice' | 'tone' | 'hashtags'; hint: string }

/** How each setting is filled in, and what it changes. */
export const settingShapes = {
  podcastName: { kind: 'line', hint: 'Named in captions, scripts and on the last slide.' },
  podcastDescription: { kind: 'text', hint: 'Stands under the summary in the show notes.' },
  hostNames: { kind: 'line', hint: 'Separated by commas. One host writes as “I”, several as “we”.' },
  targetAudience: { kind: 'text', hint: 'Moments that speak of these people’s concerns are chosen first.' },
  brandVoice: { kind: 'voice', hint: 'How posts address their readers.' },
  contentGoals: { kind: 'text', hint: 'What posts ask for at the end: newsletter sign-ups, community, sales …' },
  brandGuidelines: {
    kind: 'text',
    hint: 'What the brand does and does not say. Never say “hustle” is kept to the word.',
  },
  keyThemes: { kind: 'line', hint: 'Separated by commas. Moments about these are preferred.' },
  avoidTopics: { kind: 'line', hint: 'Separated by commas. Nothing that is written touches these.' },
  socialMediaTone: { kind: 'tone', hint: 'Which moments captions and carousels pick.' },
  socialMediaExample: {
    kind: 'text',
    hint: 'A post of yours. Its form is followed: how it opens, what it closes with.',
  },
  youtubeStyle: { kind: 'line', hint: 'Pace and manner of the YouTube script: fast and punchy, calm, story first …' },
  youtubeScriptExample: { kind: 'text', hint: 'A script of yours. How it says goodbye is kept.' },
  podcastDescriptionExample: {
    kind: 'text',
    hint: 'Show notes of yours. Headings and the form of chapters are followed.',
  },
  youtubeFooter: { kind: 'text', hint: 'Stands under every YouTube description, exactly as it is here.' },
  podcastFooter: { kind: 'text', hint: 'Stands under all show notes, exactly as it is here.' },
  savedHashtags: { kind: 'hashtags', hint: 'Come first under every caption. Enter adds one.' },
} as const satisfies Record<SettingsField, Shape>

type Section = { id: string; title: string; fields: readonly SettingsField[] }

/** In the order of the page. */
export const settingsSections = [
  { id: 'show', title: 'Show', fields: ['podcastName', 'podcastDescription', 'hostNames', 'targetAudience'] },
  {
    id: 'voice',
    title: 'Voice',
    fields: ['brandVoice', 'contentGoals', 'brandGuidelines', 'keyThemes', 'avoidTopics'],
  },
  { id: 'social', title: 'Social', fields: ['socialMediaTone', 'socialMediaExample'] },
  { id: 'youtube', title: 'YouTube', fields: ['youtubeStyle', 'youtubeScriptExample'] },
  {
    id: 'footers',
    title: 'Show notes and footers',
    fields: ['podcastDescriptionExample', 'youtubeFooter', 'podcastFooter'],
  },
  { id: 'hashtags', title: 'Hashtags', fields: ['savedHashtags'] },
] as const satisfies readonly Section[]
