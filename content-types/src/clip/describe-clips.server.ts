import { type Episode, type Excerpt, getSentences, type Line, type Sentence } from '@podcastai/episode'
import { shareWords } from '../built-in/choice.server.ts'
import { liftedOut } from '../built-in/lifted-out.server.ts'
import { materialFor } from '../built-in/material.server.ts'
import { asTitle, inQuotes } from '../built-in/printed.server.ts'
import { nameStretch } from '../built-in/stretch-subject.server.ts'
import { plainWords } from '../quality/wording.server.ts'
import type { Brief } from '../type/brief.ts'
import { getTextWidth } from '../type/script-limits.ts'
import { getSpeakerName, speaksEnglish } from '../voice/speaker-names.server.ts'
import { getQuotationMarks, getWording } from '../voice/wording/get-wording.ts'
import {
  anyLinesOfClip,
  askedIn,
  getClipOpening,
  isTitleLine,
  isTitleQuestion,
  linesOfClip,
  shortened,
} from './clip-lines.server.ts'
import { printClip } from './print-clip.server.ts'
import type { VideoClip } from './video-clip.ts'

// Titles and describes clips with words that are said in them, never with our own.

const maxDescriptionLength = 200
/** Minimum words of a line that describes more than a title does. */
const minDescriptionWords = 9
/** Maximum length of a clip's opening words if no line of it can be its title. */
const maxBeginningLength = 60
/** Two titles of a list must differ within this many words. */
const tellingWords = 3

/** Returns a clip for each passage, with a title that no other clip in the list has. */
export function createDescribedClips(passages: readonly Excerpt[], episode: Episode, brief: Brief): VideoClip[] {
  const taken = new Set<string>()
  return passages.map((passage) => {
    const lines = linesOfClip(passage, episode, materialFor(episode, brief))
    const titles = listTitles(passage, { lines, episode, brief })
    const title = titles.find(({ text }) => !taken.has(firstWords(text))) ?? titles[0]
    taken.add(firstWords(title.text))
    const description = createDescription(passage, title, { lines, episode, brief })
    return printClip(passage, { title: title.text, description }, episode)
  })
}

const firstWords = (title: string) => plainWords(title).split(' ').slice(0, tellingWords).join(' ')

/** A title and the line that it prints. `line` is null for the clip's first words and for its subject. */
type Title = { text: string; line: Line | null; isSubject?: true }

/**
 * Returns possible titles, best first: the question, lines that stand alone, the subject, weaker lines, the first
 * words.
 */
function listTitles(clip: Excerpt, { lines, episode, brief }: Ground): [Title, ...Title[]] {
  const marks = getQuotationMarks(episode)
  const asked = askedIn(clip, episode)?.question ?? null
  const asks =
    asked !== null && isTitleQuestion(asked) ? [{ text: asTitle(liftedOut(episode, asked).words), line: asked }] : []
  const quoted = (some: readonly Line[]) =>
    some.filter(isTitleLine).map((line) => ({ text: inQuotes(asTitle(line.text), marks), line }))
  const begins = { text: inQuotes(asTitle(getClipOpening(clip, episode, maxBeginningLength)), marks), line: null }
  const about = subjectTitle(clip, episode, brief)
  const [first = begins, ...others]: Title[] = [
    ...asks,
    ...quoted(lines),
    ...(about === null ? [] : [{ text: about, line: null, isSubject: true as const }]),
    ...quoted(anyLinesOfClip(clip)),
  ]
  return [first, ...others, begins]
}

type Ground = { lines: readonly Line[]; episode: Episode; brief: Brief }

/** Sentences on each side of a clip that are used to find its subject. */
const around = 3

/** Returns a title such as "Ada Fenn on ovens and flour". English only. */
function subjectTitle(clip: Excerpt, episode: Episode, brief: Brief): string | null {
  const name = getSpeakerName(clip.speaker, brief)
  if (name === null || !speaksEnglish(episode)) return null
  const stretch = { first: clip.first - around, last: clip.last + around }
  const subject = nameStretch(episode, stretch, { used: [], isNeeded: true })
  return subject === null ? null : `${name} on ${subject}`
}

/** Returns another line of the clip, else the start of the answer, else the speakers. */
function createDescription(
  clip: Excerpt,
  { line: title, isSubject }: Title,
  { lines, episode, brief }: Ground,
): string {
  if (title === null) {
    const [best] = isSubject ? [...lines, ...anyLinesOfClip(clip)].filter(fitsDescription) : []
    return best ? signed(best.text, best.speaker, { episode, brief }) : whoSpeaks(clip, null, { episode, brief })
  }
  const line = lines
    .filter((one) => getTextWidth(one.text) <= maxDescriptionLength && !shareWords(one, title))
    .sort((a, b) => Number(b.words >= minDescriptionWords) - Number(a.words >= minDescriptionWords))[0]
  if (line) return signed(line.text, line.speaker, { episode, brief })
  const answer = episode.sentences[askedIn(clip, episode)?.answer ?? title.first]
  return answer === undefined || answer.id <= title.last
    ? whoSpeaks(clip, title, { episode, brief })
    : signed(shortened(answer.text, maxDescriptionLength), answer.speaker, { episode, brief })
}

function fitsDescription({ text, words }: Line): boolean {
  return getTextWidth(text) <= maxDescriptionLength && words >= minDescriptionWords
}

function signed(words: string, speaker: string | null, { episode, brief }: Omit<Ground, 'lines'>): string {
  const name = getSpeakerName(speaker, brief)
  const quoted = inQuotes(words, getQuotationMarks(episode))
  return name === null ? quoted : `${quoted} — ${name}`
}

/** Returns names alone, which need no translation; without names, the last sentence of the clip that isn't its title. */
function whoSpeaks(
  { first, last }: Excerpt,
  title: Line | null,
  { episode, brief }: { episode: Episode; brief: Brief },
): string {
  const said = getSentences(episode, first, last)
  const names = new Set(said.flatMap(({ speaker }) => getSpeakerName(speaker, brief) ?? []))
  if (names.size > 0) return getWording(episode)?.list([...names]) ?? [...names].join(', ')
  const isTitle = ({ id }: Sentence) => title !== null && id >= title.first && id <= title.last
  const end = said.findLast((sentence) => !isTitle(sentence)) ?? said.at(-1)
  return inQuotes(shortened(end?.text ?? '', maxDescriptionLength), getQuotationMarks(episode))
}
