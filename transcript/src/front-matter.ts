import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml'

/** The lines of a YAML block at the top of a text, and how many lines come before what stands below it. */
export function findFrontMatter(lines: readonly string[]): { yaml: readonly string[]; end: number } | null {
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first < 0 || lines[first]?.trim() !== '---') return null
  const end = lines.findIndex((line, at) => at > first && /^(?:---|\.\.\.)\s*$/.test(line))
  const yaml = lines.slice(first + 1, Math.max(end, 0))
  return yaml.some((line) => /^[a-z_][\w-]*:/i.test(line)) ? { yaml, end: end + 1 } : null
}

/** The text of the first of these fields that a YAML block has, or undefined; a list of texts only where lists are asked for. */
export function getFrontMatterText(
  yaml: readonly string[],
  fields: readonly string[],
  { takesLists = false } = {},
): string | undefined {
  const getField = parseFields(yaml)
  for (const field of fields) {
    const value = getField(field, takesLists)
    if (value !== undefined) return value
  }
  return undefined
}

function parseFields(yaml: readonly string[]): (field: string, takesLists: boolean) => string | undefined {
  const document = parseDocument(yaml.join('\n'), { schema: 'failsafe', uniqueKeys: false, logLevel: 'silent' })
  if (document.errors.length > 0 || !isMap(document.contents)) {
    const loose = looseFields(yaml)
    return (field) => loose.get(field)
  }
  // The last of equal keys counts.
  const nodes = new Map(
    document.contents.items.flatMap(({ key, value }) =>
      isScalar(key) ? [[String(key.value).toLowerCase(), value] as const] : [],
    ),
  )
  return (field, takesLists) => {
    const value = nodes.get(field)
    // Only of a field that is asked for: each alias reads the whole document, and aliases of aliases fill the memory.
    const node = isAlias(value) ? value.resolve(document) : value
    if (isSeq(node) && takesLists)
      return node.items.flatMap((item) => (isScalar(item) ? [String(item.value).trim()] : [])).join(', ')
    return isScalar(node) ? String(node.value).trim() : undefined
  }
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
