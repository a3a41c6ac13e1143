import { dialects } from './dialects.ts'

/** What the way of writing is called, for people: 'WebVTT captions'. Null for a key that is known no more. */
export function dialectLabel(key: string): string | null {
  return dialects.find((dialect) => dialect.key === key)?.label ?? null
}
