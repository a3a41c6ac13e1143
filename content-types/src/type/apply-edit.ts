// Edits aren't trusted: everything that follows from the transcript is computed, or taken from the version that the edit
// replaces.
import type { ContentType } from './content-type.ts'
import { type Evidence, isEvidence, type Passage, toKey } from './evidence.ts'
import { ownPassages } from './own-evidence.ts'

/** Lookups in the transcript for edited words and passages. */
export type Spoken = {
  /** Returns a passage, widened to whole words, with speaker and times; null if it doesn't exist or is far too long. */
  at: (passage: Passage) => Evidence | null
  /**
   * Returns where these words were said verbatim in one turn of this speaker (of anyone if undefined): the place nearest
   * to `near`, else the first; null if there is none.
   */
  find: (text: string, speaker: string | null | undefined, near: Passage | null) => Evidence | null
  /** Returns the whole words between two times; null if there are none or far too many. */
  between: (start: number, end: number) => Evidence | null
  /** Returns the first and last sentence of a passage. */
  getEnds: (passage: Passage) => { firstSentence: string; lastSentence: string }
  /** Whether the sentence that a passage ends in goes on after it; false in talk without punctuation. */
  endsInsideSentence: (passage: Passage) => boolean
  /** End of the last word in seconds; null if the file has no time for it. */
  lastWordEnds: () => number | null
}

/** What a type needs to apply an edit. */
export type EditContext<Content> = {
  /** The version that the edit replaces. Its derived fields are kept where the words or the passage are unchanged. */
  before: Content
  spoken: Spoken
  /** Returns a passage with speaker and times, from `before` or else from the transcript; null if neither has it. */
  ground: (passage: Passage | null | undefined) => Evidence | null
  groundAll: (passages: readonly Passage[] | null | undefined) => Evidence[]
  /** The same for the evidence of our own texts, without evidence of a text that this one replaced. */
  groundFor: (text: string, passages: readonly Passage[] | null | undefined) => Evidence[]
}

/** An edit that can't be stored; `message` tells the user why and what to do. */
export class EditRefusal extends Error {
  override name = 'EditRefusal'
}

/**
 * Returns the content after an edit of the previous version. `edited` matches the type's edit schema.
 * @throws EditRefusal
 */
export function applyEdit<Content>(
  type: Pick<ContentType<Content>, 'resolveEdit'>,
  edited: unknown,
  { before, spoken }: { before: Content; spoken: Spoken },
): Content {
  const known = new Map(evidenceIn(before).map((evidence) => [toKey(evidence), evidence]))
  const ground = (passage: Passage | null | undefined) =>
    passage ? (known.get(toKey(passage)) ?? spoken.at(passage)) : null
  const groundAll = (passages: readonly Passage[] | null | undefined) =>
    (passages ?? []).flatMap((passage) => ground(passage) ?? [])
  const isOwn = ownPassages(before)
  const groundFor = (text: string, passages: readonly Passage[] | null | undefined) =>
    groundAll(passages?.filter((passage) => isOwn(text, passage)))
  return type.resolveEdit(edited, { before, spoken, ground, groundAll, groundFor })
}

/** Returns the content with its derived fields recomputed, after items were merged or speakers renamed. */
export function recomputeDerived<Content>(
  type: Pick<ContentType<Content>, 'resolveEdit'>,
  content: Content,
  spoken: Spoken,
): Content {
  return applyEdit(type, content, { before: content, spoken })
}

/**
 * Returns the stored item for each edited one, or undefined for new items; among several matches, the one at the same
 * index. Each stored item is used once, so that copies of a short text don't multiply its long fields. Earlier match
 * criteria are tried for all items before later ones.
 */
export function storedItems<Stored, Edited>(
  stored: readonly Stored[],
  edited: readonly Edited[],
  ...ways: ((stored: Stored, edited: Edited) => boolean)[]
): (Stored | undefined)[] {
  const left = new Set(stored.keys())
  const found = edited.map((): Stored | undefined => undefined)
  for (const fits of ways) {
    const lend = (choose: (item: Edited, at: number) => number | undefined) => {
      for (const [at, item] of edited.entries()) {
        const from = found[at] === undefined ? choose(item, at) : undefined
        if (from === undefined) continue
        found[at] = stored[from]
        left.delete(from)
      }
    }
    const isFree = (from: number, item: Edited) => left.has(from) && fits(stored[from] as Stored, item)
    lend((item, at) => (isFree(at, item) ? at : undefined))
    lend((item) => [...left].find((from) => isFree(from, item)))
  }
  return found
}

/** Returns all evidence of a content of any type. */
function evidenceIn(value: unknown): Evidence[] {
  if (typeof value !== 'object' || value === null) return []
  return isEvidence(value) ? [value] : Object.values(value).flatMap(evidenceIn)
}
