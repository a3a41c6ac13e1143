// Content of any type after words of its transcript were corrected.
import type { ContentType } from '../type/content-type.ts'
import { Evidence } from '../type/evidence.ts'
import { type TextChange, type WordCorrecting, withChanges } from './word-correcting.ts'

type Correctable<Content> = Pick<ContentType<Content>, 'items' | 'schema' | 'renameSpeakers' | 'labels'>

/**
 * The content under corrected words, in the type's shape. Passages move everywhere. Texts say the new words, but for
 * those of items that people edited, names of speakers, and labels of the type. Derived
 * fields are not updated: call `recomputeDerived`.
 */
export function correctedContent<Content>(
  type: Correctable<Content>,
  content: Content,
  { editedItems, correcting }: { editedItems: readonly string[]; correcting: WordCorrecting },
): Content {
  const kept = new Set([...editedPaths(type, content, editedItems), ...speakerPaths(type, content)])
  const correct = (paths: ReadonlySet<string>) =>
    corrected(content, { path: [], evidence: [] }, { kept: paths, labels: type.labels ?? [], correcting }) as Content
  const made = correct(kept)
  const { error } = type.schema.safeParse(made)
  if (!error) return made
  // A value that is one of a few, or a text that has no room for more, stays as it was.
  return correct(new Set([...kept, ...error.issues.map(({ path }) => path.join('.'))]))
}

/**
 * Content under other speakers, `after`, with the words that people wrote of `before`: in items that they edited only who
 * speaks is another. The two have the same shape.
 */
export function withOwnWords<Content>(
  type: Pick<Correctable<Content>, 'items' | 'renameSpeakers'>,
  { before, after, editedItems }: { before: Content; after: Content; editedItems: readonly string[] },
): Content {
  if (editedItems.length === 0) return after
  const own = new Set(editedPaths(type, before, editedItems))
  const speakers = new Set(speakerPaths(type, before))
  const keep = (was: unknown, is: unknown, path: readonly string[]): unknown => {
    if (parseEvidence(is)) return is
    if (typeof is === 'string') {
      const isOwn = path.some((_, at) => own.has(path.slice(0, at + 1).join('.')))
      return isOwn && typeof was === 'string' && !speakers.has(path.join('.')) ? was : is
    }
    if (typeof is !== 'object' || is === null) return is
    const made = toEntries(is).map(
      ([name, one]) => [name, keep((was as Fields)?.[name], one, [...path, name])] as const,
    )
    return Array.isArray(is) ? made.map(([, one]) => one) : Object.fromEntries(made)
  }
  return keep(before, after, []) as Content
}

type Named<Content> = Pick<Correctable<Content>, 'items'>

function editedPaths<Content>(type: Named<Content>, content: Content, edited: readonly string[]): string[] {
  return type
    .items(content)
    .filter(({ path }) => edited.includes(path))
    .flatMap(({ path, also = [] }) => [path, ...also])
}

const mark = '\u0000'

/** Where a type names a speaker: what it would rename. */
function speakerPaths<Content>(type: Pick<Correctable<Content>, 'renameSpeakers'>, content: Content): string[] {
  const marked = type.renameSpeakers(content, {
    evidence: (evidence) => evidence,
    speaker: (name) => name && `${mark}${name}`,
    words: (text) => text,
    divides: () => false,
  })
  const find = (value: unknown, path: readonly string[]): string[] => {
    if (typeof value === 'string') return value.startsWith(mark) ? [path.join('.')] : []
    return toEntries(value).flatMap(([name, inner]) => find(inner, [...path, name]))
  }
  return find(marked, [])
}

type At = { path: readonly string[]; evidence: readonly Evidence[] }
type Rules = { kept: ReadonlySet<string>; labels: readonly string[]; correcting: WordCorrecting }

