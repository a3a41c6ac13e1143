import type { Cue, Episode } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { guestNames, hostNames } from '../../voice/speaker-names.server.ts'
import { isWrittenLikeABrand } from '../grammar/named-things.server.ts'
import { namedSubjects, subjectsOf } from '../passages/subjects.server.ts'

type Palette = { name: string; colors: string[] }

// Chosen by what the episode does most; each has a dark ground, a light text and an accent that differ enough on a phone.
const palettes: Record<'warm' | 'bold' | 'calm' | 'bright', Palette> = {
  warm: { name: 'personal', colors: ['Deep plum #3b1f3f', 'Warm sand #f4e3c9', 'Coral #ff6b57', 'Soft rose #e9b8b1'] },
  bold: {
    name: 'argumentative',
    colors: ['Ink black #14151a', 'Paper white #fafaf5', 'Signal yellow #ffd400', 'Brick red #c8372d'],
  },
  calm: {
    name: 'explaining',
    colors: ['Deep petrol #0f3d4a', 'Mist white #eef5f4', 'Amber #ffb000', 'Sea green #2f8f83'],
  },
  bright: { name: 'light', colors: ['Night blue #1c2541', 'Cloud white #f8f9fb', 'Lime #b6e62e', 'Sky blue #4aa8ff'] },
}

/** Three to four named colours that suit what the episode mostly does. */
export function colorsFor(episode: Episode, attempt: number): string[] {
  const tones = rankedTones(episode)
  return palettes[tones[attempt % tones.length] ?? 'calm'].colors
}

function rankedTones(episode: Episode): (keyof typeof palettes)[] {
  const count = (wanted: Cue[]) =>
    episode.sentences.filter(({ traits }) => wanted.some((cue) => traits.cues[cue] !== undefined)).length
  const tones = {
    calm: count(['definition', 'number', 'condition']),
    warm: count(['emotion', 'confession', 'story']) * 0.8,
    bold: count(['claim', 'contrast', 'superlative']),
    bright: count(['joke', 'turning-point']) * 1.5,
  }
  return (Object.keys(tones) as (keyof typeof palettes)[]).sort((a, b) => tones[b] - tones[a])
}

/** Concrete things to show: who speaks, then what they speak of. */
export function visualsFor(episode: Episode, brief: Brief): string[] {
  const [guest] = guestNames(episode, brief)
  const hosts = hostNames(episode, brief)
  const title = brief.guest.name ? brief.guest.title?.trim() : undefined
  const face = guest ?? hosts[0]
  const portrait =
    face === undefined
      ? []
      : [`Portrait of ${face}${guest !== undefined && title ? ` (${title})` : ''}, looking at the text`]
  const things = concreteSubjects(episode, brief).slice(0, 4).map(shown)
  const show =
    brief.voice.podcastName === '' ? [] : [`The ${brief.voice.podcastName.replace(/^the /i, '')} logo, small`]
  const elements = [...portrait, ...things, ...show]
  const plain = [
    'A plain ground in the darkest colour',
    'The text as the largest shape',
    'A thin line in the accent colour',
  ]
  return [...elements, ...plain.slice(0, Math.max(0, 3 - elements.length))]
}

/** In a designer's words: a name as type or logo, a place, a thing seen close, or a sign for what cannot be seen. */
function shown(subject: string): string {
  if (isWrittenLikeABrand(subject)) return `“${subject}” in large type, or its logo`
  if (/^\p{Lu}/u.test(subject)) return place.test(subject) ? `A view of ${subject}` : `“${subject}” in large type`
  return isIdea(subject) ? `A simple symbol for ${subject}` : `Close-up: ${subject}`
}

const place =
  / (?:Street|Road|Avenue|Lane|Square|Park|Valley|Bay|Beach|River|Lake|Island|Hill|Mountain|Bridge|Harbou?r|City|Town|Village)$/

function isIdea(subject: string): boolean {
  return /^(?:shame|guilt|fear|grief|joy|news|open source|emotion|flight|freeze|life)s?$|(?:fears?|tion|sion|ness|ity|ment|ship|ism|ence|ance|ing|ure|acy|load|source|model|zone|syndrome|system)s?$/.test(
    subject,
  )
}

/** What can be seen before what cannot. */
function concreteSubjects(episode: Episode, brief: Brief): string[] {
  const named = namedSubjects(episode, brief)
  const all = [...named, ...subjectsOf(episode, brief).filter((subject) => !named.includes(subject))]
  return [...all.filter((subject) => !isIdea(subject)), ...all.filter(isIdea)]
}

/** In plain words: what stands on which side, where nothing may stand, and the text. */
export function compositionFor({
  text,
  visuals,
  colors,
}: {
  text: string
  visuals: string[]
  colors: string[]
}): string {
  const [ground, light, accent] = colors.map((color) => color.replace(/ #.*/, '').toLowerCase())
  const portrait = visuals[0]?.startsWith('Portrait') === true
  const right = portrait
    ? 'Right third: the portrait, cut at the chest, eyes on the upper third line.'
    : `Right third: ${lowerFirst(visuals[0] ?? 'one large picture')}.`
  const behind = portrait && visuals[1] ? ` Behind it, faint: ${lowerFirst(visuals[1])}.` : ''
  return [
    `1280 × 720, ground in ${ground}.`,
    `Left two thirds: ‘${text}’ in bold ${light} on two or three lines, the stressed words in ${accent}.`,
    `${right}${behind}`,
    'Safe zone: keep 64 pixels free on every edge, and the lower right corner empty, where the player prints the length.',
  ].join(' ')
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
