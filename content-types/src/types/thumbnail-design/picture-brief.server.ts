import type { Episode } from '@podcastai/episode'
import type { BrandVoice, Brief, SocialMediaTone } from '../../type/brief.ts'
import { guestNames, hostNames, listed, othersThanHosts } from '../../voice/speaker-names.server.ts'

// The brief for a designer: colors, whom to show, and the layout.

/** A dark background, a light text, and an accent that stand out on a phone, and one more color. */
const palettes = {
  calm: ['Deep teal #0f3d4a', 'Mist white #eef5f4', 'Amber #ffb000', 'Sea green #2f8f83'],
  warm: ['Deep plum #3b1f3f', 'Warm sand #f4e3c9', 'Coral #ff6b57', 'Soft rose #e9b8b1'],
  bold: ['Ink black #14151a', 'Paper white #fafaf5', 'Signal yellow #ffd400', 'Brick red #c8372d'],
  bright: ['Night blue #1c2541', 'Cloud white #f8f9fb', 'Lime #b6e62e', 'Sky blue #4aa8ff'],
} as const
type Palette = keyof typeof palettes

const byVoice: Record<BrandVoice, Palette> = {
  friendly: 'warm',
  professional: 'calm',
  casual: 'bright',
  inspiring: 'warm',
  humorous: 'bright',
  authoritative: 'bold',
}
const byTone: Record<SocialMediaTone, Palette> = {
  engaging: 'bold',
  educational: 'calm',
  emotional: 'warm',
  trendy: 'bright',
  supportive: 'warm',
}

/** Returns colors that suit the podcast's voice and tone; each further attempt returns others. */
export function colorsFor({ voice, attempt }: Brief): string[] {
  const suiting: Palette[] = [
    ...(voice.brandVoice === null ? [] : [byVoice[voice.brandVoice]]),
    ...(voice.socialMediaTone === null ? [] : [byTone[voice.socialMediaTone]]),
  ]
  const order = [...new Set([...suiting, ...(Object.keys(palettes) as Palette[])])]
  return [...palettes[order[attempt % order.length] ?? 'calm']]
}

/** Maximum number of faces in a picture. */
const maxFaces = 2

const unnamed = 'the speaker'

/**
 * Returns who is in the picture: the guests, or else others who talk with the hosts, or the hosts if every word is
 * theirs.
 */
function facesIn(episode: Episode, brief: Brief): string[] {
  const guests = guestNames(episode, brief)
  if (guests.length > 0) return guests.slice(0, maxFaces)
  const others = othersThanHosts(episode, brief)
  // Words without a speaker, or under a label such as "Speaker 1", may be a guest's.
  if (others.includes(null) || episode.sentences.some(({ speaker }) => speaker === null)) return [unnamed]
  const hosts = hostNames(episode, brief)
  const named = others.filter((name) => name !== null)
  return (named.length > 0 ? named : hosts).slice(0, maxFaces)
}

/** Returns the visual elements of the picture, one per entry. */
export function visualsFor(episode: Episode, brief: Brief): string[] {
  const faces = facesIn(episode, brief)
  const title = brief.guest.title?.trim()
  const who = faces.length === 1 && brief.guest.name && title ? `${faces[0]} (${title})` : listed(faces)
  const { podcastName } = brief.voice
  return [
    ...(faces.length === 0 ? [] : [`Portrait of ${who}, looking toward the text`]),
    'Solid background in the darkest color',
    'Text as the largest element',
    ...(podcastName === '' ? [] : [`Small ${podcastName} logo`]),
  ]
}

/** Describes the layout of the picture. `text` is null if nothing short enough was said. */
export function compositionFor(text: string | null, episode: Episode, brief: Brief): string {
  const faces = facesIn(episode, brief)
  const left = text === null ? 'your headline' : `“${text}”`
  const right = faces.length === 0 ? 'one large image' : `${listed(faces)}, from the chest up`
  return [
    `Left two-thirds: ${left} in large type.`,
    `Right third: ${right}.`,
    'Safe zone: keep the lower right corner clear for the duration badge.',
  ].join(' ')
}
