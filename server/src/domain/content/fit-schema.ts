import { valueAt, withValue } from '@podcastai/content-types'
import type { z } from 'zod'

/**
 * Returns content with its fields in the order of its type. Texts that corrections made too long are shortened, and
 * texts that they emptied are replaced.
 */
export function fitSchema(schema: z.ZodType, content: unknown): unknown {
  const { data, error } = schema.safeParse(content)
  if (!error) return data
  const fitting = error.issues.reduce((shown, issue) => {
    const path = issue.path.join('.')
    const text = valueAt(shown, path)
    if (typeof text !== 'string') return shown
    const max = issue.code === 'too_big' ? Number(issue.maximum) : text.length
    return withValue(shown, path, text.trim() === '' ? '…' : shorten(text, max))
  }, content)
  return schema.safeParse(fitting).data ?? fitting
}

function shorten(text: string, max: number): string {
  return text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .trimEnd()
        .toWellFormed()}…`
}
