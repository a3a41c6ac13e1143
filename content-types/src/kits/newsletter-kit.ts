import { timesToCheck } from '../chapters/estimated-times.ts'
import { type Block, facts, list, makeDocument, paragraph, quote, title2 } from '../documents/blocks.ts'
import { toMarkdown } from '../documents/markdown.ts'
import { countWords } from '../talk/count-words.ts'
import { findQuotedWords } from '../type/quotation-marks.ts'
import { isAbout } from '../type/time-code.ts'
import { scoredTitles } from '../types/episode-titles/episode-titles.ts'
import { translationLine } from '../types/quotes/quote-translation.ts'
import { getSigner, inMarks, type Quotes, quoteWithTranslation, saidQuotes } from '../types/quotes/quotes.ts'
import { type KitFile, type KitSource, textFile } from './kit-file.ts'
import { quotesLeftOut } from './quotes-left-out.ts'

/** Number of quotes at the top of the newsletter. */
const quotesInLetter = 5

export function newsletterKit({ content }: KitSource): KitFile[] {
  const { episode_titles: titles } = content
  const quotes = saidQuotes(content.quotes ?? [])
  const notes = titles?.showNotes
  const subjects = titles ? scoredTitles(titles).map((one) => one.title) : []
  const blocks: Block[] = [
    ...(notes ? [paragraph(notes.summary)] : []),
    ...quotesBeside(notes?.summary ?? '', quotes).flatMap((one) => [
      quote(inMarks(one)),
      facts([getSigner(one)]),
      ...(one.translation ? [paragraph(translationLine(one.translation))] : []),
    ]),
    ...(notes && notes.chapters.length > 0
      ? [title2('In this episode'), list(notes.chapters.map(({ time, title: chapter }) => `${time} ${chapter}`))]
      : []),
    ...(notes && notes.links.length > 0 ? [title2('Links'), list(notes.links)] : []),
    ...(notes ? [paragraph(notes.footer)] : []),
  ]
  if (blocks.length === 0) return []
  const isEstimated = notes?.chapters.some(({ time }) => isAbout(time))
  // Without a generated title it has none: the project's name is a file name.
  const letter = makeDocument(subjects[0] ?? '', blocks)
  return [
    {
      name: 'Newsletter.docx',
      use: `Open it and copy it into your email program: headings and quotes are kept${isEstimated ? `. ${timesToCheck}` : ''}`,
      document: letter,
    },
    { name: 'Newsletter.md', use: 'The same for tools that take Markdown', text: toMarkdown(letter) },
    ...textFile('Subject lines.txt', subjects.join('\n'), 'Subjects to choose from'),
    ...quoteFiles(content.quotes ?? []),
  ]
}

/** Quotation marks around fewer words mark a term rather than a quote. */
const minWords = 4

/** Returns the first quotes that the summary doesn't contain, in whole or in part, ignoring punctuation and case. */
function quotesBeside(summary: string, quotes: Quotes): Quotes {
  const straight = [...summary.matchAll(/"([^"\n]+)"/g)].map(([, words = '']) => words)
  const printed = [...findQuotedWords(summary), ...straight]
    .filter((quotation) => countWords(quotation) >= minWords)
    .map(plain)
  const isPrinted = (text: string) => printed.some((words) => words.includes(text) || text.includes(words))
  return quotes.filter(({ text }) => !isPrinted(plain(text))).slice(0, quotesInLetter)
}

/** Returns only the words, in lower case. */
function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

/** Returns all quotes as files, ready to paste. */
export function quoteFiles(quotes: Quotes): KitFile[] {
  return textFile(
    'Quotes.txt',
    saidQuotes(quotes).map(quoteWithTranslation).join('\n\n'),
    ['The best quotes, each with who said it', quotesLeftOut(quotes)].filter(Boolean).join('. '),
  )
}
