import type { SettingsField } from '@podcastai/contracts'

type Shape = { kind: 'line' | 'text' | 'voice' | 'tone' | 'hashtags' | 'language'; hint: string }

/** Each setting's control and description. */
export const settingShapes = {
  podcastName: { kind: 'line', hint: 'Used in captions, scripts, and on the last slide.' },
  podcastDescription: { kind: 'text', hint: 'Appears below the summary in the show notes.' },
  hostNames: { kind: 'line', hint: 'Separated by commas. One host writes as “I,” several as “we.”' },
  targetAudience: { kind: 'text', hint: 'We pick moments these people care about first.' },
  brandVoice: { kind: 'voice', hint: 'How posts address their readers.' },
  contentGoals: {
    kind: 'text',
    hint: 'What posts ask for at the end, such as newsletter sign-ups or sales.',
  },
  brandGuidelines: {
    kind: 'text',
    hint: 'What the brand does and does not say. For example: Never say “hustle.”',
  },
  keyThemes: { kind: 'line', hint: 'Separated by commas. We prefer moments about these.' },
  avoidTopics: { kind: 'line', hint: 'Separated by commas. Generated content leaves these out.' },
  socialMediaTone: { kind: 'tone', hint: 'Decides which moments captions and carousels use.' },
  socialMediaExample: {
    kind: 'text',
    hint: 'One of your posts. New posts open and end the same way.',
  },
  youtubeStyle: {
    kind: 'line',
    hint: 'Pace and style of the YouTube script, such as calm, or story first.',
  },
  youtubeScriptExample: { kind: 'text', hint: 'One of your scripts. New scripts sign off the same way.' },
  podcastDescriptionExample: {
    kind: 'text',
    hint: 'Some of your show notes. New ones follow their headings and chapter format.',
  },
  youtubeFooter: { kind: 'text', hint: 'Added to every YouTube description, exactly as written here.' },
  podcastFooter: { kind: 'text', hint: 'Added to all show notes, exactly as written here.' },
  outputLanguage: {
    kind: 'language',
    hint: 'Titles, captions, and all other texts. Quotes stay in the words that were said. Needs a language model or a chat assistant.',
  },
  savedHashtags: { kind: 'hashtags', hint: 'Added first under every caption. Press Enter to add one.' },
} as const satisfies Record<SettingsField, Shape>

type Section = { id: string; title: string; fields: readonly SettingsField[] }

/** The first section. The rest is collapsed under “More.” */
export const firstSection = {
  id: 'show',
  title: 'Show',
  fields: ['podcastName', 'hostNames'],
} as const satisfies Section

/** In page order. */
export const moreSections = [
  { id: 'language', title: 'Language', fields: ['outputLanguage'] },
  { id: 'audience', title: 'About the show', fields: ['podcastDescription', 'targetAudience'] },
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

/** All sections in page order. */
export const sectionLinks: readonly { id: string; title: string }[] = [
  firstSection,
  ...moreSections,
  { id: 'templates', title: 'Team templates' },
  { id: 'formats', title: 'More formats' },
  { id: 'glossary', title: 'Glossary' },
]
