import { dialects } from './dialects.ts'

/** Returns a dialect's name for people, such as 'WebVTT captions', or null for an unknown key. */
export function dialectLabel(key: string): string | null {
  return dialects.find((dialect) => dialect.key === key)?.label ?? null
}
