import { isAlias, isMap, isScalar, parseDocument } from 'yaml'

/** The lines of a YAML block at the top of a text, and how many lines come before what stands below it. */
export function findFrontMatter(lines: readonly string[]): { yaml: readonly string[]; end: number } | null {
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first < 0 || lines[first]?.trim() !== '---') return null
  const end = lines.findIndex((line, at) => at > first && /^(?:---|\.\.\.)\s*$/.test(line))
  const yaml = lines.slice(first + 1, Math.max(end, 0))
  return yaml.some((line) => /^[\w-]+:/.test(line)) ? { yaml, end: end + 1 } : null
}

/** The text of the first of these fields that a YAML block has, or undefined. */
export function getFrontMatterText(yaml: readonly string[], fields: readonly string[]): string | undefined {
  const fieldsFound = parseFields(yaml)
  for (const field of fields) {
    const value = fieldsFound.get(field)
    if (value !== undefined) return value
  }
  return undefined
}

function parseFields(yaml: readonly string[]): Map<string, string> {
  const document = parseDocument(yaml.join('\n'), { schema: 'failsafe', uniqueKeys: false, logLevel: 'silent' })
  if (document.errors.length > 0 || !isMap(document.contents)) return looseFields(yaml)
  // Fields are read one by one: as a whole, aliases of aliases would fill the memory.
  return new Map(
    document.contents.items.flatMap(({ key, value }) => {
      const node = isAlias(value) ? value.resolve(document) : value
      return isScalar(key) && isScalar(node)
        ? [[String(key.value).toLowerCase(), String(node.value).trim()] as const]
        : []
    }),
  )
}

/** Fields line by line, of a block that is no YAML: "title: Bread: a history" has one colon too many. */
function looseFields(yaml: readonly string[]): Map<string, string> {
  return new Map(
    yaml.toReversed().flatMap((line) => {
      const colon = line.indexOf(':')
      const name = line.slice(0, Math.max(colon, 0))
      return /^[\w-]+$/.test(name) ? [[name.toLowerCase(), withoutQuotes(line.slice(colon + 1).trim())] as const] : []
    }),
  )
}

function withoutQuotes(text: string): string {
  const quote = text.charAt(0)
  const isQuoted = (quote === '"' || quote === "'") && text.length > 1 && text.endsWith(quote)
  return isQuoted ? text.slice(1, -1) : text
}
