import type { Episode, Line } from '@podcastai/episode'
import { hasTranscriberMark, saysProfanity } from '@podcastai/episode'
import { choose, shareWords } from '../built-in/choice.server.ts'
import { getPieceText, materialFor } from '../built-in/material.server.ts'
import { asTitle, inQuotes } from '../built-in/printed.server.ts'
import { readsWhole } from '../built-in/reads-whole.server.ts'
import { tagSubjects } from '../built-in/subjects.server.ts'
import type { Brief } from '../type/brief.ts'
import type { Finished } from '../type/finished.ts'
import { captionLengths, hookLimit } from '../types/social-media/social-media.ts'
import { shortTexts, stressedWord } from '../types/thumbnail-design/short-texts.server.ts'
import { askInTone } from '../voice/asks.ts'
import { touchesAvoided } from '../voice/avoided-topics.ts'
import { forbiddenWords, saysForbidden } from '../voice/guidelines.ts'
import { hashtagsFor } from '../voice/hashtags.ts'
import { getSpeakerName } from '../voice/speaker-names.server.ts'
import { getQuotationMarks, getWording } from '../voice/wording/get-wording.ts'
import type { ClipCaption, ClipOverlays, ClipText } from './clip-overlays.ts'
import { differs, offered } from './overlay-texts.ts'

// The built-in engine's texts for one clip: lines that are said in it, to lay over it and to post with it.

/** Maximum words of a line over a clip: two lines of large type. */
const maxWordsOver = 12
const maxCaptionLength = captionLengths.long.max

const tooLittle = 'This clip has too few words to make texts from. Paste what is said in it, about one minute.'
const noSentences = 'This clip has hardly any sentence ends. Texts need punctuation: paste the words with periods.'

/** Returns texts to lay over one short clip, and a caption for it. `episode` is only the clip. */
export function writeClipOverlays(episode: Episode, brief: Brief): Finished<ClipOverlays> {
  if (materialFor(episode, brief).tooPoor !== null) return { content: null, problems: [noSentences] }
  const lines = listLines(episode, brief)
  const textOptions = textsOver(lines, episode, brief)
  const socialMediaCaption = captionUnder(lines, episode, brief)
  if (textOptions.length === 0 || socialMediaCaption === null) return { content: null, problems: [tooLittle] }
  return { content: { textOptions, socialMediaCaption }, problems: [] }
}

/** Returns the lines of the clip, or the sentences of a clip that is too short to find lines in. */
function listLines(episode: Episode, brief: Brief): readonly Line[] {
  const { lines } = materialFor(episode, brief)
  return lines.length > 0 ? lines : sentenceLines(episode, brief)
}

/** Minimum words of a sentence that says something. */
const minWords = 4

function sentenceLines({ sentences }: Episode, { voice }: Brief): Line[] {
  const forbidden = forbiddenWords(voice.brandGuidelines)
  return sentences
    .filter(
      ({ text, words }) =>
        words >= minWords &&
        !hasTranscriberMark(text) &&
        !touchesAvoided(text, voice.avoidTopics) &&
        !saysForbidden(text, forbidden) &&
        !saysProfanity(text),
    )
    .map(({ id, text, words, speaker, start, end, traits }) => ({
      ...{ first: id, last: id, from: 0, to: text.length, text, words, speaker, start, end },
      strength: traits.quotability,
    }))
    .sort((a, b) => b.strength - a.strength)
}

/**
 * Returns the texts to lay over a clip: the short texts first, then lines that are short enough to read over a picture.
 */
function textsOver(lines: readonly Line[], episode: Episode, brief: Brief): ClipText[] {
  const readable = lines.filter(({ words }) => words <= maxWordsOver)
  const offers = [...shortTexts(episode, brief), ...readable, ...materialFor(episode, brief).shortLines]
  const whole = offers.filter(({ text }) => readsWhole(asTitle(text)))
  const candidates = whole.length > 0 ? whole : offers
  const options: ClipText[] = []
  for (const line of choose(episode, candidates, { count: 2 * offered, attempt: brief.attempt })) {
    const text = asTitle(line.text)
    if (options.length < offered && options.every((other) => differs(other.text, text)))
      options.push({ text, highlightedWords: [stressedWord(text)], reasoning })
  }
  return options
}

const reasoning = 'The clip’s own words, short enough to read at a glance.'

const foldedWhole = 'Opens with the clip’s strongest short line, which feeds show in full before “more.”'

/** Returns a caption with the strongest line, more by the same speaker, and their name. */
function captionUnder(lines: readonly Line[], episode: Episode, brief: Brief): ClipCaption | null {
  const { paragraphs } = materialFor(episode, brief)
  const hook = lines.find(({ text }) => text.length <= hookLimit) ?? lines[0]
  if (!hook) return null
  const name = getSpeakerName(hook.speaker, brief)
  const marks = getQuotationMarks(episode)
  const opening = inQuotes(hook.text, marks)
  const wording = getWording(episode)
  const ask = wording && askInTone(brief.voice, wording)
  const tail = [...(name === null ? [] : [`— ${name}`]), ...(ask === null ? [] : [ask])]
  const room = maxCaptionLength - [opening, '', ...tail].join('\n\n').length
  const more = [...paragraphs, ...lines].find(
    (piece) =>
      piece.speaker === hook.speaker &&
      !shareWords(piece, hook) &&
      inQuotes(getPieceText(episode, piece), marks).length <= room,
  )
  const parts = [opening, ...(more ? [inQuotes(getPieceText(episode, more), marks)] : []), ...tail]
  return {
    hook: opening,
    fullCaption: parts.join('\n\n'),
    hashtags: hashtagsFor(brief.voice.savedHashtags, tagSubjects(episode, brief)),
    reasoning: hook.text.length <= hookLimit ? foldedWhole : 'Opens with the clip’s strongest line.',
  }
}
