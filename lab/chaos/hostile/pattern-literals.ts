import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { parse } from 'acorn'

export type Pattern = { source: string; flags: string; file: string }

const root = join(import.meta.dirname, '../../..')

/** Where patterns run on what people send: our own rooms, and the libraries that read words and characters for them. */
const folders = [
  ...['transcript/src', 'episode/src', 'content-types/src', 'contracts/src', 'server/src'],
  ...['wink-nlp/src', 'wink-eng-lite-web-model/dist', 'entities/dist', 'chardet/lib'].map(
    (one) => `node_modules/${one}`,
  ),
]

/** Every regular expression that stands in them as a literal; each once. */
export function patternLiterals(): Pattern[] {
  const found = folders.flatMap((folder) => filesIn(join(root, folder)).flatMap(literalsIn))
  return [...new Map(found.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values()]
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|js|cjs|mjs)$/.test(name) && !/\.(?:test|fixture|d)\.ts$|(?:^|\/)testing\//.test(name))
    .map((name) => join(folder, name))
    .toSorted()
}

function literalsIn(file: string): Pattern[] {
  const text = readFileSync(file, 'utf8')
  const code = file.endsWith('.ts') ? stripTypeScriptTypes(text) : text
  const found: Pattern[] = []
  const isModule = file.endsWith('.ts') || /^(?:import|export)\b/m.test(code)
  parse(code, {
    ecmaVersion: 'latest',
    sourceType: isModule ? 'module' : 'script',
    allowReturnOutsideFunction: true,
    allowHashBang: true,
    onToken: ({ type, value }: { type: { label: string }; value?: unknown }) => {
      if (type.label !== 'regexp') return
      const { pattern, flags } = value as { pattern: string; flags: string }
      found.push({ source: pattern, flags, file: file.slice(root.length + 1) })
    },
  })
  return found
}
