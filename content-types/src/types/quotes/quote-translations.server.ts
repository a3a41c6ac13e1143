// Translations of quotes, as pieces of their own: one that fails its checks is left out, and its quote stays.
import type { Piece } from '../../model-interface/model-task.server.ts'
import {
  getPiecesAt,
  type Reading,
  type Setting,
  toValidatedPiece,
  type ValidatedPiece,
} from '../../model-interface/model-type.server.ts'
import { checkText } from '../../text-checks/check-text.server.ts'
import { getLanguageName, outputLanguages } from '../../type/output-language.ts'
import { getWritingLanguage, isTranslated } from '../../voice/writing-language.server.ts'
import type { QuoteTranslation } from './quote-translation.ts'

export const translationPlace = 'translation'

/** Returns the task to translate the quotes; '' if they are in the language of the texts. */
export function translationAsked({ episode, brief }: Pick<Setting, 'episode' | 'brief'>): string {
  if (!isTranslated(episode, brief)) return ''
  const language = getLanguageName(brief.voice.outputLanguage)
  return `
Right after each quote, its translation. at: ${translationPlace}. text: what the quote says, in natural ${language} and without quotation marks: nothing added, softened, dropped, or turned around; every figure, name, "not", and "almost" as said. ids: those of the quote.`
}

/** Returns the quote that a piece translates: the nearest one before it that cites the same sentences. */
export function findTranslated(piece: Piece, pieces: readonly Piece[]): Piece | null {
  if (piece.at !== translationPlace) return null
  const before = pieces.slice(0, pieces.indexOf(piece))
  const isSame = ({ ids }: Piece) => piece.ids.length === 0 || sorted(ids) === sorted(piece.ids)
  return before.findLast((one) => one.at === 'quote' && isSame(one)) ?? null
}

function sorted(ids: readonly number[]): string {
  return [...new Set(ids)].sort((a, b) => a - b).join()
}

/** Validates a translation. A reader still has to judge if it says what the quote says. */
export function validateTranslation(
  piece: Piece,
  { said, pieces }: Reading,
  validateQuote: (quote: Piece) => ValidatedPiece,
): ValidatedPiece {
  const quote = findTranslated(piece, pieces)
  const { text: quoted, ids } = quote === null ? { text: '', ids: piece.ids } : validateQuote(quote)
  const problems = quote === null ? ['It translates no quote: no quote before it cites the same sentences.'] : []
  if (!said.isTranslated) problems.push('No translation was asked for.')
  const text = piece.text.replace(/^["“”„«»]{1,3}|["“”„«»]{1,3}$/g, '').trim()
  const checked = checkText({ text, ids }, said)
  return { ...toValidatedPiece(piece, checked, { problems }), claim: `“${quoted}” = ${text}` }
}

/** Returns the translation of a quote that passed, to store with it. */
export function getTranslation(
  quote: ValidatedPiece,
  validated: readonly ValidatedPiece[],
  { episode, brief, pieces }: Reading,
): QuoteTranslation | undefined {
  const language = getWritingLanguage(episode, brief)
  const translation = getPiecesAt(validated, translationPlace).find(
    ({ piece, problems }) => problems.length === 0 && findTranslated(piece, pieces) === quote.piece,
  )
  if (!translation || language === null) return undefined
  const from = outputLanguages.includes(episode.language ?? '') ? episode.language : null
  return { text: translation.text, language, from }
}
