import { type Episode, type Sentence, spanText } from '@podcastai/episode'
import { writerOf } from '../every-type/registry.server.ts'
import type { AnalysisAnswer, Piece, WritingAnswer } from '../model-type/model-task.server.ts'
import { countWords } from '../spoken/count-words.ts'
import { printWords, sentencesIn } from '../spoken/printed-words.server.ts'
import type { Brief } from '../type/brief.ts'
import { type ContentTypeKey, contentTypeKeys } from '../type/content-type.ts'
import { scriptSections } from '../types/youtube-script/youtube-script.ts'
import { nameOf } from '../voice/speaker-names.server.ts'

// What a model answers that makes no mistake, made of an episode's own words. For tests only.

/** An answer for a content type that holds as it is. */
export function goodAnswer(key: ContentTypeKey, episode: Episode, brief: Brief): WritingAnswer {
  return { pieces: pieces[key]({ episode, brief, draft: writerOf(key).draft(episode, brief) as never }) }
}

/** The same for several types at once. */
export function goodKit(keys: readonly ContentTypeKey[], episode: Episode, brief: Brief): WritingAnswer {
  const asked = contentTypeKeys.filter((key) => keys.includes(key))
  return { pieces: asked.flatMap((key) => goodAnswer(key, episode, brief).pieces) }
}

type Span = { firstSentence: number; lastSentence: number }
type Option = { text: string }
type Known<Draft> = { episode: Episode; brief: Brief; draft: Draft }

const pieces = {
  social_media: ({ episode, brief }: Known<never>) => {
    const used = new Set<number>()
    const sizes: [string, number, number][] = [
      ['short', 150, 200],
      ['medium', 250, 300],
      ['long', 350, 400],
    ]
    return sizes.map(([at, least, most]) =>
      quotedPiece(at, episode, brief, used, { least, most, lengthOf: ({ length }) => length }),
    )
  },
  quotes: ({ draft }: Known<(Span & { category: string })[]>) =>
    draft.map((one) => pointing('quote', one, one.category)),
  video_clips: ({ draft }: Known<Span[]>) => draft.map((one) => called('clip', one)),
  viral_clips: ({ draft }: Known<(Span & { viralType: string })[]>) =>
    draft.map((one) => called('moment', one, one.viralType)),
  youtube_script: ({ episode, brief }: Known<never>) => {
    const used = new Set<number>()
    const sections = scriptSections.map(({ key, words }) =>
      quotedPiece(key, episode, brief, used, { least: words * 0.9, most: words * 1.1, lengthOf: countWords }),
    )
    return [
      ...sections,
      quotedPiece('description', episode, brief, used, { least: 40, most: 100, lengthOf: countWords }),
    ]
  },
  thumbnail_design: ({
    episode,
    draft,
  }: Known<{
    fullEpisode: Option[]
    clips: Option[]
    visualElements: string[]
    colorScheme: string[]
    composition: string
  }>) => [
    ...draft.fullEpisode
      .map(({ text }) => printed('episode_text', text, episode))
      .filter(({ text }) => !isHalfANumber(text)),
    ...draft.clips.map(({ text }) => printed('clip_text', text, episode)),
    ...draft.visualElements.map((text) => printed('visual', text, episode)),
    ...draft.colorScheme.map((text) => printed('color', text, episode)),
    printed(
      'composition',
      'Right third: the portrait. Left two thirds: the text, large. The lower right corner stays free.',
      episode,
    ),
  ],
  episode_titles: ({
    episode,
    brief,
    draft,
  }: Known<{ titles: { title: string; angle: string }[]; keywords: string[] }>) => [
    ...draft.titles.map(({ title, angle }) => ({
      ...printed('title', title, episode, angle),
      ids: restOf(title, episode),
    })),
    ...draft.keywords.map((word) => printed('keyword', word, episode)),
    quotedPiece('summary', episode, brief, new Set(), { least: 40, most: 100, lengthOf: countWords }),
  ],
  carousel_posts: ({ episode, brief }: Known<never>) => {
    const used = new Set<number>()
    return [1, 2, 3].flatMap((number) => {
      const slides = Array.from({ length: 6 }, () =>
        quotedPiece(`carousel_${number}.slide`, episode, brief, used, {
          least: 30,
          most: 240,
          lengthOf: ({ length }) => length,
          one: true,
        }),
      )
      const title = { at: `carousel_${number}.title`, text: '6 statements', ids: slides[0]?.ids ?? [], kind: 'List' }
      const call = {
        at: `carousel_${number}.slide`,
        text: 'The whole conversation is linked in the profile.',
        ids: [],
        kind: 'Call to action',
      }
      return [title, ...slides, call]
    })
  },
} satisfies Record<ContentTypeKey, (known: Known<never>) => Piece[]>

