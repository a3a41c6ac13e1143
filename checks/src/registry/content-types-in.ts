import { existsSync, readdirSync } from 'node:fs'

/** A content type as its folder tells it. */
export type FoundType = {
  /** Of its folder and the files in it: 'video-clips'. */
  folder: string
  /** In paths, bodies and tables: 'video_clips'. */
  key: string
  /** Of its values: 'videoClips'. */
  name: string
  /** Its tab stands behind those of a lower number. */
  order: number
  hasPictures: boolean
}

/** Every content type that has a folder, in the order of the tabs. */
export async function contentTypesIn(sources: URL): Promise<FoundType[]> {
  const folders = readdirSync(new URL('types/', sources), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const found = await Promise.all(folders.map(({ name }) => foundType(name, sources)))
  return found.sort((one, other) => one.order - other.order || (one.folder < other.folder ? -1 : 1))
}

async function foundType(folder: string, sources: URL): Promise<FoundType> {
  const file = (ending: string) => new URL(`types/${folder}/${folder}${ending}`, sources)
  const name = folder.replace(/-./g, ([, letter = '']) => letter.toUpperCase())
  const missing = ['.ts', '.server.ts', '.web.tsx', '.document.ts', '.fixture.ts', '.fixture.server.ts'].find(
    (ending) => !existsSync(file(ending)),
  )
  if (missing) throw new Error(`types/${folder} has no ${folder}${missing}.`)
  const module = (await import(file('.ts').href)) as Record<string, { key?: unknown; order?: unknown } | undefined>
  const { key, order } = module[name] ?? {}
  if (typeof key !== 'string' || typeof order !== 'number')
    throw new Error(`types/${folder}/${folder}.ts exports no \`${name}\` with a key and an order.`)
  return { folder, key, name, order, hasPictures: existsSync(file('.pictures.ts')) }
}
