import { Zip, ZipPassThrough } from 'fflate'

export type ZipFile = { name: string; content: Blob }

/** Bytes of a file that are in memory at the same time. */
const sliceBytes = 4 * 1024 * 1024

/** Returns a ZIP of files, not compressed further: videos already are. Browsers keep its parts outside of the page. */
export async function zipFiles(files: readonly ZipFile[]): Promise<Blob> {
  const parts: Blob[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    parts.push(new Blob([chunk as Uint8Array<ArrayBuffer>]))
  })
  for (const { name, content } of files) {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    for (let from = 0; from < content.size; from += sliceBytes) {
      entry.push(new Uint8Array(await content.slice(from, from + sliceBytes).arrayBuffer()))
    }
    entry.push(new Uint8Array(), true)
  }
  zip.end()
  return new Blob(parts, { type: 'application/zip' })
}
