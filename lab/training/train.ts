// Fits every model to labeled episodes, one after the other: later ones look at the sums of earlier ones. Wherever they
// do, those sums come from models that were fitted to other shows, or the later model would trust them too far.

import type { EmbeddingModels } from '../../episode/src/judgement/embedding-scores.ts'
import { type Forest, sumTrees } from '../../episode/src/judgement/forest.ts'
import type { SentenceSums } from '../../episode/src/judgement/judge-sentences.ts'
import { excerptSum, quoteSum, titleSum } from '../../episode/src/judgement/judged.ts'
import type { Fitted, Model } from '../../episode/src/judgement/models.ts'
import { toProbability } from '../../episode/src/judgement/wrapping-features.ts'
import { boost } from './boosting.ts'
import { endsExamples } from './ends-examples.ts'
import {
  edgeExamples,
  gradedExamples,
  gradedTitles,
  lineExamples,
  ofSentence,
  ofStretches,
  ofWrapping,
  questionExamples,
  selectDenseFeatures,
  spanExamples,
  stretchExamples,
  titleExamples,
  wrappingExamples,
} from './examples.ts'
import type { Labeled } from './labels.ts'
import { type Example, fitLogistic, getScore, type Options } from './logistic.ts'
import { type Embeddings, fitEmbedding, type GradedLine } from './train-embeddings.ts'

/** Parts into which the shows are split, so that no sum of an earlier model was fitted to the show it is of. */
const parts = 4

/** The texts whose embeddings `fitAll` needs. */
export function gradedTexts(labeled: readonly Labeled[]): string[] {
  return labeled.flatMap((one) => [...gradedExamples(one), ...gradedTitles(one, 'line')].map(({ text }) => text))
}

