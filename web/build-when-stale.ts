// Builds the web app if its sources changed since the last build. `npm start` runs this first; without changes it only
// walks over the sources and never loads the bundler.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = fileURLToPath(new URL('.', import.meta.url))
const root = join(web, '..')
const stampFile = join(web, 'dist/pages/.built-from')

const sources = ['web/src', 'web/public', 'ui/src', 'content-types/src', 'contracts/src', 'transcript/src']
const singleFiles = [
  ...['web/index.html', 'web/landing.html', 'web/shared.html', 'package-lock.json'],
  ...[
    'web/vite.config.ts',
    'web/chunks.ts',
    'web/landing-page.ts',
    'web/early-screens.ts',
    'web/compress-files.ts',
    'web/swap-in.ts',
    'web/without-schemas.ts',
  ],
]

const stamp = hashFiles([...sources.flatMap((folder) => filesIn(join(root, folder))), ...singleFiles])
if (stamp !== lastStamp()) {
  const begun = performance.now()
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'error' }, null)
  await builder.buildApp()
  writeFileSync(stampFile, stamp)
  process.stdout.write(`Web app built in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`)
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.server\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort()
}

/**
 * Returns one hash over names and contents, so that a fresh checkout of the same sources isn't stale, whatever its
 * timestamps say.
 */
function hashFiles(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

function lastStamp(): string | null {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return null
  }
}
