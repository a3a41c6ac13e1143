import { type Episode, oncePer } from '@podcastai/episode'
import { valueAt, withValue } from '../items/item-paths.ts'
import { getItemText } from '../items/items.ts'
import type { Complaint, KitInput, KitKey, LeftOut, Printed } from '../model-interface/kit.server.ts'
import { type Piece, WritingAnswer } from '../model-interface/model-task.server.ts'
import type { ModelType, Reading, ValidatedPiece } from '../model-interface/model-type.server.ts'
import { getContentType } from '../registry/registry.ts'
import { createSpokenContext, type SpokenContext } from '../text-checks/spoken-context.server.ts'
import { carouselNumber, inCarousel } from './carousel-names.server.ts'
import { languageProblem } from './language.server.ts'
import { getModelType } from './model-types.server.ts'
import { placeNamed } from './place-names.server.ts'
import { isContentType } from './writing.server.ts'

type Answered = KitInput & { pieces: readonly Piece[] }

/**
 * Returns the pieces of an answer, with places named as in the tasks. A piece whose place means nothing stays, to be
 * listed as left out; one of a type that wasn't asked for, and one that is empty, are dropped.
 */
export function parsePieces(keys: readonly KitKey[], answer: unknown): Piece[] {
  const { pieces } = WritingAnswer.safeParse(answer).data ?? { pieces: [] }
  return pieces.flatMap((piece) => {
    const text = piece.text.trim()
    const { at, isOwn, isOther } = findPlace(piece.at, keys)
    if (isOther || (text === '' && piece.ids.length === 0)) return []
    return { ...piece, at: isOwn ? at : piece.at.trim(), text }
  })
}

/** Finds the place that a name means, as chat assistants write it too: "Keyword", "carousel1.slide 2". */
function findPlace(name: string, keys: readonly KitKey[]): { at: string; isOwn: boolean; isOther: boolean } {
  const owns = (at: string) => keys.some((key) => getModelType(key).owns(at))
  const number = carouselNumber(name)
  const written = (number === null ? name.slice(name.lastIndexOf(':') + 1) : name).trim()
  const meant = number === null ? placeNamed(written, { keys, owner: null }) : inCarousel(written, number).place
  if (owns(written)) return { at: written, isOwn: true, isOther: false }
  const at = number !== null && meant ? `carousel_${number}.${meant.at}` : (meant?.at ?? written)
  return { at, isOwn: owns(at), isOther: meant !== null && !owns(at) }
}

/** A piece of one key after the checks; `index` is its index in the whole list. */
type IndexedPiece = ValidatedPiece & { index: number }

function validatePieces(type: ModelType, reading: Reading): IndexedPiece[] {
  const known = validatedCache(reading.pieces)(reading.said)
  const cached = known.get(type.key)
  if (cached) return cached
  const each = reading.pieces.flatMap((piece, index) =>
    type.owns(piece.at) ? [{ ...type.validate(piece, reading), index }] : [],
  )
  const validated = type.validateTogether?.(each) ?? each
  known.set(type.key, validated)
  return validated
}

/** Caches checked pieces, so that pieces are checked once. */
const validatedCache = oncePer((_: readonly Piece[]) =>
  oncePer((__: SpokenContext) => new Map<KitKey, IndexedPiece[]>()),
)

function createReading(episode: Episode, { brief, notes, pieces }: Answered): Reading {
  return { episode, brief, notes, pieces, said: createSpokenContext(episode, brief) }
}

/** Returns the complaints about an answer, as far as they can be decided. */
export function validateKit(episode: Episode, order: Answered): { complaints: Complaint[] } {
  const reading = createReading(episode, order)
  const complaints = order.keys.flatMap((key) => {
    const type = getModelType(key)
    const validated = validatePieces(type, reading)
    const good = validated.filter(({ problems }) => problems.length === 0)
    return [
      ...validated.flatMap((one) => listComplaints(key, one)),
      ...missingFor(key, type, { validated, good, reading, order }),
    ]
  })
  // A text in the wrong language also seems to have strange names; the first reason is shown.
  return { complaints: [...languageComplaints(reading, order), ...complaints, ...strayComplaints(order)] }
}

