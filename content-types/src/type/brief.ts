import type { ContentTypeKey } from './content-type.ts'

/** What the person who uploaded an episode wants from the writing, beside the episode itself. */
export type Brief = {
  /** Title of the project: the file's name without its extension. */
  projectTitle: string
  guest: { name: string | null; title: string | null; handle: string | null }
  voice: Voice
  /** Extra instructions of the team for single content types, in words. */
  templates: Partial<Record<ContentTypeKey, string>>
  /**
   * How often this type was written for this episode before. A writer that chooses deterministically takes the
   * next best choice, so that writing again gives something new.
   */
  attempt: number
}

export const brandVoices = ['friendly', 'professional', 'casual', 'inspiring', 'humorous', 'authoritative'] as const
export type BrandVoice = (typeof brandVoices)[number]

export const socialMediaTones = ['engaging', 'educational', 'emotional', 'trendy', 'supportive'] as const
export type SocialMediaTone = (typeof socialMediaTones)[number]

/** A workspace's settings, as the writers use them. Empty strings, empty lists and null: not set. */
export type Voice = {
  podcastName: string
  podcastDescription: string
  /** One host writes as "I", several as "we". */
  hostNames: string[]
  targetAudience: string
  brandVoice: BrandVoice | null
  contentGoals: string
  socialMediaTone: SocialMediaTone | null
  youtubeStyle: string
  keyThemes: string[]
  avoidTopics: string[]
  /** In words: what the brand does and does not say. */
  brandGuidelines: string
  /** A post, show notes and a script as the podcast writes them; their form is followed. */
  socialMediaExample: string
  podcastDescriptionExample: string
  youtubeScriptExample: string
  savedHashtags: string[]
  youtubeFooter: string
  podcastFooter: string
}

export const neutralVoice: Voice = {
  podcastName: '',
  podcastDescription: '',
  hostNames: [],
  targetAudience: '',
  brandVoice: null,
  contentGoals: '',
  socialMediaTone: null,
  youtubeStyle: '',
  keyThemes: [],
  avoidTopics: [],
  brandGuidelines: '',
  socialMediaExample: '',
  podcastDescriptionExample: '',
  youtubeScriptExample: '',
  savedHashtags: [],
  youtubeFooter: '',
  podcastFooter: '',
}
