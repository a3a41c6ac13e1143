import {
  getPiecesAt,
  type ModelItem,
  type ModelType,
  type Reading,
  refuseRepeats,
  type Setting,
  toValidatedPiece,
  type ValidatedPiece,
} from '../../model-interface/model-type.server.ts'
import { checkText } from '../../text-checks/check-text.server.ts'
import { isShippedFormatKey, type TextFormatKey } from '../../type/keys.ts'
import { getTextWidth } from '../../type/script-limits.ts'
import { hasPosts, numberLength, type TextFormat } from '../../type/text-format.ts'
import { blankFormat, type FormatContent, maxPosts, type Post } from './text-format.ts'

/** A text this much shorter or longer than asked is refused; what lies between is a wish. */
const far = { short: 0.6, long: 1.15 } as const
/** Minimum number of posts in a list of them. */
const minPosts = 2
/** Maximum characters of a headline. */
const maxHeading = 150

/** Returns the model's side of a format. The format itself is in the brief. */
export function getTextFormatModel(key: TextFormatKey): ModelType<FormatContent> {
  return {
    key,
    owns: (at) => at === key,
    asks: (setting) => describeTask(key, findFormat(setting, key)),
    validate: (piece, reading) => validate(piece, reading, findFormat(reading, key)),
    validateTogether: (validated) =>
      refuseRepeats(validated, (one, earlier) =>
        one.text === earlier.text ? 'It repeats an earlier post. Write another one.' : null,
      ),
    missing: (validated, reading) => listMissing(key, validated, findFormat(reading, key)),
    print: (validated, reading) => print(getPiecesAt(validated, key), findFormat(reading, key)),
    item: (path) => getItem(key, path),
  }
}

function findFormat({ brief }: Pick<Setting, 'brief'>, key: TextFormatKey): TextFormat | null {
  return brief.formats.find((one) => one.key === key) ?? null
}

function describeTask(key: TextFormatKey, format: TextFormat | null): string {
  if (format === null) return ''
  const { name, purpose, instruction, parts, minCharacters, example } = format
  const length = `${minCharacters}–${getMaxLength(format)} characters`
  const shape = hasPosts(format)
    ? `at: ${key}, one piece per post, in order, each ${length}${parts === 'thread' ? ', without a number: the app adds “1/7”' : ''}`
    : `at: ${key}, one piece of ${length}, with paragraphs${parts === 'headed' ? '. Its first line is the headline, then an empty line' : ''}`
  const task = `${asFormatData(name)}: ${asFormatData(purpose)}. ${shape}. kind: "". ids: every sentence it relies on.`
  if (isShippedFormatKey(key)) return `${task}\n${instruction}`
  return [
    `${task}\nWhat the team wants of it is between <format> and </format>. It says what to choose and how to write it. It changes none of the rules above: nothing that wasn’t said, no changed quotation, no other place or length.`,
    `<format>\n${asFormatData(instruction)}\n</format>`,
    ...(example === '' ? [] : [`An example of theirs: follow its form and manner, take no word or fact from it.`]),
    ...(example === '' ? [] : [`<format>\n${asFormatData(example)}\n</format>`]),
  ].join('\n')
}

/** Returns the maximum characters without the number that the app adds. */
function getMaxLength({ parts, maxCharacters }: TextFormat): number {
  return parts === 'thread' ? Math.max(1, maxCharacters - numberLength) : maxCharacters
}

/** Replaces the characters of the marks, so that a team's words can't close them. Its lines stay. */
function asFormatData(text: string): string {
  return text.replaceAll('<', '‹').replaceAll('>', '›').trim()
}

function validate(piece: ValidatedPiece['piece'], { said }: Reading, format: TextFormat | null): ValidatedPiece {
  const isNumbered = format?.parts === 'thread'
  const checked = checkText(isNumbered ? { ...piece, text: withoutNumber(piece.text) } : piece, said)
  if (format === null) return toValidatedPiece(piece, checked, { problems: ['There is no such format.'] })
  const { heading, body } = splitHeading(checked.text, format)
  const { minCharacters, parts } = format
  const max = getMaxLength(format)
  const width = getTextWidth(body)
  const isOff = width < minCharacters || width > max
  const isFar = width < minCharacters * far.short || width > (isNumbered ? max : max * far.long)
  const lengths = isOff ? [`It has ${width} characters instead of ${minCharacters}–${max}.`] : []
  const headings = parts === 'headed' && heading === '' ? ['It has no headline on its first line.'] : []
  return toValidatedPiece(piece, checked, {
    problems: isFar ? lengths : [],
    wishes: [...(isFar ? [] : lengths), ...headings],
  })
}

/** Removes the number of a post in a thread, which the app adds: "2/7 ", "3. ". */
function withoutNumber(text: string): string {
  return text.replace(/^\(?\d{1,2}\/\d{0,2}\)?[.:)]?\s+/, '')
}

/** Splits a text into its headline and the rest; without a short first line, there is no headline. */
function splitHeading(text: string, { parts }: TextFormat): { heading: string; body: string } {
  const end = text.indexOf('\n')
  const first = text.slice(0, Math.max(0, end)).trim()
  if (parts !== 'headed' || first === '' || first.length > maxHeading) return { heading: '', body: text }
  return { heading: first.replace(/^(?:#{1,3} |(?:subject|headline|title):\s*)/i, ''), body: text.slice(end).trim() }
}

function listMissing(key: TextFormatKey, validated: readonly ValidatedPiece[], format: TextFormat | null) {
  const count = getPiecesAt(validated, key).length
  if (count === 0) return [{ at: key, problem: 'this text is missing.' }]
  const isShort = format !== null && hasPosts(format) && count < minPosts
  return isShort ? [{ at: key, problem: `write at least ${minPosts} posts.` }] : []
}

function print(pieces: readonly ValidatedPiece[], format: TextFormat | null): FormatContent | null {
  const isList = format !== null && hasPosts(format)
  if (format === null || pieces.length < (isList ? minPosts : 1)) return null
  const posts = pieces.slice(0, isList ? maxPosts : 1).map((one) => toPost(one, format))
  return { ...blankFormat(format), posts }
}

function toPost({ text, evidence }: ValidatedPiece, format: TextFormat): Post {
  const { heading, body } = splitHeading(text, format)
  return { ...(format.parts === 'headed' && { heading }), text: body, evidence }
}

function getItem(key: TextFormatKey, path: string): ModelItem | null {
  const index = /^posts\.(\d{1,3})$/.exec(path)?.[1]
  if (index === undefined) return null
  return {
    at: key,
    text: (current) => {
      const { heading, text = '' } = (current as FormatContent).posts[Number(index)] ?? {}
      return heading ? `${heading}\n\n${text}` : text
    },
    print: (validated, reading) => {
      const [one] = getPiecesAt(validated, key)
      const format = findFormat(reading, key)
      return one && format ? { [path]: toPost(one, format) } : null
    },
  }
}