/** "Thousand dollar" out of "an eight thousand dollar deposit": the checks rightly refuse it. */
function isHalfANumber(text: string): boolean {
  return /^(?:hundred|thousand|million|billion)\b/i.test(text)
}

function pointing(at: string, { firstSentence, lastSentence }: Span, kind = ''): Piece {
  return { at, text: '', ids: [firstSentence, lastSentence], kind }
}

/** A clip that promises nothing. */
function called(at: string, { firstSentence, lastSentence }: Span, kind = ''): Piece {
  return {
    at,
    text: 'A moment worth a minute | What is said here, and how it ends.',
    ids: [firstSentence, lastSentence],
    kind,
  }
}

function printed(at: string, draft: string, episode: Episode, kind = ''): Piece {
  return { at, text: printWords(draft, episode, []).text, ids: sentencesIn(draft), kind }
}

/** A title of our words rests on whoever speaks: on all that was said, but not on nothing. */
function restOf(draft: string, { sentences }: Episode): number[] {
  const ids = sentencesIn(draft)
  return ids.length > 0 ? ids : sentences.map(({ id }) => id)
}

type Wanted = { least: number; most: number; lengthOf: (text: string) => number; one?: boolean }

/** Quotations with the names of those who said them, as many as fit; none is used again. */
function quotedPiece(
  at: string,
  episode: Episode,
  brief: Brief,
  used: Set<number>,
  { least, most, lengthOf, one = false }: Wanted,
): Piece {
  const usable = episode.sentences.filter((sentence) => isUsable(sentence) && !used.has(sentence.id))
  const said = ({ id, speaker, text }: Sentence) => ({
    id,
    text: `${speaker === null ? '' : `${nameOf(speaker, brief)}: `}“${text}”`,
  })
  const quotations = usable.map(said)
  for (let start = 0; start < quotations.length; start += 1) {
    const chosen: typeof quotations = []
    const textOf = () => chosen.map(({ text }) => text).join('\n\n')
    for (const quotation of quotations.slice(start)) {
      if (lengthOf(textOf()) >= least || (one && chosen.length > 0)) break
      if (lengthOf([...chosen, quotation].map(({ text }) => text).join('\n\n')) <= most) chosen.push(quotation)
    }
    if (lengthOf(textOf()) < least) continue
    for (const { id } of chosen) used.add(id)
    return { at, text: textOf(), ids: chosen.map(({ id }) => id), kind: '' }
  }
  throw new Error(`no quotations for ${at}`)
}

function isUsable({ text, words, traits }: Sentence): boolean {
  return (
    words >= 6 &&
    text.length < 90 &&
    !traits.question &&
    traits.standsAlone &&
    traits.hygiene === null &&
    /[.!]$/.test(text) &&
    !/["“]/.test(text)
  )
}

/** An analysis that makes no mistake: what the built-in reading found between two sentences. */
export function goodAnalysis(episode: Episode, first: number, last: number): AnalysisAnswer {
  const isWithin = (id: number) => id >= first && id <= last
  const facts = episode.sentences.filter((sentence) => isWithin(sentence.id) && isUsable(sentence))
  const spans = episode.moments.filter(
    ({ firstSentence, lastSentence }) => isWithin(firstSentence) && isWithin(lastSentence),
  )
  return {
    about: '',
    topics: episode.topics
      .filter((topic) => isWithin(topic.firstSentence) && isWithin(topic.lastSentence))
      .map(({ firstSentence, lastSentence }) => ({
        title: `“${spanText(episode, firstSentence, firstSentence)}”`,
        first: firstSentence,
        last: lastSentence,
      })),
    names: [],
    facts: facts.slice(0, 20).map(({ id, text }) => ({ text: `“${text}”`, ids: [id] })),
    moments: spans.slice(0, 20).map(({ firstSentence, lastSentence }) => ({
      first: firstSentence,
      last: lastSentence,
      why: episode.sentences[firstSentence]?.text.split(' ').slice(0, 7).join(' ') ?? '',
    })),
  }
}
