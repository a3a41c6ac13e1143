import { type KitKey, kitNames } from '@podcastai/content-types'
import type { KitFile } from '@podcastai/content-types/exports'
import { type Zippable, zipSync } from 'fflate'
import { toDocx } from './docx.ts'

/** `path` is within the kit and valid on any file system; slashes make folders. */
export type PackedPicture = { path: string; bytes: Uint8Array }
export type PackedKit = { key: KitKey; files: readonly KitFile[]; pictures: readonly PackedPicture[] }

/** Packs the folders of a kit into a ZIP. Pictures and documents are already compressed. */
export async function kitArchive(kits: readonly PackedKit[], now: Date): Promise<Buffer> {
  const entries: Zippable = {}
  for (const { key, files, pictures } of kits) {
    for (const file of files) {
      const path = `${kitNames[key]}/${file.name}`
      entries[path] =
        'text' in file ? [forEverybody(file), { mtime: now }] : [await toDocx(file.document), { level: 0, mtime: now }]
    }
    for (const { path, bytes } of pictures) entries[`${kitNames[key]}/${path}`] = [bytes, { level: 0, mtime: now }]
  }
  return Buffer.from(zipSync(entries))
}

/** Encodes text. Notepad and Excel detect UTF-8 by its byte order mark; subtitle players and editors choke on it. */
function forEverybody({ name, text }: { name: string; text: string }): Uint8Array {
  const isToRead = name.endsWith('.txt') && !name.includes('labels')
  return new TextEncoder().encode(isToRead ? `\uFEFF${text.replace(/\r?\n/g, '\r\n')}` : text)
}
