import type { Mutation } from './mutation.ts'

/** The result of a mutation: the test that killed it, null where it survived, undefined before it was tried. */
export type Outcome = { change: Mutation; killedBy: string | null | undefined }

export const reportPath = 'lab/mutations/README.md'

/** The report as Markdown: every mutation, with the first test that failed. */
export function renderReport(outcomes: readonly Outcome[]): string {
  const areas = Map.groupBy(outcomes, ({ change }) => change.area)
  const killed = outcomes.filter(({ killedBy }) => killedBy).length
  const untried = outcomes.filter(({ killedBy }) => killedBy === undefined).length
  const sections = [...areas].map(([area, rows]) => `\n## ${area}\n\n${head}\n${rows.map(renderRow).join('\n')}\n`)
  return `${introduction(killed, outcomes.length - untried, untried)}${sections.join('')}`
}

const head = '| What is broken | Why it matters | The first test that fails |\n|---|---|---|'

function introduction(killed: number, tried: number, untried: number): string {
  const waiting = untried === 0 ? '' : `; ${untried} were not tried yet`
  return `# Mutation tests

\`npm run mutations\` breaks a copy of the sources on purpose, one change at a time, each in something that must never go wrong, and runs the tests that have to fail. It wrote this page: **${killed} of ${tried} mutations were killed**${waiting}.

\`npm run mutations -- WORDS\` limits it to mutations with these words in their area, description, or file. A mutation is one entry in \`changes/\`; \`npm run check\` refuses an entry whose text or tests are missing, and one that survived.
`
}

function renderRow({ change, killedBy }: Outcome): string {
  const first = killedBy === undefined ? 'not tried yet' : (killedBy ?? '**none**')
  return `| ${[change.breaks, change.matters, first].map(cell).join(' | ')} |`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
