import { countWords } from '@podcastai/episode'
import type { Evidence } from '../evidence.ts'
import { openComplaints } from '../model/complaints.server.ts'
import type { Piece } from '../model/model-task.server.ts'
import type { ModelWriter, Read, Reading, Setting } from '../model/model-writer.server.ts'
import { hold, piecesAt } from '../model/read-pieces.server.ts'
import { printWords } from '../printed-words.server.ts'
import { plainWords } from '../quality/wording.server.ts'
import { chooseClips } from '../video-clips/clip-candidates.server.ts'
import type { TextOptionDraft, ThumbnailDesignDraft } from './thumbnail-design.server.ts'
import { maxThumbnailWords } from './thumbnail-design.ts'

/** Texts for the whole episode: asked for, and had at least. */
const texts = { asked: 4, least: 3 } as const

export const thumbnailDesignModel: ModelWriter<ThumbnailDesignDraft> = {
  key: 'thumbnail_design',
  asks,
  read,
  item: (path) => {
    if (path === 'composition') return { at: 'composition', from: path }
    const part = /^textOptions\.(fullEpisode|clips)\.\d+$/.exec(path)?.[1]
    if (part === undefined) return null
    return part === 'clips'
      ? { at: 'clip_text', from: 'textOptions.clips.0' }
      : { at: 'episode_text', from: 'textOptions.fullEpisode.0' }
  },
}

function asks(setting: Setting): string {
  return `Design the thumbnail, 1280 × 720, seen at the size of a thumb.
at: episode_text, ${texts.asked} texts for the whole episode; at: clip_text, ${clipsOf(setting).length} texts, one for each of these runs in this order: ${clipsOf(
    setting,
  )
    .map(({ first, last }) => `${first}–${last}`)
    .join(
      ', ',
    )}. Each 2–4 words, never above ${maxThumbnailWords}, words that were said: a clash, a figure, a thing one can see, a gap that makes one click; no full sentence, no title. One or two words to stress between *asterisks*. kind: empty. No two alike.
at: visual, 4 things to show, each concrete and from the talk: whose portrait, which object, where. at: color, 4 colours as Name #hex: a dark ground, a light text, an accent, one more. at: composition, three sentences: what stands left and right, how large the text is, what stays free (64 pixels on each edge, the lower right corner). ids: for the texts and visuals; else empty.`
}

function clipsOf({ episode, brief }: Pick<Setting, 'episode' | 'brief'>) {
  return chooseClips(episode, { ...brief, attempt: 0 })
}

type Option = TextOptionDraft & { evidence: Evidence | null }

function read(pieces: readonly Piece[], reading: Reading<ThumbnailDesignDraft>): Read<ThumbnailDesignDraft> {
  const { said, fill, only } = reading
  const complaints = openComplaints()
  const filled: string[] = []
  const taken: string[] = []
  const optionsAt = (at: string) => {
    return piecesAt(pieces, at).flatMap((piece) => {
      const { option, problems } = optionOf(piece, reading)
      if (!only || only.at === at) complaints.of(piece, problems)
      const plain = plainWords(option?.text ?? '')
      if (option === null || taken.includes(plain)) return []
      taken.push(plain)
      return option
    })
  }
  const fullEpisode = optionsAt('episode_text')
  const clips = optionsAt('clip_text')
  const wanted = clipsOf(reading).length
  const refill = (own: Option[], count: number, more: readonly TextOptionDraft[], what: string) => {
    const missing = more
      .filter(({ text }) => !taken.includes(plainWords(text)))
      .slice(0, Math.max(0, count - own.length))
    if (missing.length > 0 && !only) filled.push(`${missing.length} of the texts for ${what}`)
    return [...own, ...missing.map((option) => ({ ...option, evidence: null }))]
  }
  if (!only && fullEpisode.length < texts.least)
    complaints.more('episode_text', `${fullEpisode.length} texts for the episode hold, ${texts.asked} are wanted.`)
  if (!only && clips.length < wanted)
    complaints.more('clip_text', `${clips.length} texts for clips hold, ${wanted} are wanted.`)
  const shown = piecesAt(pieces, 'visual').map((visual) => hold(visual, said, { free: true, picture: true }))
  const visuals = shown.filter(({ problems }) => problems.length === 0)
  const painted = piecesAt(pieces, 'color')
  const colors = painted.map(({ text }) => text.trim()).filter(isColor)
  const [piece] = piecesAt(pieces, 'composition')
  const composition = piece ? hold(piece, said, { free: true, picture: true, counted: pixels }) : null
  const isPicture =
    visuals.length >= 3 && colors.length >= 3 && composition !== null && composition.problems.length === 0
  const asksPicture = !only || only.at === 'composition'
  if (asksPicture && !isPicture) {
    complaints.more(
      ['visual', 'color', 'composition'],
      'The picture needs 4 visuals from the talk, 4 colours as Name #hex and a composition.',
    )
    for (const held of [...shown, ...(composition ? [composition] : [])]) complaints.of(held.piece, held.problems)
    for (const color of painted) if (!isColor(color.text.trim())) complaints.of(color, ['color: is not Name #hex.'])
  }
  const episodeTexts = refill(fullEpisode, texts.least, fill?.fullEpisode ?? [], 'the episode')
  const clipTexts = refill(clips.slice(0, Math.max(wanted, only ? 1 : 0)), wanted, fill?.clips ?? [], 'clips')
  if (!isPicture && fill && !only) filled.push('the picture')
  if ((!isPicture && fill === null) || episodeTexts.length === 0)
    return { draft: null, complaints, filled, evidence: {} }
  const picture =
    isPicture && asksPicture
      ? { visualElements: visuals.map(({ draft }) => draft), colorScheme: colors, composition: composition.draft }
      : {
          visualElements: fill?.visualElements ?? [],
          colorScheme: fill?.colorScheme ?? [],
          composition: fill?.composition ?? '',
        }
  return {
    draft: { fullEpisode: episodeTexts, clips: clipTexts, ...picture },
    complaints,
    filled,
    evidence: Object.fromEntries([...evidenceAt('fullEpisode', episodeTexts), ...evidenceAt('clips', clipTexts)]),
  }
}

