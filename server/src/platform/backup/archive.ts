import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { fileEntry, Manifest, parseTableName } from './manifest.ts'

export type AddEntry = (name: string, bytes: Uint8Array) => Promise<void>

const manifestName = 'manifest.json'

/**
 * Writes a backup: a tar.gz with a manifest as its last entry, which has the checksum of every other entry, so that a
 * truncated file has no manifest. Only its owner can read it, and it gets its name when it is complete.
 */
export async function writeArchive(
  path: string,
  fill: (add: AddEntry) => Promise<Omit<Manifest, 'entries'>>,
): Promise<Manifest> {
  // A random name: an existing file would keep its owner, and two backups would write into one file.
  const unfinished = `${path}.${randomUUID()}.part`
  const tar = pack()
  const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
  const written = pipeline(tar, createGzip({ level: 6 }), file)
  // The disk may fill up while the next rows are read. The next `put` reports it.
  written.catch(() => {})
  const put = (name: string, bytes: Uint8Array) =>
    Promise.race([
      written,
      new Promise<void>((resolve, reject) => {
        tar.entry({ name, mode: 0o600 }, Buffer.from(bytes), (error) => (error ? reject(error) : resolve()))
      }),
    ])
  const entries: Record<string, string> = {}
  try {
    const content = await fill(async (name, bytes) => {
      entries[name] = checksum(bytes)
      await put(name, bytes)
    })
    const manifest = { ...content, entries }
    await put(manifestName, Buffer.from(JSON.stringify(manifest, null, 1)))
    tar.finalize()
    await written
    await rename(unfinished, path)
    return manifest
  } catch (error) {
    tar.destroy()
    await written.catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
}

/**
 * Reads a backup once, and returns its manifest.
 * @throws Error with one line if it is no backup, truncated, or damaged
 */
export async function checkArchive(path: string): Promise<Manifest> {
  const found: { name: string; sum: string }[] = []
  let text = ''
  await readEntries(path, async (name, bytes) => {
    if (name === manifestName) text = Buffer.from(bytes).toString()
    else found.push({ name, sum: checksum(bytes) })
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Error(`There is no file ${path}.`)
    throw new Error(`${path} is no backup, or it is damaged or cut off.`)
  })
  if (text === '') throw new Error(`${path} is no backup, or it is cut off: its manifest is missing.`)
  const manifest = Manifest.safeParse(parsed(text))
  if (!manifest.success) {
    throw new Error(`${path} is no backup, or one of another version of PodcastAI; update this one first.`)
  }
  const written = new Map(Object.entries(manifest.data.entries))
  const files = new Set(manifest.data.files.stored.map(fileEntry))
  for (const { name, sum } of found) {
    // Each name is used up, so a duplicate entry is rejected like an unknown one.
    const isOurs = written.get(name) === sum && (parseTableName(name) !== undefined || files.has(name))
    if (!isOurs) throw new Error(`${path} is damaged: ${name} is not what was written.`)
    written.delete(name)
  }
  const [lost] = written.keys()
  if (lost !== undefined) throw new Error(`${path} is damaged: ${lost} is not in it.`)
  return manifest.data
}

/** Returns the parsed JSON, or null if it is invalid. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Yields the entries in archive order. The next one is read once the current one is processed. */
export async function readEntries(
  path: string,
  onEntry: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const tar = extract()
  const read = pipeline(createReadStream(path), createGunzip(), tar)
  const taken = (async () => {
    for await (const entry of tar) {
      const chunks: Uint8Array[] = []
      for await (const chunk of entry) chunks.push(chunk as Uint8Array)
      await onEntry(entry.header.name, Buffer.concat(chunks))
    }
  })()
  await Promise.all([read, taken])
}

function checksum(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
