import { strFromU8, strToU8, unzipSync } from 'fflate'
import { type ZipFile, zipFiles } from '../../lib/videos/zip-files.ts'

/** Returns a kit with videos in a folder of it, which its read-me file lists. `folder`: '' or a platform's name. */
export async function addVideos(kit: Blob, folder: string, videos: readonly ZipFile[]): Promise<Blob> {
  const path = folder === '' ? 'Videos' : `${folder}/Videos`
  const entries = Object.entries(unzipSync(new Uint8Array(await kit.arrayBuffer())))
  const files = entries.map(([name, bytes]) => ({
    name,
    content: new Blob([name === `${folder}/Read me first.txt` ? addLine(bytes) : (bytes as Uint8Array<ArrayBuffer>)]),
  }))
  return zipFiles([...files, ...videos.map(({ name, content }) => ({ name: `${path}/${name}`, content }))])
}

function addLine(readMe: Uint8Array): Uint8Array<ArrayBuffer> {
  // The server writes it with a byte order mark and lines that end as on Windows.
  const text = `${strFromU8(readMe)}Videos\r\n    Made in your browser, each with its captions (SRT)\r\n`
  return strToU8(text) as Uint8Array<ArrayBuffer>
}
