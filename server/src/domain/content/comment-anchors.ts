// What comments are about: items as they were when the comments were written, in the transcript's current words.
import { type ContentItem, getContentType, shortItemText, valueAt } from '@podcastai/content-types'
import { renderContent, segmentsIn } from '@podcastai/content-types/server'
import type { Connection } from '../../platform/database/connection.ts'
import { loadViews } from '../transcript/load-view.ts'
import type { Version } from './read-content.ts'

/** The first words of an item. */
export type About = { about: string | null }

/** Returns an item's first text and its passage as a snapshot to store with a comment; null if the item has no text. */
export function toAnchor({ contentType, content, snapshot }: Version, item: ContentItem): unknown {
  const path = findFirstText(valueAt(content, item.path), item.path, getContentType(contentType).labels)
  if (path === null) return null
  return { text: valueAt(snapshot, path), evidence: valueAt(snapshot, `${item.path}.evidence`) ?? null }
}

/** Returns the path of an item's first text, in the order of its fields. */
function findFirstText(item: unknown, path: string, labels: readonly string[] = []): string | null {
  if (typeof item === 'string') return item === '' ? null : path
  if (typeof item !== 'object' || item === null) return null
  const [name] =
    Object.entries(item).find(([field, text]) => isText(text) && field !== 'id' && !labels.includes(field)) ?? []
  return name === undefined ? null : `${path}.${name}`
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

/** Adds to each comment what it is about; the comments may belong to different projects. */
export async function withAbout<Row extends { anchor: unknown; transcriptId: string }>(
  db: Connection,
  rows: readonly Row[],
): Promise<(Omit<Row, 'anchor'> & About)[]> {
  const anchored = Map.groupBy(
    rows.filter(({ anchor }) => anchor !== null),
    ({ transcriptId }) => transcriptId,
  )
  const needed = [...anchored].map(([id, own]) => [id, segmentsIn(own.map(({ anchor }) => anchor))] as const)
  const views = await loadViews(db, new Map(needed))
  return rows.map(({ anchor, ...row }) => {
    const view = views.get(row.transcriptId)
    if (!view || anchor === null) return { ...row, about: null }
    return { ...row, about: shortItemText(renderContent<{ text: string }>({}, anchor, view).text) }
  })
}
