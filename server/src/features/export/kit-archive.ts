import { type KitKey, kitNames } from '@podcastai/content-types'
import type { KitFile } from '@podcastai/content-types/exports'
import { type Zippable, zipSync } from 'fflate'
import { toDocx } from './docx.ts'

/** Its path within the kit, fit for any file system; a slash makes folders. */
export type PackedPicture = { path: string; bytes: Uint8Array }
export type PackedKit = { key: KitKey; files: readonly KitFile[]; pictures: readonly PackedPicture[] }

/** The folders of a kit as a ZIP. Pictures and documents are compressed in themselves. */
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

/** Notepad and Excel take a text for UTF-8 by its mark; players of subtitles and editors would stumble over it. */
function forEverybody({ name, text }: { name: string; text: string }): Uint8Array {
  const isToRead = name.endsWith('.txt') && !name.includes('labels')
  return new TextEncoder().encode(isToRead ? `\uFEFF${text.replace(/\r?\n/g, '\r\n')}` : text)
}
