// `npm run training -- LABELS TRANSCRIPTS`: trains the models that choose passages, from a folder of labels and the folder of
// their transcripts. `measure LABELS TRANSCRIPTS` writes nothing: it holds shows out, and compares what would be published
// of them with the labels. `sequences FOLDER…` counts the words of clean transcripts.
import { writeFileSync } from 'node:fs'
import type { Fitted, Model } from '../../episode/src/judgement/models.ts'
import { countSequences } from './count-sequences.ts'
import { readLabeled } from './labels.ts'
import { measure } from './measure.ts'
import { fitAll, gradedTexts } from './train.ts'
import { embedAll } from './train-embeddings.ts'

/** Weights below this change nothing that anybody would notice. */
const min = 0.04

const [first, ...rest] = process.argv.slice(2)
if (first === 'sequences' && rest.length > 0) countSequences(rest)
else if (first === 'measure' && rest.length === 2)
  for (const line of await measure(readLabeled(rest[0] ?? '', rest[1] ?? ''))) console.log(line)
else if (first !== undefined && rest.length === 1) {
  const labeled = readLabeled(first, rest[0] ?? '')
  console.log(`${labeled.length} episodes of ${new Set(labeled.map(({ show }) => show)).size} shows`)
  const { embeddings, ...fitted } = fitAll(labeled, await embedAll(gradedTexts(labeled), console.log), console.log)
  write('models.json', asStored(fitted))
  write('embedding-models.json', embeddings)
} else {
  console.error('Usage: npm run training -- [measure] LABELS TRANSCRIPTS\n       npm run training -- sequences FOLDER…')
  process.exitCode = 2
}

function write(name: string, models: unknown): void {
  writeFileSync(new URL(`../../episode/src/judgement/${name}`, import.meta.url), `${JSON.stringify(models)}\n`)
}

/** Three digits are enough, and keep the file small. */
function asStored({ linear, forests, scales }: Fitted): unknown {
  const round = (value: number) => Math.round(value * 1000) / 1000
  const stored = (model: Model) =>
    Object.fromEntries(
      [...model].filter(([, weight]) => Math.abs(weight) >= min).map(([name, weight]) => [name, round(weight)]),
    )
  return {
    linear: Object.fromEntries(Object.entries(linear).map(([name, model]) => [name, stored(model)])),
    forests: Object.fromEntries(
      Object.entries(forests).map(([name, { features, base, trees }]) => {
        const used = [...new Set(trees.flatMap(({ feature }) => feature))].filter((at) => at >= 0)
        const place = new Map(used.map((at, index) => [at, index]))
        return [
          name,
          {
            features: used.map((at) => features[at]),
            base: round(base),
            trees: trees.map((tree) => ({
              feature: tree.feature.map((at) => place.get(at) ?? -1),
              threshold: tree.threshold.map(round),
              left: tree.left,
              value: tree.value.map((value) => Math.round(value * 1e4) / 1e4),
            })),
          },
        ]
      }),
    ),
    scales,
  }
}