function evidenceAt(part: string, options: readonly Option[]): [string, Evidence[]][] {
  return options.map(({ evidence }, at) => [`textOptions.${part}.${at}.evidence`, evidence ? [evidence] : []])
}

/** Measures of the picture that the task itself names, and shares of it. */
const pixels = [1280, 720, 64, 2, 3, 4]

function optionOf(
  piece: Piece,
  { said, episode, brief }: Reading<ThumbnailDesignDraft>,
): { option: Option | null; problems: string[] } {
  const [marked = ''] = piece.text.split('|')
  const text = marked.replaceAll('*', '').trim()
  const highlightedWords = [...marked.matchAll(/\*([^*]+)\*/g)].map(([, words]) => (words ?? '').trim())
  const held = hold({ ...piece, text }, said, { spoken: true })
  const printed = printWords(held.draft, episode, brief.voice.avoidTopics).text
  const words = countWords(printed)
  const problems = [...held.problems]
  if (words > maxThumbnailWords || words === 0)
    problems.push(`${piece.at}: “${text}” has ${words} words, at most ${maxThumbnailWords} are wanted.`)
  if (problems.length > 0) return { option: null, problems }
  const stressed = highlightedWords.length > 0 ? highlightedWords : [longestOf(text)]
  // What a model says about its own choice cannot be held against anything.
  const reasoning = /\d/.test(printed)
    ? 'A figure that was said, large on a phone.'
    : 'Few words that were said, large on a phone.'
  return {
    option: { text: held.draft, highlightedWords: stressed, reasoning, evidence: held.evidence[0] ?? null },
    problems,
  }
}

/** "Dark blue #0a1f44": a name made of words for colours, and its value. */
function isColor(text: string): boolean {
  const [, name] = /^([a-z -]{2,40}) #[0-9a-f]{6}$/i.exec(text) ?? []
  const words = name?.toLowerCase().split(/[ -]+/) ?? []
  return words.length > 0 && words.every((word) => colorWords.has(word))
}

const colorWords = new Set(
  'black white grey gray silver red orange yellow gold golden green blue navy teal turquoise cyan purple violet magenta pink brown beige cream ivory sand amber olive mint lime coral crimson scarlet maroon burgundy rust copper bronze charcoal slate ink midnight sky sea forest indigo lavender lilac peach salmon tan khaki mustard ochre plum rose ruby emerald sapphire chalk bone paper ash graphite steel honey lemon off dark light deep pale bright warm cool soft muted vivid pure near almost muddy dusty night very petrol mist plum signal brick cloud'.split(
    ' ',
  ),
)

function longestOf(text: string): string {
  return text.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}
