// A project is one episode. A file with several is rejected, because parsing it would mix them.
import { readRows } from './delimited.ts'
import { type Episodes, episodesIn } from './shapes/episodes.ts'
import { UnreadableTranscript } from './unreadable.ts'

/** @throws UnreadableTranscript with the titles if a JSON file contains several episodes */
export function refuseSeveralEpisodes(json: unknown): void {
  const found = episodesIn(json)
  if (found) throw severalEpisodes(found)
}

const header = /^[^\n]{0,400}\n/
const titleColumn = /(?:^|[,;\t|])"?(?:episode[ _]?|video[ _]?)?title"?(?=[,;\t|\n])/i
const talkColumn = /(?:^|[,;\t|])"?(?:text|content|(?:full[ _]?)?transcript(?:ion)?)"?(?=[,;\t|\n])/i

/** The same check for a table with one row per episode. */
export function refuseSeveralEpisodesInTable(text: string): void {
  const first = header.exec(text)?.[0] ?? ''
  if (!titleColumn.test(first) || !talkColumn.test(first)) return
  const delimiter = [',', ';', '\t', '|'].reduce((best, mark) =>
    first.split(mark).length > first.split(best).length ? mark : best,
  )
  const [names, ...rows] = readRows(text, delimiter, {})
  const objects = rows.map(({ cells }) => Object.fromEntries(cells.map((cell, at) => [names?.cells[at] ?? '', cell])))
  refuseSeveralEpisodes(objects)
}

const shownTitles = 3
const maxTitleLength = 80

function severalEpisodes({ count, titles }: Episodes): UnreadableTranscript {
  const shown = titles.slice(0, shownTitles).map((title) => `“${shortened(title)}”`)
  const more = count - shown.length
  const all = listed(more > 0 ? [...shown, `${more.toLocaleString('en-US')} more`] : shown)
  return new UnreadableTranscript(
    'several-episodes',
    `This file holds ${count.toLocaleString('en-US')} episodes: ${all}. A project is one episode. Save each as a file of its own and upload those.`,
  )
}

const listed = (items: readonly string[]) => new Intl.ListFormat('en-US').format(items)

function shortened(title: string): string {
  const line = title.replace(/\s+/g, ' ')
  return line.length <= maxTitleLength ? line : `${line.slice(0, maxTitleLength).trimEnd().toWellFormed()}…`
}
