import type { ContentTypeKey } from './content-type.ts'
import type { TextFormat } from './text-format.ts'

/** What the person who uploaded an episode wants from the writing, besides the episode itself. */
export type Brief = {
  /** Title of the project: the file's name without its extension. */
  projectTitle: string
  guest: { name: string | null; title: string | null; handle: string | null }
  details: EpisodeDetails
  voice: Voice
  /** Extra instructions of the team for single content types, in words. */
  templates: Partial<Record<ContentTypeKey, string>>
  /** The text formats of the show that can be written. */
  formats: readonly TextFormat[]
  /**
   * How many times this type was written for this episode before. A deterministic writer takes the next best choice, so
   * that writing again gives something new.
   */
  attempt: number
}

/** What the file or the user says of the episode, besides its show and people, who are in the voice and the guest. */
export type EpisodeDetails = {
  number: string | null
  /** `2026-05-02` */
  date: string | null
  description: string | null
  links: string[]
}

export const noDetails: EpisodeDetails = { number: null, date: null, description: null, links: [] }

export const brandVoices = ['friendly', 'professional', 'casual', 'inspiring', 'humorous', 'authoritative'] as const
export type BrandVoice = (typeof brandVoices)[number]

export const socialMediaTones = ['engaging', 'educational', 'emotional', 'trendy', 'supportive'] as const
export type SocialMediaTone = (typeof socialMediaTones)[number]

/** A workspace's settings, as the writers use them. Empty strings, empty lists, and null mean not set. */
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
  /** What the brand does and does not say, as free text. */
  brandGuidelines: string
  /** Examples of a post, show notes, and a script by the podcast; writers follow their form. */
  socialMediaExample: string
  podcastDescriptionExample: string
  youtubeScriptExample: string
  savedHashtags: string[]
  youtubeFooter: string
  podcastFooter: string
  /** Code of the language to write in; `auto` is the episode's. What was said is quoted as it was said. */
  outputLanguage: string
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
  outputLanguage: 'auto',
}