function corrected(value: unknown, at: At, rules: Rules): unknown {
  if (typeof value === 'string') return mayChange(at, rules) ? correctedText(value, at, rules) : value
  if (typeof value !== 'object' || value === null) return value
  const evidence = parseEvidence(value)
  if (evidence) return { ...value, ...toPlaces(rules.correcting.passage(evidence)) }
  const own = { ...at, evidence: ownEvidence(value) ?? at.evidence }
  const inner = (name: string): At => ({
    path: [...at.path, name],
    evidence: evidenceUnder(value, name) ?? own.evidence,
  })
  const made = toEntries(value).map(([name, one]) => [name, corrected(one, inner(name), rules)] as const)
  if (Array.isArray(value)) return made.map(([, one]) => one)
  return withParts(value as Fields, Object.fromEntries(made), { at: own, rules })
}

/** A label, or a time, has no words of the talk; neither has what people wrote themselves. */
function mayChange({ path }: At, { kept, labels }: Rules): boolean {
  return (
    !labels.includes(path.at(-1) ?? '') &&
    !path.some((_, at) => kept.has(path.slice(0, at + 1).join('.'))) &&
    !kept.has('')
  )
}

function correctedText(text: string, { path, evidence }: At, { correcting }: Rules): string {
  const isTag = path.some((name) => /hashtags?$/i.test(name)) && !text.startsWith('#')
  return isTag ? correcting.tag(text, evidence) : withChanges(text, correcting.changes(text, evidence))
}

type Fields = Record<string, unknown>

/** Lists of words that stand in a text beside them, as those that are stressed, go on standing in it. */
function withParts(before: Fields, after: Fields, { at, rules }: { at: At; rules: Rules }): Fields {
  const changed = Object.entries(before).filter(([name, text]) => typeof text === 'string' && text !== after[name])
  if (changed.length === 0) return after
  const made = { ...after }
  for (const [name, list] of Object.entries(before)) {
    if (!Array.isArray(list) || !mayChange({ ...at, path: [...at.path, name] }, rules)) continue
    made[name] = list.map((part, index) => {
      const own = (after[name] as unknown[])[index]
      if (typeof part !== 'string' || part === '' || own !== part) return own
      const whole = changed.find(([, text]) => (text as string).toLowerCase().includes(part.toLowerCase()))
      if (!whole || String(after[whole[0]]).toLowerCase().includes(part.toLowerCase())) return part
      const text = whole[1] as string
      return correctPart(text, part, rules.correcting.changes(text, evidenceUnder(before, whole[0]) ?? at.evidence))
    })
  }
  return made
}

/** What a part of a text is after the text changed: whole changes, where it has a piece of one. */
function correctPart(text: string, part: string, changes: readonly TextChange[]): string {
  const from = text.toLowerCase().indexOf(part.toLowerCase())
  const to = from + part.length
  const met = changes.filter((change) => change.from < to && from < change.to)
  const [begin, end] = [Math.min(from, ...met.map((one) => one.from)), Math.max(to, ...met.map((one) => one.to))]
  const inside = met.map((one) => ({ ...one, from: one.from - begin, to: one.to - begin }))
  return withChanges(text.slice(begin, end), inside)
}

/** What an object rests on, if it says so: one passage or several. */
function ownEvidence(value: object): Evidence[] | null {
  return 'evidence' in value ? listed(value.evidence) : null
}

/** What one text of an object rests on, where that is said by name. */
function evidenceUnder(value: object, name: string): Evidence[] | null {
  const all = 'evidence' in value ? value.evidence : null
  return typeof all === 'object' && all !== null && !Array.isArray(all) && name in all && parseEvidence(all) === null
    ? listed((all as Fields)[name])
    : null
}

function listed(value: unknown): Evidence[] {
  return (Array.isArray(value) ? value : [value]).flatMap((one) => parseEvidence(one) ?? [])
}

function parseEvidence(value: unknown): Evidence | null {
  const mayBe = typeof value === 'object' && value !== null && 'from' in value && 'to' in value
  return mayBe ? (Evidence.safeParse(value).data ?? null) : null
}

const toPlaces = ({ from, to }: Evidence) => ({ from, to })

function toEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
