// How long pictures take through the process that draws them, as a call has them drawn; goal: ten slides within 5 s.
import { loadavg } from 'node:os'
import type { FormatKey } from '@podcastai/content-types'
import { standardColors } from '@podcastai/content-types/pictures'
import { type DrawingTask, openPictures } from '../../server/src/platform/pictures/picture-processes.ts'
import { judged, printTable, rounded } from './print-table.ts'

const goalMs = 5000
const rounds = 5
const slides = 10

/** The length of a typical slide. */
const said =
  '“I had spent twelve years checking machines for a living, and I never once checked that sentence. On Monday you buy a roll of brown paper, and you make one column for each day.”\n\n– Jonas Reed'

export async function benchPictures(): Promise<void> {
  console.log(`Seconds for ${slides} pictures in one file, in a new process and then the median of ${rounds} more.\n`)
  const rows = []
  for (const as of ['zip', 'pdf'] as const) rows.push(await measureRow('slides', as, carousel()))
  rows.push(await measureRow('story cards', 'zip', quoteCards('story')))
  printTable(rows)
}

type Drawn = Pick<DrawingTask, 'sheets' | 'format'>

async function measureRow(pictures: string, as: 'zip' | 'pdf', drawn: Drawn): Promise<Record<string, string | number>> {
  const drawing = openPictures()
  const look = { ...standardColors, show: 'Small Doors', handle: '@smalldoors' }
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now()
    const task = { ...drawn, look, as, photo: null, title: pictures, now: new Date() }
    const outcome = await drawing.draw(task, { who: 'bench', disconnected: new AbortController().signal })
    if (outcome.kind !== 'done') throw new Error(outcome.kind)
    bytes = outcome.bytes.length
    times.push(performance.now() - began)
  }
  await drawing.close()
  const [first = 0, ...others] = times
  const median = others.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  return {
    'ten pictures': `${pictures} as ${as}`,
    'first s': rounded(first / 1000),
    'median s': rounded(median / 1000),
    kB: rounded(bytes / 1000, 0),
    goal: `${goalMs / 1000} s ${judged(first, goalMs)}`,
    load: rounded(loadavg()[0] ?? 0, 1),
  }
}

function carousel(): Drawn {
  const slide = { slideNumber: 1, purpose: '', content: said, evidence: null }
  const content = { carousel_1: { title: 'Ten', format: 'List', slides: Array.from({ length: slides }, () => slide) } }
  return createSheets('slide', (at) => ({ contentType: 'carousel_posts', content, path: `carousel_1.slides.${at}` }))
}

function quoteCards(format: FormatKey): Drawn {
  const quote = { text: said.split('”')[0]?.slice(1) ?? '', speaker: 'Jonas Reed', verified: true }
  const content = Array.from({ length: slides }, () => quote)
  return createSheets(format, (at) => ({ contentType: 'quotes', content, path: String(at) }))
}

type Source = Omit<Extract<DrawingTask['sheets'][number], { kind: 'content' }>, 'kind' | 'name'>

function createSheets(format: FormatKey, getSource: (at: number) => Source): Drawn {
  const sheets = Array.from({ length: slides }, (_, at) => {
    return { kind: 'content', name: String(at + 1), ...getSource(at) } as const
  })
  return { format, sheets }
}
