import type { Episode } from '@podcastai/episode'
import type { BrandVoice, Brief, SocialMediaTone } from '../../type/brief.ts'
import { guestNames, hostNames, listed, othersThanHosts } from '../../voice/speaker-names.server.ts'

// For your designer: colors, whom to show, and what stands where.

/** A dark ground, a light text and an accent that stand out on a phone, and one color more. */
const palettes = {
  calm: ['Deep petrol #0f3d4a', 'Mist white #eef5f4', 'Amber #ffb000', 'Sea green #2f8f83'],
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

/** Colors that suit how the podcast speaks; other ones on each further attempt. */
export function colorsFor({ voice, attempt }: Brief): string[] {
  const suiting: Palette[] = [
    ...(voice.brandVoice === null ? [] : [byVoice[voice.brandVoice]]),
    ...(voice.socialMediaTone === null ? [] : [byTone[voice.socialMediaTone]]),
  ]
  const order = [...new Set([...suiting, ...(Object.keys(palettes) as Palette[])])]
  return [...palettes[order[attempt % order.length] ?? 'calm']]
}

/** Faces that a picture has room for. */
const maxFaces = 2

const unnamed = 'the person who says the text'

/** Who is in the picture: the guests, else others who talk with the hosts, else the hosts where they talk alone. */
function facesIn(episode: Episode, brief: Brief): string[] {
  const guests = guestNames(episode, brief)
  if (guests.length > 0) return guests.slice(0, maxFaces)
  const { length: voices } = episode.speakers
  const hosts = hostNames(episode, brief)
  // A single voice without a name is the host's; where no voices are told apart, a guest may be among them.
  if (voices === 1 && hosts.length === 1) return hosts
  const others = othersThanHosts(episode, brief)
  if (voices === 0 || others.includes(null)) return [unnamed]
  const named = others.filter((name) => name !== null)
  return (named.length > 0 ? named : hosts).slice(0, maxFaces)
}

/** What the picture shows, one thing each. */
export function visualsFor(episode: Episode, brief: Brief): string[] {
  const faces = facesIn(episode, brief)
  const title = brief.guest.title?.trim()
  const who = faces.length === 1 && brief.guest.name && title ? `${faces[0]} (${title})` : listed(faces)
  const { podcastName } = brief.voice
  return [
    ...(faces.length === 0 ? [] : [`Portrait of ${who}, looking at the text`]),
    'Plain background in the darkest color',
    'The text as the largest shape',
    ...(podcastName === '' ? [] : [`The logo of ${podcastName}, small`]),
  ]
}

/** What stands where. `text` is null where nothing short enough was said. */
export function compositionFor(text: string | null, episode: Episode, brief: Brief): string {
  const faces = facesIn(episode, brief)
  const left = text === null ? 'your headline' : `‘${text}’`
  const right = faces.length === 0 ? 'one large picture' : `${listed(faces)}, from the chest up`
  return [
    `Left two-thirds: ${left} in large type.`,
    `Right third: ${right}.`,
    'Safe zone: keep the lower right corner empty, where the player shows the duration.',
  ].join(' ')
}
