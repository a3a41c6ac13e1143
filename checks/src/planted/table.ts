import type { PlantedChange } from './planted-change.ts'

/** What became of a planted change: the test that noticed it, null where none did, undefined before it was tried. */
export type Outcome = { change: PlantedChange; noticedBy: string | null | undefined }

export const pagePath = 'docs/planted-changes.md'

/** The page of docs: what is planted, and which test notices it first. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const areas = Map.groupBy(outcomes, ({ change }) => change.area)
  const noticed = outcomes.filter(({ noticedBy }) => noticedBy).length
  const untried = outcomes.filter(({ noticedBy }) => noticedBy === undefined).length
  const sections = [...areas].map(([area, rows]) => `\n## ${area}\n\n${head}\n${rows.map(rowOf).join('\n')}\n`)
  return `${introduction(noticed, outcomes.length - untried, untried)}${sections.join('')}`
}

const head = '| What is broken | Why it matters | The first test that fails |\n|---|---|---|'

function introduction(noticed: number, tried: number, untried: number): string {
  const waiting = untried === 0 ? '' : `; ${untried} were not tried yet`
  return `# Planted changes

Tests are worth what they notice. \`npm run planted\` breaks the product on purpose, in a copy of the sources: one change at a time, each in something that must never go wrong, and runs the tests that have to fail. It wrote this page: **${noticed} of ${tried} changes were noticed**${waiting}.

\`npm run planted -- WORDS\` plants only changes that have these words in their area, description or file. A change is one entry in \`checks/src/planted/changes\`; \`npm test\` refuses an entry whose text or tests are not there any more, and one that no test noticed.
`
}

function rowOf({ change, noticedBy }: Outcome): string {
  const first = noticedBy === undefined ? 'not tried yet' : (noticedBy ?? '**none**')
  return `| ${[change.breaks, change.matters, first].map(cell).join(' | ')} |`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
