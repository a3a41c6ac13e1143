import { withoutMarks } from '../../model-interface/marked-text.server.ts'
import {
  getPiecesAt,
  type ModelType,
  parseKind,
  type Reading,
  refuseRepeats,
  toValidatedPiece,
  type ValidatedPiece,
} from '../../model-interface/model-type.server.ts'
import { capitalizeStart } from '../../talk/capitalize.ts'
import { countWords } from '../../talk/count-words.ts'
import type { Checked } from '../../text-checks/check-text.server.ts'
import { checkText } from '../../text-checks/check-text.server.ts'
import { findSpoken } from '../../text-checks/spoken-words.server.ts'
import { timeCode } from '../../type/time-code.ts'
import {
  findTranslated,
  getTranslation,
  translationAsked,
  translationPlace,
  validateTranslation,
} from './quote-translations.server.ts'
import { type Quote, type Quotes, quoteCategories, quoteWords } from './quotes.ts'

/** Maximum number of quotes to ask for, and the minutes of the episode per quote. */
const wanted = { max: 12, minutesEach: 4 } as const
/** Minimum and maximum number of words in a quote that people share. */
const shared = { min: 6, max: 35 } as const

export const quotesModel: ModelType<Quotes> = {
  key: 'quotes',
  owns: (at) => at === 'quote' || at === translationPlace,
  saysAsSaid: (at) => at === 'quote',
  restsOnPiece: findTranslated,
  asks: ({
    episode,
    brief,
  }) => `The best quotes, at most ${quotesWanted(episode)}, the strongest first. at: quote. text: the exact words without quotation marks${namesAsked(episode)}. ids: the one to four consecutive sentences by one speaker that it comes from. kind: ${quoteCategories.join(', ')}.
${shared.min}–${shared.max} words, most under 25: a claim, a confession, a turn, an image, advice with an edge, that people put on a card or send to a friend. Read each one aloud by itself: clear and strong the first time, and the speaker is glad to see it there. No trivia, words of others, bare self-mockery, jokes that need the room, stumbles, or points hidden in “that”, “it”, “they”. Start and stop where the thought does, even inside a sentence, but keep what qualifies it.
Examples: “I was so busy helping that I never asked what they needed.” “A quiet hive isn't a calm hive. It's a dying one.”${translationAsked({ episode, brief })}`,
  validate: (piece, reading) =>
    piece.at === translationPlace
      ? validateTranslation(piece, reading, (quote) => validate(quote, reading))
      : validate(piece, reading),
  validateTogether: refuseTwins,
  missing: (validated) =>
    getPiecesAt(validated, 'quote').length > 0 ? [] : [{ at: 'quote', problem: 'there is no quote.' }],
  print: (validated, reading) => {
    const passed = refuseTwins(getPiecesAt(validated, 'quote')).filter(hasPassed)
    return validated.length > 0 ? passed.map((one) => toQuote(one, getTranslation(one, validated, reading))) : null
  },
  item: (path) =>
    /^\d+$/.test(path)
      ? {
          at: 'quote',
          with: (setting) => (translationAsked(setting) === '' ? [] : [translationPlace]),
          print: (validated, reading) => {
            const [one] = getPiecesAt(validated, 'quote')
            // Without a translation, the previous one must not stay beside the new words.
            return one
              ? { [path]: { translation: undefined, ...toQuote(one, getTranslation(one, validated, reading)) } }
              : null
          },
        }
      : null,
}

function quotesWanted({ durationSeconds }: Reading['episode']): number {
  return Math.min(wanted.max, Math.max(3, Math.round(durationSeconds / 60 / wanted.minutesEach)))
}

/** Returns the instruction about names: if the file has no speakers, the model is asked to name them. */
function namesAsked({ speakers }: Reading['episode']): string {
  if (speakers.length > 0) return ' and without the name'
  return ', then “ – ” and the speaker, whom the file doesn’t name: the talk usually tells (who introduces themselves, who is addressed, whose story it is). Where it doesn’t, their role as the talk gives it'
}

