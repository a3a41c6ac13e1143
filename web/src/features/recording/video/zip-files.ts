import { Zip, ZipPassThrough } from 'fflate'

/** Returns a ZIP of files, not compressed further: videos already are. */
export async function zipFiles(files: readonly { name: string; content: Blob }[]): Promise<Blob> {
  const parts: BlobPart[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    parts.push(chunk as Uint8Array<ArrayBuffer>)
  })
  for (const { name, content } of files) {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    entry.push(new Uint8Array(await content.arrayBuffer()), true)
  }
  zip.end()
  return new Blob(parts, { type: 'application/zip' })
}
