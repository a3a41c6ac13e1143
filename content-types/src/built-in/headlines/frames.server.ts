import type { Sentence } from '@podcastai/episode'
import type { Headline, HeadlineForm } from './headline.server.ts'
import { broken, piecesOf } from './pieces.server.ts'
import { fillersOf, type Word, wordsOf } from './sentence-words.server.ts'
import { canFollowWhy, turnsOf } from './turns.server.ts'

export type Framed = Omit<Headline, 'worth'>

/** What can be made of a sentence: its pieces as they are, and the few turns that keep their sense. */
export function framesOf(sentence: Sentence): Framed[] {
  const words = wordsOf(sentence)
  const fillers = fillersOf(words)
  const found = new Map<string, Framed>()
  const add = (form: HeadlineForm, front: string, from: number, to: number) => {
    const runs = runsOf(fillers, from, to)
    const bare = bareText(words, runs)
    const text = front === '' ? bare.charAt(0).toUpperCase() + bare.slice(1) : front + bare
    if (broken.test(text) || found.has(text)) return
    const kept = words.slice(from, to + 1).filter((_, step) => !fillers[from + step])
    found.set(text, { sentence, form, text, ...marked(sentence, front, runs), ...noticed(kept, front, bare) })
  }
  for (const piece of piecesOf(words, fillers)) {
    add(piece.form, '', piece.from, piece.to)
    if (piece.reasoned && canFollowWhy(words.slice(piece.from, piece.to + 1))) add('why', 'Why ', piece.from, piece.to)
  }
  for (const { form, front, from, to } of turnsOf(words, sentence.text)) add(form, front, from, to)
  return [...found.values()]
}

type Run = [first: number, last: number]

/** What is left of a run of words without the fillers in it. */
function runsOf(fillers: readonly boolean[], from: number, to: number): Run[] {
  const runs: Run[] = []
  for (let at = from; at <= to; at++) {
    const run = runs.at(-1)
    if (fillers[at]) continue
    if (run && run[1] === at - 1) run[1] = at
    else runs.push([at, at])
  }
  return runs
}

function bareText(words: readonly Word[], runs: readonly Run[]): string {
  return runs
    .map(([first, last]) =>
      words
        .slice(first, last + 1)
        .map(({ text }) => text)
        .join(' ')
        .replace(/(?<![\s.,;:!–—-])[\s.,;:!–—-]+$/u, ''),
    )
    .join(' ')
}

function marked({ id }: Sentence, front: string, runs: readonly Run[]): Pick<Framed, 'draft' | 'verbatim'> {
  const marks = runs.map(([first, last], step) => `[[${front !== '' || step > 0 ? '~' : ''}${id}:${first}-${last}]]`)
  return { draft: front + marks.join(' '), verbatim: front === '' && runs.length === 1 }
}

function noticed(
  kept: readonly Word[],
  front: string,
  bare: string,
): Omit<Framed, 'sentence' | 'form' | 'text' | 'draft' | 'verbatim'> {
  return {
    words: kept.length + front.split(' ').length - 1,
    firstPerson: /\b(?:i|i['’]\p{L}+|me|my|mine|myself|we|we['’]\p{L}+|us|our|ours)\b/iu.test(bare),
    figure: figureIn(kept),
    contrast:
      /\bnot\b.+\bbut\b|\bn['’]t\b.+, (?:it|they|you)['’](?:s|re)\b|, not\b|\binstead of\b|\brather than\b|\b(?:less|fewer)\b.+\bmore\b|\bversus\b|\b(?:better|worse|more|less|bigger|easier|harder|faster|cheaper) than\b(?! (?:\d|one|two|three|a |half|that))|\bno longer\b/i.test(
        bare,
      ),
  }
}

/** The first figure with what it counts; years and small counts do not stop an eye. */
function figureIn(words: readonly Word[]): string | null {
  for (const [at, { lower, pos, text }] of words.entries()) {
    if (/^[$€£]\d|\d%$|^\d[\d,.]*\d%?$|^\d+x$/.test(lower) && !/^(?:19|20)\d\d$/.test(lower))
      return /^(?:NOUN|ADJ)$/.test(words[at + 1]?.pos ?? '') || /[$€£%]/.test(lower)
        ? [text, words[at + 1]?.text ?? ''].join(' ').replace(/(?<![\s.,;:!?])[\s.,;:!?]+$/, '')
        : null
    // "eight thousand dollars" begins with its first word: a part of a number is another number.
    if (pos !== 'NUM' || words[at - 1]?.pos === 'NUM' || words[at - 1]?.text.endsWith('-')) continue
    let end = at
    while (words[end + 1]?.pos === 'NUM') end += 1
    const isSmall = end === at && /^(?:one|two|\d|(?:19|20)\d\d)$/.test(lower)
    if (isSmall || words[end + 1]?.pos !== 'NOUN') continue
    const last = words[end + 2]?.pos === 'NOUN' ? end + 2 : end + 1
    const counted = words.slice(at, last + 1).map((word) => word.text)
    return counted.join(' ').replace(/(?<![.,;:!?])[.,;:!?]+$/, '')
  }
  return null
}
