// Edits aren't trusted: everything that follows from the transcript is computed, or taken from the version that the edit
// replaces.
import type { ContentType } from '../type/content-type.ts'
import type { Spoken } from '../type/edit-context.ts'
import { type Evidence, isEvidence, type Passage, toKey } from '../type/evidence.ts'
import { ownPassages } from '../type/own-evidence.ts'
import { assignIds, withStoredIds } from './item-ids.ts'

/**
 * Returns the content after an edit of the previous version. `edited` matches the type's edit schema; its items are
 * matched to those of the previous version by id. New texts that an engine wrote (`isTyped: false`) rest on all passages
 * that they come with; typed ones keep those of the text that they resemble.
 * @throws EditRefusal
 */
export function applyEdit<Content>(
  type: Pick<ContentType<Content>, 'resolveEdit' | 'items' | 'labels'>,
  edited: unknown,
  { before: stored, spoken, isTyped = true }: { before: Content; spoken: Spoken; isTyped?: boolean },
): Content {
  const before = withStoredIds(type, stored)
  const known = new Map(evidenceIn(before).map((evidence) => [toKey(evidence), evidence]))
  const ground = (passage: Passage | null | undefined) =>
    passage ? (known.get(toKey(passage)) ?? spoken.at(passage)) : null
  const groundAll = (passages: readonly Passage[] | null | undefined) =>
    (passages ?? []).flatMap((passage) => ground(passage) ?? [])
  const isOwn = isTyped ? ownPassages(before) : () => true
  const groundFor = (text: string, passages: readonly Passage[] | null | undefined) =>
    groundAll(passages?.filter((passage) => isOwn(text, passage)))
  const identified = assignIds(type, edited as Content, { before, isEdit: true })
  return type.resolveEdit(identified, { before, spoken, ground, groundAll, groundFor })
}

/** Returns the content with its derived fields recomputed, after items were merged or speakers renamed. */
export function recomputeDerived<Content>(
  type: Pick<ContentType<Content>, 'resolveEdit' | 'items' | 'labels'>,
  content: Content,
  spoken: Spoken,
): Content {
  return applyEdit(type, content, { before: content, spoken })
}

/** Returns all evidence of a content of any type. */
function evidenceIn(value: unknown): Evidence[] {
  if (typeof value !== 'object' || value === null) return []
  return isEvidence(value) ? [value] : Object.values(value).flatMap(evidenceIn)
}
