// npm run registry: writes the lists of all content types from the folders in content-types/src/types. With --check it
// writes nothing and refuses lists that are not current.
import { readFileSync, writeFileSync } from 'node:fs'
import { argv, exit, stdout } from 'node:process'
import { contentTypesIn } from './content-types-in.ts'
import { generatedFiles } from './generated-files.ts'

const sources = new URL('../../../content-types/src/', import.meta.url)
const isCheck = argv.includes('--check')

const files = generatedFiles(await contentTypesIn(sources))
const stale = Object.entries(files).filter(([path, text]) => textAt(path) !== text)

if (!isCheck) for (const [path, text] of stale) writeFileSync(new URL(path, sources), text)
const list = stale.map(([path]) => `content-types/src/${path}\n`).join('')
if (isCheck && stale.length > 0) stdout.write(`Not current, run \`npm run registry\`:\n${list}`)
else stdout.write(stale.length > 0 ? `Written:\n${list}` : 'The lists of content types are current.\n')
exit(isCheck && stale.length > 0 ? 1 : 0)

/** A file as it stands, null where there is none; checkouts may end lines in their own way. */
function textAt(path: string): string | null {
  try {
    return readFileSync(new URL(path, sources), 'utf8').replaceAll('\r\n', '\n')
  } catch {
    return null
  }
}
