import { chapterPieces, chapterTask } from '../../chapters/chapter-pieces.server.ts'
import {
  getPiecesAt,
  type ModelType,
  parseKind,
  type Reading,
  toValidatedPiece,
  type ValidatedPiece,
} from '../../model-interface/model-type.server.ts'
import { checkText } from '../../text-checks/check-text.server.ts'
import { getTextWidth } from '../../type/script-limits.ts'
import { parseNotesForm } from '../../voice/examples.ts'
import { type EpisodeTitle, type EpisodeTitles, type ShowNotes, titleAngles } from './episode-titles.ts'
import { collectLinks, frameSummary } from './known-notes.server.ts'
import { validateLink } from './links.server.ts'
import { bestFirst, seoScore, titleLength } from './seo-score.ts'

/** Maximum number of keywords that are kept. */
const maxKeywords = 15

const places = ['title', 'keyword', 'summary', 'link', 'chapter']

export const episodeTitlesModel: ModelType<EpisodeTitles> = {
  key: 'episode_titles',
  owns: (at) => places.includes(at),
  asks: () => `Six titles. at: title. kind: ${titleAngles.join(', ')}; at least three kinds. 40–60 characters, without the show's name. The page ranks by that, an early keyword, and a number or name.
Each names its subject in the words people search for and makes a claim, asks what the talk answers, or says what happened or what to do. The first and two more have the guest's full name. No riddles; no number or detail without its subject. No two begin alike.
Examples: “Ruth Adeyemi on why bees die in winter: it isn't the cold” – “What beekeepers get wrong about feeding hives” – “How I lost 31 hives by being kind to them”. A line to learn: “• Stop feeding in August: later syrup stays wet”.
Then at: keyword, 12 pieces of one to four words that people search for: guest, subject, terms; no single common words.
Then at: summary, the show notes, 150–240 words, full names. Two or three paragraphs: who talks with whom about what, and why to listen; then the points themselves, in order, with the best figure or example. Then “What you'll learn:” and three to five lines, each “• ” and the answer, not its announcement. Then, if listeners may look them up, “Mentioned: …”: all books, tools, studies, and people credited.
Then at: link, addresses that guests or hosts give for themselves or their work (“sentry dot io” is sentry.io); never a sponsor's. ids: where it's said.
${chapterTask} kind: "" for these.`,
  validate,
  missing: (validated) =>
    getPiecesAt(validated, 'title').length > 0 ? [] : [{ at: 'title', problem: 'there is no title.' }],
  print,
  item: (path) => {
    if (path === 'keywords') {
      return {
        at: 'keyword',
        print: (validated) => {
          const keywords = listKeywords(validated)
          return keywords.length === 0 ? null : { keywords }
        },
      }
    }
    if (path === 'showNotes') {
      return {
        at: 'summary',
        with: () => ['chapter'],
        text: (current) => (current as EpisodeTitles).showNotes.summary,
        print: (validated, reading, current) => {
          if (getPiecesAt(validated, 'summary').length === 0) return null
          const { showNotes } = current as EpisodeTitles
          const { summary, chapters } = createNotes(validated, reading)
          const hasChapters = reading.pieces.some(({ at }) => at === 'chapter')
          return { showNotes: { ...showNotes, summary, chapters: hasChapters ? chapters : showNotes.chapters } }
        },
      }
    }
    if (path !== 'primary' && !/^alternative\.\d+$/.test(path)) return null
    return {
      at: 'title',
      print: (validated, _, current) => {
        const [one] = getPiecesAt(validated, 'title')
        return one ? { [path]: toTitle(one, (current as EpisodeTitles).keywords) } : null
      },
    }
  },
}

function validate(piece: ValidatedPiece['piece'], reading: Reading): ValidatedPiece {
  const { said } = reading
  if (piece.at === 'link') return validateLink(piece, reading)
  if (piece.at === 'summary') return toValidatedPiece(piece, checkText(piece, said, { wide: true, free: true }))
  if (piece.at !== 'title') {
    const text = piece.at === 'keyword' ? piece.text.replace(/^#/, '') : piece.text
    return toValidatedPiece(piece, checkText({ text, ids: [] }, said, { free: true, wide: true }), { claims: false })
  }
  const text = piece.text.replace(/(?<![.…])\.$/, '')
  // A question cites no sentences, so it may be about anything that was said.
  const checked = checkText({ ...piece, text }, said, { free: true, wide: piece.ids.length === 0 })
  const length = getTextWidth(checked.text)
  const problems = [
    ...(length > titleLength.max ? [`It has ${length} characters; the limit is 70.`] : []),
    ...(/[<>]/.test(checked.text) ? ['It contains < or >, which YouTube rejects.'] : []),
  ]
  const wishes = length > 75 && length <= titleLength.max ? [`It has ${length} characters instead of 40–70.`] : []
  return toValidatedPiece(piece, checked, { problems, wishes })
}

function print(validated: readonly ValidatedPiece[], reading: Reading): EpisodeTitles | null {
  const keywords = listKeywords(validated)
  const [primary, ...alternative] = bestFirst(getPiecesAt(validated, 'title').map((one) => toTitle(one, keywords)))
  if (!primary) return null
  const { brief, episode } = reading
  const example = brief.voice.podcastDescriptionExample
  const showNotes = {
    ...createNotes(validated, reading),
    links: collectLinks(
      episode,
      brief,
      getPiecesAt(validated, 'link').map(({ text }) => text),
    ),
    footer: brief.voice.podcastFooter,
    ...(example.trim() === '' ? {} : { form: parseNotesForm(example) }),
  }
  return { primary, alternative, keywords, showNotes }
}

function createNotes(validated: readonly ValidatedPiece[], reading: Reading): Pick<ShowNotes, 'summary' | 'chapters'> {
  const summary = getPiecesAt(validated, 'summary')[0]?.text ?? ''
  return { summary: frameSummary(summary, reading.brief), chapters: chapterPieces(reading) }
}

function listKeywords(validated: readonly ValidatedPiece[]): string[] {
  return [...new Set(getPiecesAt(validated, 'keyword').map(({ text }) => text))].slice(0, maxKeywords)
}

function toTitle({ text, evidence, piece }: ValidatedPiece, keywords: readonly string[]): EpisodeTitle {
  return { title: text, seoScore: seoScore(text, keywords).total, angle: parseKind(titleAngles, piece.kind), evidence }
}