/** The models of these episodes. */
export function fitAll(
  labeled: readonly Labeled[],
  embeddings: Embeddings,
  report: (line: string) => void = () => {},
): Fitted & { embeddings: EmbeddingModels } {
  const shows = [...new Set(labeled.map(({ show }) => show))]
  const toPart = ({ show }: Labeled) => shows.indexOf(show) % parts
  const without = <Value>(part: number, values: readonly (readonly Value[])[]) =>
    labeled.flatMap((one, at) => (toPart(one) === part ? [] : (values[at] ?? [])))
  /** A model fitted to all, and for each episode the one that was fitted to the other shows. */
  const fitApart = <Fit>(examples: Example[][], fit: (examples: Example[]) => Fit) => {
    const others = Array.from({ length: parts }, (_, part) => fit(without(part, examples)))
    return { model: fit(examples.flat()), apart: (one: Labeled) => others[toPart(one)] as Fit }
  }
  const linear = (options: Partial<Options>) => (examples: Example[]) => fitLogistic(examples, options)

  const wrapping = fitApart(labeled.map(wrappingExamples), linear({ rounds: 8, decay: 1e-4, min: 5 }))
  const wrappingSums = new Map(
    labeled.map((one) => [one, one.all.map((_, id) => getScore(wrapping.apart(one), ofWrapping(one, id)))]),
  )
  const stretch = fitApart(
    labeled.map((one) => stretchExamples(one, wrappingSums.get(one) ?? [])),
    linear({ rounds: 10, decay: 1e-6, min: 4 }),
  )
  for (const one of labeled)
    for (const [id, features] of ofStretches(one, wrappingSums.get(one) ?? []).entries()) {
      const prepared = one.all[id]
      if (prepared) prepared.leftOut = toProbability(getScore(stretch.apart(one), features))
    }
  report(`wrapping: ${wrapping.model.size} weights`)

  const line = fitApart(labeled.map(lineExamples), linear({ rounds: 10, decay: 1e-3, min: 5 }))
  const graded = labeled.map(gradedExamples)
  const quote = fitApart(graded, linear({ rounds: 12, decay: 3e-3, min: 5 }))
  const dense = graded.map((examples) =>
    examples.map((example) => ({ ...example, features: [...selectDenseFeatures(example.features)] })),
  )
  const quotes = fitApart(dense, (examples) => trainForest(examples, { min: 15, trees: 200, rate: 0.05 }))
  const gradedLines = labeled.flatMap((one, at): GradedLine[] =>
    (graded[at] ?? []).map(({ features, target, text }) => ({
      ...{ episode: one.name, part: toPart(one), text, target },
      sum: quoteSum({
        marked: getScore(line.apart(one), features),
        graded: getScore(quote.apart(one), features),
        trees: sumTrees(quotes.apart(one), selectDenseFeatures(features)),
      }),
    })),
  )
  const quoteScale = fitScale(gradedLines.map(asGood))
  report(`lines: ${line.model.size} + ${quote.model.size} weights, ${quotes.model.trees.length} trees; ${quoteScale}`)
  const quoteEmbedding = fitEmbedding(gradedLines, embeddings, report)

  const titles = labeled.map(titleExamples)
  const title = fitApart(titles, linear({ rounds: 12, decay: 1e-3, min: 4 }))
  const questions = labeled.map(questionExamples)
  const question = fitApart(questions, linear({ rounds: 12, decay: 1e-3, min: 4 }))
  const shown = labeled.map((one) => gradedTitles(one, 'line'))
  const shownDense = shown.map((examples) =>
    examples.map((example) => ({ ...example, features: [...selectDenseFeatures(example.features)] })),
  )
  const titleTrees = fitApart(shownDense, (examples) => trainForest(examples, { min: 12, trees: 150, rate: 0.05 }))
  const shortLines = labeled.flatMap((one, at): GradedLine[] =>
    (shown[at] ?? []).map(({ features, target, text }) => ({
      ...{ episode: one.name, part: toPart(one), text, target },
      sum: titleSum({
        named: getScore(title.apart(one), features),
        trees: sumTrees(titleTrees.apart(one), selectDenseFeatures(features)),
      }),
    })),
  )
  const titleScale = fitScale(shortLines.map(asGood))
  const questionScale = fitScale(
    labeled.flatMap((one) =>
      gradedTitles(one, 'question').map(({ features, target }) => ({
        sum: getScore(question.apart(one), features),
        target: target >= 0.7 ? 1 : 0,
      })),
    ),
  )
  report(
    `titles: ${shown.flat().length} graded; ${titleScale}; questions: ${questions.flat().length}; ${questionScale}`,
  )
  const titleEmbedding = fitEmbedding(shortLines, embeddings, report)
  const opening = fitApart(
    labeled.map((one) => edgeExamples(one, 'opening')),
    linear({ rounds: 8, decay: 1e-3, min: 5 }),
  )
  const landing = fitApart(
    labeled.map((one) => edgeExamples(one, 'landing')),
    linear({ rounds: 8, decay: 1e-3, min: 5 }),
  )
  const sums = new Map<Labeled, SentenceSums>(
    labeled.map((one) => {
      const features = one.all.map((_, id) => ofSentence(one, id))
      const of = (model: Model) => features.map((found) => getScore(model, found))
      return [one, { line: of(quote.apart(one)), opening: of(opening.apart(one)), landing: of(landing.apart(one)) }]
    }),
  )
  const getSums = (one: Labeled) => sums.get(one) ?? { line: [], opening: [], landing: [] }
  const cut = labeled.map((one) => endsExamples(one, getSums(one)))
  const ends = fitApart(cut, (examples) => trainForest(examples, { min: 25, trees: 120, rate: 0.06 }))
  report(`ends: ${cut.flat().length} examples`)
  const spans = (which: 'clips' | 'paragraphs') => {
    const examples = labeled.map((one) => spanExamples(one, getSums(one), which))
    const fitted = fitApart(examples, (all) => trainForest(all, { min: 25, trees: 160, rate: 0.06 }))
    const scale = fitScale(
      labeled.flatMap((one, at) =>
        (examples[at] ?? []).map(({ features, target }) => ({
          sum: excerptSum({
            passage: sumTrees(fitted.apart(one), new Map(features)),
            ends: sumTrees(ends.apart(one), new Map(features)),
          }),
          target: target >= 0.6 ? 1 : 0,
        })),
      ),
    )
    report(`${which}: ${examples.flat().length} examples; ${scale}`)
    return { forest: fitted.model, scale }
  }
  const [clips, paragraphs] = [spans('clips'), spans('paragraphs')]
  return {
    linear: {
      wrapping: wrapping.model,
      stretch: stretch.model,
      line: line.model,
      quote: quote.model,
      title: title.model,
      question: question.model,
      opening: opening.model,
      landing: landing.model,
    },
    forests: {
      quote: quotes.model,
      title: titleTrees.model,
      clip: clips.forest,
      paragraph: paragraphs.forest,
      ends: ends.model,
    },
    scales: {
      title: titleScale,
      question: questionScale,
      quote: quoteScale,
      clip: clips.scale,
      paragraph: paragraphs.scale,
    },
    embeddings: { quote: quoteEmbedding, title: titleEmbedding },
  }
}

const asGood = ({ sum, target }: GradedLine) => ({ sum, target: target >= 0.7 ? 1 : 0 })

function trainForest(examples: readonly Example[], options: Parameters<typeof boost>[3]): Forest {
  return boost(
    examples.map(({ features }) => new Map(features)),
    examples.map(({ target }) => target),
    examples.map(({ weight }) => weight),
    options,
  )
}

/** Slope and offset that make a chance of a sum: how many of those with about that sum are good. */
function fitScale(sums: readonly { sum: number; target: number; weight?: number }[]): [number, number] {
  const model = fitLogistic(
    sums.map(({ sum, target, weight = 1 }) => ({
      features: [['slope', sum] as const, ['offset', 1] as const],
      target,
      weight,
    })),
    { rounds: 30, rate: 0.05, decay: 0, min: 1 },
  )
  const round = (value = 0) => Math.round(value * 1000) / 1000
  return [round(model.get('slope')), round(model.get('offset'))]
}
