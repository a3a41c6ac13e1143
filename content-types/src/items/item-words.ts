import type { ContentType } from '../type/content-type.ts'

const maxCharacters = 200

/** Returns the first line of an item's text, shortened. */
export function shortItemText(text: string): string {
  const [first = ''] = text.split('\n')
  return first.length <= maxCharacters ? first : `${first.slice(0, maxCharacters - 1).trimEnd()}…`
}

/** Returns the texts of an item as lines to read, without its labels, such as its kind or time. */
export function itemText<Content>({ labels = [] }: Pick<ContentType<Content>, 'labels'>, item: unknown): string {
  if (typeof item !== 'object' || item === null) return typeof item === 'string' ? item : ''
  return Object.entries(item)
    .flatMap(([name, text]) =>
      typeof text === 'string' && text !== '' && name !== 'id' && !labels.includes(name) ? [text] : [],
    )
    .join('\n')
}