/** Validates a quote, which is its own evidence. A reader still has to judge if its speaker means it. */
function validate(piece: ValidatedPiece['piece'], { said, episode }: Reading): ValidatedPiece {
  const { said: line, name: signature } = signed(piece.text)
  // Where the file has speakers, it says whose words they are.
  const name = episode.speakers.length > 0 ? null : signature
  const written = withoutMarks(line)
  if (written === '' && getWidth(piece) > maxSentences) {
    const problem = `It cites more than ${maxSentences} sentences. Write the words, or cite fewer.`
    return toValidatedPiece(piece, { ...nothing, problems: [problem] }, { claims: false })
  }
  const text = written === '' ? spokenBy(piece, episode) : written
  const spoken = findSpoken(text, said, { near: piece.ids })
  const words = countWords(text)
  const tooLong = words > quoteWords.max ? [`It has ${words} words; the limit is ${quoteWords.max}.`] : []
  if (spoken === null) {
    const problem = `“${text.slice(0, 200)}” was not said like that by one speaker in one go.`
    return toValidatedPiece(piece, { ...nothing, problems: [problem, ...tooLong] }, { claims: false })
  }
  const behind = name === null ? '' : ` – ${name}`
  const { problems } = checkText({ text: `“${text}”${behind}`, ids: piece.ids }, said, { free: true, wide: true })
  problems.push(...tooLong)
  const checked = { ...nothing, text, evidence: [spoken.evidence], ids: piece.ids, quotations: [spoken], problems }
  const validated = {
    ...toValidatedPiece(piece, checked),
    ...(name !== null && { speaker: name }),
  }
  return spoken.isExact ? validated : { ...validated, asSaid: spoken.exact }
}

/** Parses "Words as they were said. – Ruth Adeyemi". */
function signed(text: string): { said: string; name: string | null } {
  const at = Math.max(text.lastIndexOf(' – '), text.lastIndexOf(' — '))
  const name = at < 0 ? '' : text.slice(at + 3).trim()
  const isName = /^\p{Lu}/u.test(name) && name.length <= 60 && name.split(' ').length <= 4 && !/[.!?]$/.test(name)
  return isName ? { said: text.slice(0, at).trim(), name } : { said: text, name: null }
}

/** Maximum number of sentences that a quote is taken from. */
const maxSentences = 4

function getWidth({ ids }: ValidatedPiece['piece']): number {
  return Math.max(...ids) - Math.min(...ids) + 1
}

const nothing: Checked = { text: '', evidence: [], ids: [], quotations: [], problems: [] }

function spokenBy({ ids }: ValidatedPiece['piece'], { sentences }: Reading['episode']): string {
  return sentences
    .slice(Math.min(...ids), Math.max(...ids) + 1)
    .map(({ text }) => text)
    .join(' ')
}

/** Refuses quotes that overlap an earlier one that passed, so that no words are printed twice. */
function refuseTwins<One extends ValidatedPiece>(validated: readonly One[]): One[] {
  return refuseRepeats(validated, ({ evidence: [own], piece: { at } }, { evidence: [other], piece, text }) =>
    at === piece.at && own && other && own.start < other.end && other.start < own.end
      ? `It repeats an earlier one: “${text.slice(0, 80)}”. Choose other words.`
      : null,
  )
}

function hasPassed({ problems }: ValidatedPiece): boolean {
  return problems.length === 0
}

function toQuote(
  { text, evidence: [at], piece, asSaid, speaker }: ValidatedPiece,
  translation: Quote['translation'],
): Quote {
  const evidence = at ?? null
  const end = /[.!?…]["”’)]*$/.test(text) ? '' : '.'
  return {
    text: `${capitalizeStart(text).replace(/[,;:–—-]+$/, '')}${end}`,
    speaker: speaker ?? evidence?.speaker ?? null,
    timestamp: evidence && timeCode(evidence.start),
    category: parseKind(quoteCategories, piece.kind),
    estimated: evidence?.estimated ?? false,
    verified: true,
    evidence,
    ...(asSaid !== undefined && { asSaid }),
    ...(translation && { translation }),
  }
}
