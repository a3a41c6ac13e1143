// A location in a content, as a path of names and numbers: '3', 'alternative.2', or '' for all of it.

export function valueAt(content: unknown, path: string): unknown {
  return path === '' ? content : path.split('.').reduce<unknown>((value, name) => toFields(value)?.[name], content)
}

/** Returns the path of the list that contains an item ('' is the content itself), or null if the item is a field. */
export function getListPath(content: unknown, path: string): string | null {
  const list = path.split('.').slice(0, -1).join('.')
  return Array.isArray(valueAt(content, list)) ? list : null
}

/** Returns a copy with the value at a path replaced. */
export function withValue<Content>(content: Content, path: string, value: unknown): Content {
  if (path === '') return value as Content
  const [name = '', ...rest] = path.split('.')
  const inner = withValue(toFields(content)?.[name], rest.join('.'), value)
  if (!Array.isArray(content)) return { ...content, [name]: inner }
  return content.map((one, at) => (at === Number(name) ? inner : one)) as Content
}

function toFields(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}
