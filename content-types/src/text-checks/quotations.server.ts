import { tag } from '@podcastai/episode'
import { plainWords } from '../quality/wording.server.ts'
import { cutProblem } from './quotation-cuts.server.ts'
import { quotedParts } from './quoted-parts.ts'
import { attributions, type Given, speakerProblem, withoutQuotations } from './speakers.server.ts'
import { occurs, type SpokenContext } from './spoken-context.server.ts'
import { findHits, type Spoken, told } from './spoken-words.server.ts'

export type Quotations = {
  /** Positions of quotation marks, whatever is between them. */
  parts: { from: number; to: number; written: string }[]
  /** The quotations that were said. */
  spoken: Spoken[]
  problems: string[]
}

/** Finds all text in quotation marks, and the problems with it. */
export function readQuotations(text: string, said: SpokenContext, near: readonly number[]): Quotations {
  const parts = quotedParts(text)
  const given = attributions(
    withoutQuotations(text, parts),
    parts.map(({ written }) => written),
    said,
  )
  const read = parts.map((part, at) =>
    readQuotation(part.written, text.slice(0, part.from), given[at] ?? null, said, near),
  )
  return {
    parts,
    spoken: read.flatMap(({ spoken }) => spoken ?? []),
    problems: read.flatMap(({ problem }, at) => (problem === null ? [] : `“${parts[at]?.written}” ${problem}.`)),
  }
}

type Read = { spoken: Spoken | null; problem: string | null }

function readQuotation(
  written: string,
  before: string,
  given: Given | null,
  said: SpokenContext,
  near: readonly number[],
): Read {
  const count = written.split(/\s+/).length
  const isFragment =
    count === 1 || (count <= maxTermWords && given === null && !/[.!?]$/.test(written) && !hasVerb(written, said))
  const hits = findHits(written, said, { near, speaker: given?.speakers[0] ?? null })
  const problems = hits.map((hit) => {
    const spoken = told(written, hit, said)
    const cut = isFragment ? null : cutProblem(hit, said)
    const stranger = given && spoken ? speakerProblem(given, spoken.speaker, [spoken.first, spoken.last], said) : null
    return { spoken, problem: [cut, stranger].filter((one) => one !== null).join('; it also ') || null }
  })
  const best = problems.find(({ problem }) => problem === null) ?? problems[0]
  if (best && (best.problem === null || given !== null || !isFragment)) return best
  if (said.known.includes(` ${plainWords(written)} `) || isAskedFor(written, before))
    return { spoken: null, problem: null }
  const words = written.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? []
  if (given === null && isFragment && words.every((word) => occurs(word, said) || occurs(word.replace(/s$/, ''), said)))
    return { spoken: null, problem: null }
  return { spoken: null, problem: notSaid(written) }
}

/** Maximum number of words in a quoted term: the title of a show, a word that is discussed. */
const maxTermWords = 3

function hasVerb(written: string, { english }: SpokenContext): boolean {
  return !english || tag(written).tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
}

/** True if the words are ones that readers should write: "Comment ‘yes’". */
function isAskedFor(written: string, before: string): boolean {
  return (
    written.split(/\s+/).length <= 5 &&
    /(?:^|[.!?:,;\n–—-]\s*|\b(?:and|or|then|please|just|to) )(?:comment|type|reply|write|answer|text|dm|drop|search(?: for)?|vote|message|post|tag us|leave)(?: \p{L}+){0,2}[:,]? ?$/iu.test(
      before,
    )
  )
}

function notSaid(written: string): string {
  if (/…|\.\.\./.test(written)) return 'joins words with dots. Quote consecutive words, or make two quotations'
  if (/[[\](]/.test(written)) return 'has inserted words. Quote only what was said'
  return 'was not said like that by one speaker in one go. Quote the exact words, or remove the quotation marks'
}
