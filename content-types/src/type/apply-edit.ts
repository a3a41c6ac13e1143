// What an edit says of itself is not believed: whatever follows from the transcript is computed, or taken from the
// version that the edit replaces.
import type { ContentType } from './content-type.ts'
import { type Evidence, isEvidence, type Passage, toKey } from './evidence.ts'
import { ownPassages } from './own-evidence.ts'

/** What was said in an episode, for words and passages that people edited. */
export type Spoken = {
  /** Who said a passage, in whole words, and when. Null for one that the transcript does not have, or that is far too long. */
  at: (passage: Passage) => Evidence | null
  /**
   * Where these words were said just so, by this speaker in one go, or by anyone where it is undefined: of several places
   * the one next to `near`, else the first. Null where they were not.
   */
  find: (text: string, speaker: string | null | undefined, near: Passage | null) => Evidence | null
  /** What is said between two times, in whole words; null where no word is heard in between, or far too many. */
  between: (start: number, end: number) => Evidence | null
  /** How a passage of the transcript begins and ends. */
  getEnds: (passage: Passage) => { firstSentence: string; lastSentence: string }
  /** Whether the sentence that a passage ends in goes on after it; false in talk without punctuation. */
  endsInsideSentence: (passage: Passage) => boolean
  /** Seconds at which the last word ends; null where the file says no time of what is said last. */
  lastWordEnds: () => number | null
}

/** What a type has at hand to make content of an edit. */
export type EditContext<Content> = {
  /** The version that the edit replaces. What is ours in it stays where the words or the passage are the same. */
  before: Content
  spoken: Spoken
  /** A passage with its speaker and times: as `before` has it, else as the transcript does; null for one of neither. */
  ground: (passage: Passage | null | undefined) => Evidence | null
  groundAll: (passages: readonly Passage[] | null | undefined) => Evidence[]
  /** The same for what a text of ours rests on: none that belongs to another text, which this one replaced. */
  groundFor: (text: string, passages: readonly Passage[] | null | undefined) => Evidence[]
}

/** An edit that cannot be stored; `message` tells the person why, and what to do. */
export class EditRefusal extends Error {
  override name = 'EditRefusal'
}

/**
 * The content that an edit makes of the version before it. `edited` has the type's shape of an edit.
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
 * For each edited item the stored one that it was, undefined where it was none: of several that fit the one that stands
 * in its place. A stored item is lent once, so that copies of a short text do not multiply what is long in it. Where
 * there is more than one way to fit, the first way goes before the second for all items.
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

/** Every passage that a content of any type rests on. */
function evidenceIn(value: unknown): Evidence[] {
  if (typeof value !== 'object' || value === null) return []
  return isEvidence(value) ? [value] : Object.values(value).flatMap(evidenceIn)
}
