import type { Episode } from '@podcastai/episode'
import { hashtagsFor } from '../hashtags.ts'
import { type Complaints, type Failing, failingOf, openComplaints } from '../model/complaints.server.ts'
import { findQuotation } from '../model/grounding/quotations.server.ts'
import { type Said, saidIn } from '../model/grounding/said.server.ts'
import { languageProblem } from '../model/language.server.ts'
import { type ModelTask, type Piece, WritingAnswer } from '../model/model-task.server.ts'
import { asData, castOf, fenced, numberedLines } from '../model/numbered-sentences.server.ts'
import { hold, piecesAt } from '../model/read-pieces.server.ts'
import { voiceForType, voiceInWords } from '../model/voice-in-words.server.ts'
import { writingRules } from '../model/writing.server.ts'
import { printWords } from '../printed-words.server.ts'
import { plainWords } from '../quality/wording.server.ts'
import { captionLengths, hookLimit } from '../social-media/social-media.ts'
import { maxThumbnailWords } from '../thumbnail-design/thumbnail-design.ts'
import type { Brief } from '../writer.server.ts'
import { hookOf } from './clip-caption.server.ts'
import { differs, offered, printText, writeClipOverlays } from './clip-overlays.server.ts'
import type { ClipCaption, ClipOverlays, ClipText } from './clip-overlays.ts'

/** Words of a text on a clip: of fewer nobody can tell what they were cut out of. */
const textWords = { min: 3, max: maxThumbnailWords } as const
/** Texts that are enough. */
const leastTexts = 3
/** Characters of a clip's caption. */
const captionLength = { min: captionLengths.short.min, max: captionLengths.long.max } as const

/** What a model is asked about one clip. `episode` is the clip alone. */
export function clipTask(episode: Episode, brief: Brief): ModelTask {
  const { forMachines } = saidIn(episode, brief)
  const sentences = episode.sentences.filter(({ id }) => !forMachines.has(id))
  const cast = castOf(episode, brief)
  return {
    kind: 'writing',
    system: writingRules(episode),
    prefix: '',
    prompt: [
      fenced(`${cast === '' ? '' : `${cast}\n`}${numberedLines(episode, sentences)}`),
      ...voiceInWords({ ...brief, projectTitle: asData(brief.projectTitle) }),
      ...voiceForType('social_media', brief),
      asks,
    ].join('\n'),
    maxOutputTokens: 2000,
  }
}

const asks = `This is all that is said in one short clip.
at: text, ${offered} texts to lay over it. Each ${textWords.min}–${textWords.max} words, a run copied exactly out of one sentence, no “not” cut off in front: a clash, a figure, an admission, a thing one can see. One or two words to stress between *asterisks*. Then “ | ” and why it works, in plain words about reading and looking, without names or facts. ids: that sentence. No two alike.
at: caption, one caption to post under the clip, ${captionLength.min}–${captionLength.max} characters, spaces included. The first thought is whole before character ${hookLimit}, where the platforms fold. Then what is said about it, in the speaker's words; then one line that makes people answer. A blank line between thoughts. ids: the sentences it rests on.
at: strategy, one sentence on why the caption opens and ends as it does, without names, figures or quotations.
at: hashtag, up to three pieces, each one subject of the clip in one to three words as it was said, without #. kind: empty for all.`

/** What holds of an answer as a whole, or what does not, for the one repair. */
export function readClip(
  answer: unknown,
  episode: Episode,
  brief: Brief,
): { content: ClipOverlays; problems: [] } | ({ content: null } & Failing) {
  const { pieces, textOptions, caption, complaints } = readPieces(answer, episode, brief)
  if (textOptions.length < leastTexts || caption === null) return { content: null, ...failingOf(complaints, pieces) }
  return { content: { textOptions, socialMediaCaption: caption }, problems: [] }
}

/** `from`: whose it is, after the built-in engine filled what was left open. */
type Filled = { content: ClipOverlays; from: 'model' | 'both' | 'builtin' } | { content: null; problems: string[] }

/** The last word on an answer that was mended once: what holds of it, and the built-in engine's work for the rest. */
export function fillClip(answer: unknown, episode: Episode, brief: Brief): Filled {
  const own = readPieces(answer, episode, brief)
  const { content: more, problems } = writeClipOverlays(episode, brief)
  if (more === null) {
    if (own.textOptions.length === 0 || own.caption === null) return { content: null, problems }
    return { content: { textOptions: own.textOptions, socialMediaCaption: own.caption }, from: 'model' }
  }
  const open = own.textOptions.length < leastTexts ? offered - own.textOptions.length : 0
  const added = more.textOptions
    .filter(({ text }) => own.textOptions.every((other) => differs(other.text, text)))
    .slice(0, open)
  const content = {
    textOptions: [...own.textOptions, ...added],
    socialMediaCaption: own.caption ?? more.socialMediaCaption,
  }
  if (own.textOptions.length === 0 && own.caption === null) return { content, from: 'builtin' }
  return { content, from: added.length > 0 || own.caption === null ? 'both' : 'model' }
}

