import type { ContentTypeKey } from '@podcastai/content-types'
import type { SettingsField } from '@podcastai/contracts'
import { inWords, type Recipe, render } from './recipe.ts'

/** One thing that a hostile client sends: what it goes to, and its text. */
export type HostileInput = { to: Target; text: Recipe }

export type Target =
  | { kind: 'file'; filename: string }
  | { kind: 'clip' }
  | { kind: 'setting'; field: SettingsField }
  | { kind: 'template'; contentType: ContentTypeKey }
  | { kind: 'guest' }
  | { kind: 'speaker name' }
  /** A whole content as JSON, saved over what was generated. */
  | { kind: 'edit'; contentType: ContentTypeKey }
  /** A whole body as JSON, to a call that takes one. */
  | { kind: 'body'; method: string; path: string; isSignedIn: boolean }
  | { kind: 'search' }

export const countBytes = ({ text }: HostileInput) => Buffer.byteLength(render(text))

/** What it goes to and what it is made of, in a line. */
export function describeInput({ to, text }: HostileInput): string {
  return `${targetName(to)}: ${inWords(text)}`
}

export function targetName(to: Target): string {
  if (to.kind === 'file') return `upload of ${to.filename}`
  if (to.kind === 'setting') return `setting ${to.field}`
  if (to.kind === 'template' || to.kind === 'edit') return `${to.kind} of ${to.contentType}`
  if (to.kind === 'body') return `${to.method} ${to.path}${to.isSignedIn ? '' : ' without a session'}`
  return to.kind
}

/** Seconds of a core that one step may take for a text of this size: small ones little, 10 MB a minute. */
export function allowedSeconds(bytes: number): number {
  if (bytes <= 200_000) return 3
  if (bytes <= 1_000_000) return 10
  return Math.min(60, 10 + (50 * (bytes - 1_000_000)) / 9_000_000)
}
