import type { Episode } from '@podcastai/episode'
import type { BrandVoice, Brief, SocialMediaTone } from '../../type/brief.ts'
import { guestNames, hostNames, othersThanHosts } from '../../voice/speaker-names.server.ts'
import { en } from '../../voice/wording/en.ts'
import { getWording } from '../../voice/wording/get-wording.ts'
import type { Wording } from '../../voice/wording/wording.ts'

// The brief for a designer: colors, whom to show, and the layout.

/** A dark background, a light text, and an accent that stand out on a phone, and one more color. */
const palettes = {
  calm: ['#0f3d4a', '#eef5f4', '#ffb000', '#2f8f83'],
  warm: ['#3b1f3f', '#f4e3c9', '#ff6b57', '#e9b8b1'],
  bold: ['#14151a', '#fafaf5', '#ffd400', '#c8372d'],
  bright: ['#1c2541', '#f8f9fb', '#b6e62e', '#4aa8ff'],
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
export function colorsFor(episode: Episode, { voice, attempt }: Brief): string[] {
  const suiting: Palette[] = [
    ...(voice.brandVoice === null ? [] : [byVoice[voice.brandVoice]]),
    ...(voice.socialMediaTone === null ? [] : [byTone[voice.socialMediaTone]]),
  ]
  const order = [...new Set([...suiting, ...(Object.keys(palettes) as Palette[])])]
  const palette = order[attempt % order.length] ?? 'calm'
  const names = wordingFor(episode).thumbnail.colors[palette]
  return palettes[palette].map((code, at) => `${names[at]} ${code}`)
}

/** Maximum number of faces in a picture. */
const maxFaces = 2

/** The brief is for a designer: in a language without wording, English is better than none. */
function wordingFor(episode: Episode): Wording {
  return getWording(episode) ?? en
}

/**
 * Returns who is in the picture: the guests, or else others who talk with the hosts, or the hosts if every word is
 * theirs.
 */
function facesIn(episode: Episode, brief: Brief): string[] {
  const guests = guestNames(episode, brief)
  if (guests.length > 0) return guests.slice(0, maxFaces)
  const others = othersThanHosts(episode, brief)
  // Words without a speaker, or under a label such as "Speaker 1", may be a guest's.
  if (others.includes(null) || episode.sentences.some(({ speaker }) => speaker === null))
    return [wordingFor(episode).thumbnail.speaker]
  const hosts = hostNames(episode, brief)
  const named = others.filter((name) => name !== null)
  return (named.length > 0 ? named : hosts).slice(0, maxFaces)
}

/** Returns the visual elements of the picture, one per entry. */
export function visualsFor(episode: Episode, brief: Brief): string[] {
  const faces = facesIn(episode, brief)
  const title = brief.guest.title?.trim()
  const { list, thumbnail } = wordingFor(episode)
  const who = faces.length === 1 && brief.guest.name && title ? `${faces[0]} (${title})` : list(faces)
  const { podcastName } = brief.voice
  return [
    ...(faces.length === 0 ? [] : [thumbnail.portrait(who)]),
    thumbnail.background,
    thumbnail.text,
    ...(podcastName === '' ? [] : [thumbnail.logo(podcastName)]),
  ]
}

/** Describes the layout of the picture. `text` is null if nothing short enough was said. */
export function compositionFor(text: string | null, episode: Episode, brief: Brief): string {
  const faces = facesIn(episode, brief)
  const { list, thumbnail } = wordingFor(episode)
  return [thumbnail.left(text), thumbnail.right(faces.length === 0 ? null : list(faces)), thumbnail.safeZone].join(' ')
}