/** Returns complaints about pieces whose place belongs to no type. They are listed with the first type. */
function strayComplaints({ keys, pieces }: Pick<Answered, 'keys' | 'pieces'>): Complaint[] {
  const [key] = keys
  return pieces.flatMap(({ at }, piece): Complaint[] => {
    if (key === undefined || keys.some((one) => getModelType(one).owns(at))) return []
    return [{ key, piece, at, problem: `No text was asked for at “${at}”.`, isFinal: true }]
  })
}

function listComplaints(key: KitKey, { piece, index, problems, wishes }: IndexedPiece): Complaint[] {
  const about = { key, piece: index, at: piece.at }
  return [
    ...problems.map((problem) => ({ ...about, problem })),
    ...wishes.map((problem) => ({ ...about, problem, isOptional: true })),
  ]
}

/** Returns complaints about missing places. If a single item is requested, only its own place can be missing. */
function missingFor(
  key: KitKey,
  type: ModelType,
  {
    validated,
    good,
    reading,
    order,
  }: {
    validated: readonly ValidatedPiece[]
    good: readonly ValidatedPiece[]
    reading: Reading
    order: Pick<KitInput, 'revision'>
  },
): Complaint[] {
  const item = order.revision?.item ?? null
  if (item !== null) {
    const at = type.item(item)?.at ?? item
    const isThere = validated.some(({ piece }) => piece.at === at)
    return isThere ? [] : [{ key, piece: null, at, problem: 'is missing.' }]
  }
  return type
    .missing(good, reading)
    .filter(({ at }) => !validated.some(({ piece, problems }) => piece.at === at && problems.length > 0))
    .map(({ at, problem }) => ({ key, piece: null, at, problem }))
}

/** Returns complaints about texts in another language; short texts are only judged all together. */
function languageComplaints({ episode, brief, pieces }: Reading, { keys }: Pick<KitInput, 'keys'>): Complaint[] {
  const ours = pieces.filter(({ at }) => !keys.some((key) => getModelType(key).saysAsSaid?.(at)))
  const texts = ours.map(({ text }) => text)
  const isForeign = languageProblem(texts, episode, brief) !== null
  return pieces.flatMap((piece, index) => {
    const { at, text } = piece
    const isLong = text.split(/\s+/).length >= wordsThatTell
    const problem = ours.includes(piece) && (isForeign || isLong) ? languageProblem([text], episode, brief) : null
    const key = keys.find((one) => getModelType(one).owns(at))
    return problem === null || key === undefined ? [] : [{ key, piece: index, at, problem }]
  })
}

/** Minimum number of words from which the language of a single text can be detected. */
const wordsThatTell = 45

/** Returns the pieces that a reader has to judge: those that have passed so far and claim something. */
export function claimsIn(episode: Episode, order: Answered): IndexedPiece[] {
  const reading = createReading(episode, order)
  return order.keys
    .flatMap((key) => validatePieces(getModelType(key), reading))
    .filter(({ problems, claims, ids }) => problems.length === 0 && claims && ids.length > 0)
}

/** Returns the content of all pieces that passed and have no complaints. */
export function printKit(
  episode: Episode,
  { complaints, ...order }: Answered & { complaints: readonly Complaint[] },
): Printed[] {
  const reading = createReading(episode, order)
  const refused = [...complaints, ...validateKit(episode, order).complaints].filter(
    ({ isOptional }) => isOptional !== true,
  )
  return order.keys.map((key) => {
    const type = getModelType(key)
    const getReason = ({ index }: IndexedPiece) =>
      refused.find((one) => one.key === key && one.piece === index)?.problem
    const validated = validatePieces(type, reading)
    const good = validated.filter((one) => getReason(one) === undefined)
    const stray = strayComplaints(order).filter((one) => one.key === key)
    const leftOut = [
      ...validated.flatMap((one): LeftOut[] => {
        const why = getReason(one)
        return why === undefined ? [] : [{ key, at: one.piece.at, text: one.piece.text, why }]
      }),
      ...stray.map(({ at, piece, problem }) => ({
        key,
        at,
        text: order.pieces[piece ?? -1]?.text ?? '',
        why: problem,
      })),
    ]
    const content = createContent(key, type, { good, reading, order })
    if (content !== null) return { key, content, problem: null, leftOut }
    const [missing] = type.missing(good, reading)
    // Beside an earlier version, nothing is missing on the page.
    const isShort = missing !== undefined && order.revision === null
    return { key, content: null, problem: inPlainWords(leftOut, isShort), leftOut }
  })
}

