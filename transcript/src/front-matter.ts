import { isAlias, isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml'
import type { Fields } from './json-fields.ts'

/** The lines of a YAML block at the top of a text, and how many lines come before what stands below it. */
export function findFrontMatter(lines: readonly string[]): { yaml: readonly string[]; end: number } | null {
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first < 0 || lines[first]?.trim() !== '---') return null
  const end = lines.findIndex((line, at) => at > first && /^(?:---|\.\.\.)\s*$/.test(line))
  const yaml = lines.slice(first + 1, Math.max(end, 0))
  return yaml.some((line) => /^[a-z_][\w-]*:/i.test(line)) ? { yaml, end: end + 1 } : null
}

/** Each alias reads the whole document, and aliases of aliases fill the memory. */
const maxAliases = 20
const maxDepth = 4
const maxItems = 100

/** Returns the fields of a YAML block with texts, lists, and maps as values. */
export function parseFrontMatter(yaml: readonly string[]): Fields {
  const document = parseDocument(yaml.join('\n'), { schema: 'failsafe', uniqueKeys: false, logLevel: 'silent' })
  if (document.errors.length > 0 || !isMap(document.contents)) return Object.fromEntries(looseFields(yaml))
  const nodes = toNodes(document.contents)
  let aliases = 0
  // From the last field on: the last of equal keys counts, and so does its alias.
  const fields = [...nodes].reverse().flatMap(([key, node]): [string, unknown][] => {
    const resolved = isAlias(node) && aliases++ < maxAliases ? node.resolve(document) : node
    const value = toValue(resolved, 1)
    return value === undefined ? [] : [[key, value]]
  })
  return Object.fromEntries(fields.reverse())
}

function toNodes({ items }: YAMLMap): Map<string, unknown> {
  return new Map(items.flatMap(({ key, value }) => (isScalar(key) ? [[String(key.value), value] as const] : [])))
}

/** Returns a scalar as text, and lists and maps of them; undefined for aliases inside. */
function toValue(node: unknown, depth: number): unknown {
  if (isScalar(node)) return String(node.value ?? '').trim()
  if (depth > maxDepth) return undefined
  if (isSeq(node)) return node.items.slice(0, maxItems).flatMap((item) => toValue(item, depth + 1) ?? [])
  if (!isMap(node)) return undefined
  const fields = [...toNodes(node)].slice(0, maxItems).map(([key, value]) => [key, toValue(value, depth + 1)])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** Returns the fields of a block that isn't valid YAML: "title: Bread: a history" has one colon too many. */
function looseFields(yaml: readonly string[]): Map<string, string> {
  const fields = new Map<string, string>()
  for (const [at, line] of yaml.entries()) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0)).toLowerCase()
    if (!/^[\w-]+$/.test(name) || fields.has(name)) continue
    const text = line.slice(colon + 1).trim()
    fields.set(name, /^[>|][+-]?$/.test(text) ? foldedText(yaml, at + 1) : withoutQuotes(text))
  }
  return fields
}

/** Returns the indented lines from here on as one line. */
function foldedText(yaml: readonly string[], from: number): string {
  const end = yaml.findIndex((line, at) => at >= from && /^\S/.test(line))
  const lines = yaml.slice(from, end < 0 ? yaml.length : end).map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}

function withoutQuotes(text: string): string {
  const quote = text.charAt(0)
  const isQuoted = (quote === '"' || quote === "'") && text.length > 1 && text.endsWith(quote)
  if (!isQuoted) return text
  return quote === "'" ? text.slice(1, -1).replaceAll("''", "'") : text.slice(1, -1)
}
