// What the embeddings of lines add to their features: a ridge regression, and how much it counts beside them.
import { embeddingLength } from '@podcastai/episode'
import type { EmbeddingModel } from '../../episode/src/judgement/embedding-scores.ts'
import { embedTexts } from '../../server/src/platform/engine/embeddings/embed-texts.ts'
import { fitRidge, type Ridge, solve } from './ridge.ts'

/** By text. */
export type Embeddings = ReadonlyMap<string, Float32Array>

/** A graded line; `sum` is what models of its features say that were fitted to other parts of the shows. */
export type GradedLine = { episode: string; part: number; text: string; sum: number; target: number }

const decay = 2
/** From this target on a line is worth posting, and from this one on it embarrasses nobody. */
const [worthPosting, notEmbarrassing] = [0.7, 0.2]

/** Embeds texts one after the other, which takes minutes for thousands. */
export async function embedAll(texts: readonly string[], report: (line: string) => void): Promise<Embeddings> {
  const unique = [...new Set(texts)]
  report(`${unique.length} texts are embedded`)
  const rows = await embedTexts(unique)
  return new Map(unique.map((text, at) => [text, rows.slice(at * embeddingLength, (at + 1) * embeddingLength)]))
}

export function fitEmbedding(
  lines: readonly GradedLine[],
  embeddings: Embeddings,
  report: (line: string) => void,
): EmbeddingModel {
  const fit = (of: readonly GradedLine[]) =>
    fitRidge(
      of.map(({ text }) => getEmbedding(embeddings, text)),
      of.map(({ target }) => target),
      decay,
    )
  const parts = [...new Set(lines.map(({ part }) => part))]
  const others = new Map(parts.map((part) => [part, fit(lines.filter((line) => line.part !== part))]))
  const scores = lines.map(({ part, text }) => predict(others.get(part), getEmbedding(embeddings, text)))
  const [slope = 0, weight = 0, offset = 0] = fitOdds(
    lines.map(({ sum }, at) => [sum, scores[at] ?? 0, 1]),
    lines.map(({ target }) => (target >= worthPosting ? 1 : 0)),
  )
  const before = lines.map(({ sum }) => sum)
  const both = lines.map(({ sum }, at) => slope * sum + weight * (scores[at] ?? 0))
  report(`  by features: ${describe(lines, before)}`)
  report(`  by embeddings too: ${describe(lines, both)}`)
  const { weights, bias } = fit(lines)
  const round = (value: number) => Math.round(value * 1000) / 1000
  return {
    slope: round(slope),
    offset: round(offset + weight * bias),
    weights: weights.map((value) => round(weight * value)),
  }
}

function getEmbedding(embeddings: Embeddings, text: string): Float32Array {
  const row = embeddings.get(text)
  if (!row) throw new RangeError('A graded line has no embedding.')
  return row
}

function predict({ weights, bias }: Ridge = { weights: [], bias: 0 }, row: Float32Array): number {
  return weights.reduce((sum, weight, at) => sum + weight * (row[at] ?? 0), bias)
}

/** Weights of a logistic regression with few columns, by Newton's method. */
function fitOdds(rows: readonly number[][], targets: readonly number[]): number[] {
  const columns = rows[0]?.length ?? 0
  let weights = Array.from({ length: columns }, () => 0)
  for (let round = 0; round < 25; round += 1) {
    const products = Array.from({ length: columns }, () => new Float64Array(columns))
    const right = new Float64Array(columns)
    for (const [at, row] of rows.entries()) {
      const chance = 1 / (1 + Math.exp(-row.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)))
      for (const [i, value] of row.entries()) {
        right[i] = (right[i] ?? 0) + value * ((targets[at] ?? 0) - chance)
        const own = products[i] as Float64Array
        for (let j = 0; j <= i; j += 1) own[j] = (own[j] ?? 0) + value * (row[j] ?? 0) * chance * (1 - chance)
      }
    }
    const step = solve(products, right)
    weights = weights.map((weight, at) => weight + (step[at] ?? 0))
  }
  return weights
}

/** How well scores rank lines of shows that they were not fitted to. */
function describe(lines: readonly GradedLine[], scores: readonly number[]): string {
  const areas = [notEmbarrassing, worthPosting].map((from) =>
    areaUnderCurve(
      scores,
      lines.map(({ target }) => target >= from),
    ).toFixed(3),
  )
  const best = [3, 10].flatMap((count) => {
    const chosen = bestOfEach(lines, scores, count)
    const good = chosen.filter(({ target }) => target >= worthPosting).length
    return chosen.length === 0 ? [] : `${((100 * good) / chosen.length).toFixed(1)} % of the best ${count}`
  })
  return `area ${areas.join(' not embarrassing, ')} worth posting; worth posting are ${best.join(', ')} of each episode`
}

/** The best lines of each episode that has enough of them to choose from. */
function bestOfEach(lines: readonly GradedLine[], scores: readonly number[], count: number): GradedLine[] {
  return [...Map.groupBy(lines.keys(), (at) => lines[at]?.episode)].flatMap(([, own]) =>
    own.length < count * 1.5
      ? []
      : own
          .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
          .slice(0, count)
          .map((at) => lines[at] as GradedLine),
  )
}

/** How often one that is wanted has the higher score than one that is not. */
function areaUnderCurve(scores: readonly number[], wanted: readonly boolean[]): number {
  const order = [...scores.keys()].sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0))
  let [below, sum] = [0, 0]
  for (const at of order) {
    if (wanted[at]) sum += below
    else below += 1
  }
  return sum / Math.max(1, below * (scores.length - below))
}