/** Returns the reason that there is no content, for users. */
function inPlainWords(leftOut: readonly LeftOut[], isShort: boolean): string {
  if (leftOut.length === 0) return 'The model wrote nothing usable for this.'
  const rest = isShort ? ' There isn’t enough left to show.' : ''
  return `${leftOutMessage(leftOut)}${rest}`
}

function createContent(
  key: KitKey,
  type: ModelType,
  {
    good,
    reading,
    order: { revision },
  }: { good: readonly ValidatedPiece[]; reading: Reading; order: Pick<KitInput, 'revision'> },
): unknown {
  const content =
    revision?.item != null
      ? withItem(type, revision.item, { good, reading, current: revision.current })
      : type.print(good, reading)
  if (content === null || !isContentType(key)) return content
  // Half an emoji can't be stored, and content that doesn't fit its type's schema can't be shown.
  const isWhole = getItemText(content).isWellFormed() && getContentType(key).schema.safeParse(content).success
  return isWhole ? content : null
}

/** Returns the current content with one item replaced, and everything that belongs to it. */
function withItem(
  type: ModelType,
  path: string,
  { good, reading, current }: { good: readonly ValidatedPiece[]; reading: Reading; current: unknown },
): unknown {
  const values = type.item(path)?.print(good, reading, current) ?? null
  if (values === null) return null
  return Object.entries(values).reduce((content, [at, value]) => {
    const there = valueAt(content, at)
    return typeof there === 'object' && there !== null && !Array.isArray(there) && typeof value === 'object'
      ? withValue(content, at, { ...there, ...value })
      : withValue(content, at, value)
  }, current)
}

/**
 * Returns how many texts of a model or assistant were left out, with each kind of reason once: "2 texts didn’t pass the
 * checks and were left out: a quote doesn’t match the transcript." The texts themselves are not repeated.
 */
export function leftOutMessage(leftOut: readonly LeftOut[]): string {
  const texts = leftOut.length === 1 ? '1 text' : `${leftOut.length} texts`
  const were = leftOut.length === 1 ? 'was' : 'were'
  return `${texts} didn’t pass the checks and ${were} left out: ${reasonsInShort(leftOut)}.`
}

/** Returns why a rewritten text is refused. */
export function refusalMessage(leftOut: readonly LeftOut[]): string {
  if (leftOut.length === 0) return 'The model wrote nothing usable for this.'
  return `The new text didn’t pass the checks: ${reasonsInShort(leftOut)}.`
}

function reasonsInShort(leftOut: readonly LeftOut[]): string {
  return [...new Set(leftOut.map(({ why }) => reasonInShort(why)))].join('; ')
}

function reasonInShort(problem: string): string {
  const kind = kinds.find(([words]) => words.some((word) => problem.includes(word)))
  return kind?.[1] ?? 'a check of the format failed'
}

const kinds: [words: string[], reason: string][] = [
  [['isn’t said by', 'says it'], 'a quote has the wrong speaker'],
  [['not said like that', 'in one go'], 'a quote doesn’t match the transcript'],
  [['repeats an earlier', 'overlaps an earlier'], 'a text repeats another one'],
  [['No text was asked'], 'a text isn’t one that was asked for'],
  [['No reader'], 'this model is too weak to check its claims'],
  [['does not follow'], 'a claim isn’t supported by the transcript'],
  [['The name'], 'a name isn’t in the episode'],
  [['Nobody says “', 'isn’t in the sentences it cites'], 'a number isn’t in the passage'],
  [['no sentence', 'must not be used'], 'a text has no source in the transcript'],
  [['Write in '], 'a text is in another language'],
  [['never write', 'guidelines', 'must be left out', 'link', 'handle'], 'a text uses words that aren’t allowed'],
  [['characters', 'words', 'seconds', 'slides'], 'a text is too long or too short'],
]
