import {
  type ContentKey,
  getContentName,
  getContentType,
  getFilePart,
  listContentKeys,
  toCsv,
  withoutCandidates,
} from '@podcastai/content-types'
import type { ContentByType } from '@podcastai/contracts'
import { projectTitle } from '@podcastai/contracts'

type NamedCsv = { filename: string; csv: string }

/** Returns one type as CSV: a row per item, its fields as columns. Null if it isn't generated. */
export function typeCsv(project: string, key: ContentKey, content: ContentByType): NamedCsv | null {
  const rows = toCsvRows(key, content)
  if (!rows) return null
  return {
    filename: `${projectTitle(project)}_${getFilePart(key, content[key])}.csv`,
    csv: toCsv(getContentType(key).columns, rows),
  }
}

/** Returns everything generated as CSV: a row per field. Null if nothing is. */
export function allContentCsv(project: string, content: ContentByType): NamedCsv | null {
  const rows = listContentKeys(content).flatMap((key) =>
    (toCsvRows(key, content) ?? []).flatMap((row, index) =>
      Object.entries(row).map(([field, value]) => ({
        'Content Type': getContentName(key, content[key]),
        Item: String(index + 1),
        Field: field,
        Value: value,
      })),
    ),
  )
  if (rows.length === 0) return null
  return {
    filename: `${projectTitle(project)}_all_content.csv`,
    csv: toCsv(['Content Type', 'Item', 'Field', 'Value'], rows),
  }
}

function toCsvRows(key: ContentKey, content: ContentByType): Record<string, string>[] | null {
  const own = content[key]
  return own === undefined ? null : getContentType(key).rows(withoutCandidates(own) as never)
}
