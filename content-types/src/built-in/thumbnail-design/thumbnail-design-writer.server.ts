import type { Episode } from '@podcastai/episode'
import { printWords } from '../../spoken/printed-words.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Finished } from '../../type/finished.ts'
import {
  maxThumbnailWords,
  type TextOption,
  type ThumbnailDesign,
} from '../../types/thumbnail-design/thumbnail-design.ts'
import { chooseClips } from '../clips/clip-candidates.server.ts'
import { isGeneric } from '../grammar/noun-phrases.server.ts'
import { capitalized } from '../passages/span-subjects.server.ts'
import type { Writer } from '../writer.server.ts'
import { clipNames, clipSubjectTexts, firstWords } from './clip-subject-text.server.ts'
import { figuresIn } from './figure-texts.server.ts'
import { punchLines, shortLines, thingsNamed } from './noun-phrase-texts.server.ts'
import { colorsFor, compositionFor, visualsFor } from './picture-brief.server.ts'
import { headlineTexts, type ThumbnailText, thumbnailTexts } from './thumbnail-texts.server.ts'
import { verbPhrases } from './verb-phrase-texts.server.ts'

export type TextOptionDraft = { text: string; highlightedWords: string[]; reasoning: string }

/** Texts with marks where the episode speaks; the rest is for whoever makes the picture. */
export type ThumbnailDesignDraft = {
  fullEpisode: TextOptionDraft[]
  clips: TextOptionDraft[]
  visualElements: string[]
  colorScheme: string[]
  composition: string
}

/** Texts offered for the whole episode. */
const offered = 4

export const thumbnailDesignWriter: Writer<ThumbnailDesign, ThumbnailDesignDraft> = {
  key: 'thumbnail_design',
  draft,
  finish,
}

function draft(episode: Episode, brief: Brief): ThumbnailDesignDraft {
  const texts = thumbnailTexts(episode, brief)
  const fullEpisode = chooseTexts(texts, offered, brief.attempt, [])
  const clips = clipTexts(episode, brief, texts, fullEpisode)
  const visuals = visualsFor(episode, brief)
  const colors = colorsFor(episode, brief.attempt)
  const first = fullEpisode[0]?.text ?? brief.projectTitle
  return {
    fullEpisode: fullEpisode.map(optionOf),
    clips: clips.map(optionOf),
    visualElements: visuals,
    colorScheme: colors,
    composition: compositionFor({ text: first.charAt(0).toUpperCase() + first.slice(1), visuals, colors }),
  }
}

function optionOf({ draft: text, stressed, reasoning }: ThumbnailText): TextOptionDraft {
  return { text, highlightedWords: stressed, reasoning }
}

/** The best that say different things; a later attempt begins further down. */
function chooseTexts(
  texts: readonly ThumbnailText[],
  count: number,
  attempt: number,
  taken: readonly ThumbnailText[],
): ThumbnailText[] {
  const start = Math.min(attempt * count, Math.max(0, texts.length - count))
  const chosen: ThumbnailText[] = []
  for (const text of [...texts.slice(start), ...texts.slice(0, start)])
    if (chosen.length < count && [...taken, ...chosen].every((other) => !alike(other, text))) chosen.push(text)
  return chosen
}

/** One for each video clip that the episode gives: the sharpest words said in it, no two alike. */
function clipTexts(
  episode: Episode,
  brief: Brief,
  texts: readonly ThumbnailText[],
  taken: readonly ThumbnailText[],
): ThumbnailText[] {
  const chosen: ThumbnailText[] = []
  for (const { first, last } of chooseClips(episode, { ...brief, attempt: 0 })) {
    const inside = texts.filter(({ sentence }) => sentence !== null && sentence >= first && sentence <= last)
    const others = [...taken, ...chosen]
    const isNew = (text: ThumbnailText) => others.every((other) => !alike(other, text))
    const named = () => clipSubjectTexts(episode, brief, first, last)
    const differs = (text: ThumbnailText) =>
      others.every((other) => other.text.toLowerCase() !== text.text.toLowerCase())
    const told = headlineTexts(episode, brief, first, last).filter(({ score }) => score >= leastTold)
    const sharp = [...told, ...inside]
      .filter(({ score, text }) => score >= leastSharp && !halfClause.test(text))
      .sort((a, b) => b.score - a.score)
    const best =
      sharp.find(isNew) ??
      punchLines(episode, brief, first, last).find((text) => !halfClause.test(text.text) && isNew(text)) ??
      figuresIn(episode, brief, first, last).find(isNew) ??
      verbPhrases(episode, brief, first, last).find(isNew) ??
      inside.find((text) => says(text) && isNew(text)) ??
      clipNames(episode, brief, first, last).find(isNew) ??
      inside.find(isNew) ??
      named().phrases.find(isNew) ??
      [
        ...inside,
        ...named().phrases,
        ...thingsNamed(episode, brief, first, last),
        ...shortLines(episode, brief, first, last),
        ...named().pairs,
        ...firstWords(episode, brief, first, last),
      ].find(differs)
    if (best) chosen.push(best)
  }
  return chosen
}

/** What the rest of the episode is not stronger than has to be good by itself. */
const leastTold = 1.5
/** Below this a text only names something; a whole short line says more. */
const leastSharp = 0

/** A line of four words or more, or the name of something that not every talk holds. */
function says({ text }: ThumbnailText): boolean {
  return text.split(' ').length >= 4 ? !halfClause.test(text) : !isGeneric(text)
}

/** "When the rope breaks", "I'm like, wow": waits for its other half. */
const halfClause = /^(?:when|if|because|while|once|until|unless|which|that) [^,]*$|\blike,|\b(?:wanna|gonna)\b/i

function alike(a: ThumbnailText, b: ThumbnailText): boolean {
  if (a.sentence !== null && a.sentence === b.sentence) return true
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [])
  const [left, right] = [words(a.text), words(b.text)]
  const shared = [...left].filter((word) => right.has(word)).length
  return a.text === b.text || shared >= 2 || (shared > 0 && Math.min(left.size, right.size) <= 2)
}

function finish(draft: ThumbnailDesignDraft, episode: Episode, brief: Brief): Finished<ThumbnailDesign> {
  const problems: string[] = []
  const { avoidTopics } = brief.voice
  const printOption = ({ text: marked, highlightedWords, reasoning }: TextOptionDraft): TextOption => {
    const printed = printWords(marked, episode, avoidTopics)
    const plain = printed.text.replace(/(?<![.,;:…!"”])[.,;:…!"”]+$/, '')
    const text = capitalized(plain)
    problems.push(
      ...[...printed.problems, ...printWords(reasoning, episode, []).problems].map(
        (problem) => `“${text}”: ${problem}`,
      ),
    )
    const words = text.split(/\s+/).length
    if (words > maxThumbnailWords)
      problems.push(`“${text}” has ${words} words, at most ${maxThumbnailWords} can be read.`)
    const lower = text.toLowerCase()
    return {
      text,
      highlightedWords: highlightedWords.filter((word) => word !== '' && lower.includes(word.toLowerCase())),
      reasoning,
      evidence: printed.evidence[0] ?? null,
    }
  }
  const textOptions = { fullEpisode: draft.fullEpisode.map(printOption), clips: draft.clips.map(printOption) }
  for (const part of [...draft.visualElements, draft.composition])
    problems.push(...printWords(part, episode, avoidTopics).problems)
  if (problems.length > 0) return { content: null, problems }
  const { visualElements, colorScheme, composition } = draft
  return { content: { visualElements, colorScheme, composition, textOptions, referenceImages: [] }, problems: [] }
}
