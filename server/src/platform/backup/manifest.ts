import { z } from 'zod'

/** The contents of a backup; the last entry of the archive. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Hashes of the database's migrations, in order. */
  migrations: z.array(z.string()),
  /** By table name: the columns with their types, and the number of rows. */
  tables: z.record(
    z.string(),
    z.object({ columns: z.array(z.object({ name: z.string(), type: z.string() })), rows: z.int() }),
  ),
  sequences: z.record(z.string(), z.string()),
  /** Pending jobs. */
  jobs: z.array(z.object({ name: z.string(), data: z.record(z.string(), z.unknown()) })),
  /** Keys in file storage. `missing` were deleted while the backup was made, or were gone before. */
  files: z.object({ stored: z.array(z.string()), missing: z.array(z.string()) }),
  /** SHA-256 by name of every other entry. */
  entries: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const tablePart = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.jsonl`
export const parseTableName = (entry: string) => /^tables\/([^/]+)\/\d+\.jsonl$/.exec(entry)?.[1]
export const fileEntry = (key: string) => `files/${key}`
export const parseFileKey = (entry: string) => /^files\/(.+)$/.exec(entry)?.[1]