type Read = { pieces: Piece[]; textOptions: ClipText[]; caption: ClipCaption | null; complaints: Complaints }

function readPieces(answer: unknown, episode: Episode, brief: Brief): Read {
  const pieces = WritingAnswer.safeParse(answer).data?.pieces ?? []
  const said = saidIn(episode, brief)
  const complaints = openComplaints()
  const textOptions: ClipText[] = []
  for (const piece of piecesAt(pieces, 'text')) {
    const option = textOf(piece, said)
    if (typeof option === 'string') complaints.of(piece, [`text: ${option}`])
    else if (textOptions.length < offered && textOptions.every(({ text }) => differs(text, option.text)))
      textOptions.push(option)
  }
  if (textOptions.length < leastTexts)
    complaints.more('text', `${textOptions.length} texts hold and differ, at least ${leastTexts} are wanted.`)
  return { pieces, textOptions, caption: captionOf(pieces, said, complaints), complaints }
}

/** A run of words of one sentence as the clip has it; or what is wrong with it. */
function textOf(piece: Piece, said: Said): ClipText | string {
  const [marked = '', reason = ''] = piece.text.split('|').map((part) => part.trim())
  const written = marked.replaceAll('*', '').trim()
  const words = written.split(/\s+/).length
  if (words < textWords.min || words > textWords.max)
    return `“${written}” has ${words} words, ${textWords.min}–${textWords.max} are wanted.`
  const { place, mark, problem } = findQuotation(written, said, piece.ids)
  if (place === null || mark === null || place.first !== place.last)
    return `“${written}” was not said like that in one sentence.`
  if (problem !== null) return `“${written}” ${problem}.`
  const stressed = [...marked.matchAll(/\*([^*]+)\*/g)].map(([, part]) => (part ?? '').trim())
  const why = plainReason(reason, piece, said) ?? 'Few words, large enough for a phone.'
  const draft = { draft: mark, stressed: stressed.length > 0 ? stressed : [longestOf(written)], reasoning: why }
  return printText(draft, said.episode, said.brief) ?? `“${written}” holds a filler or what is to be left out.`
}

/** The caption; null with a complaint where it does not hold. */
function captionOf(pieces: readonly Piece[], said: Said, complaints: Complaints): ClipCaption | null {
  const { episode, brief } = said
  const [piece] = piecesAt(pieces, 'caption')
  if (!piece) {
    complaints.more('caption', 'caption: is missing.')
    return null
  }
  const held = hold(piece, said)
  const { text, problems } = printWords(held.draft, episode, brief.voice.avoidTopics)
  const hook = hookOf(text)
  const found = [...held.problems, ...problems.map((problem) => `caption: ${problem}`)]
  if (text.length > captionLength.max || text.length === 0)
    found.push(
      `caption: has ${text.length} characters, ${captionLength.min}–${captionLength.max} characters are wanted.`,
    )
  if (hook.length > hookLimit)
    found.push(`caption: the first thought has ${hook.length} characters, at most ${hookLimit} are wanted.`)
  const language = languageProblem([text], episode)
  if (language !== null) found.push(language)
  complaints.of(piece, found)
  if (found.length > 0) return null
  const [strategy] = piecesAt(pieces, 'strategy')
  const why = strategy && plainReason(strategy.text, strategy, said)
  const tags = piecesAt(pieces, 'hashtag').map((tag) => tag.text.replace(/^#/, '').trim())
  return {
    hook,
    fullCaption: text,
    hashtags: hashtagsFor(
      brief.voice.savedHashtags,
      tags.filter((tag) => said.line.includes(` ${plainWords(tag)} `)).slice(0, 3),
    ),
    reasoning: why ?? `The hook is whole within ${hookLimit} characters, before a feed folds the caption.`,
  }
}

/** Why something works tells nothing of the talk: no name, figure or quotation stands in it; null where one does. */
function plainReason(text: string, piece: Piece, said: Said): string | null {
  if (text.trim() === '' || /[\d“”"]/.test(text)) return null
  const held = hold({ ...piece, text, ids: [] }, said, { free: true, picture: true })
  return held.problems.length === 0 ? text.trim() : null
}

function longestOf(text: string): string {
  return text.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}
