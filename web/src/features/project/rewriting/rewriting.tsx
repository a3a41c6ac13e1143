import { type ContentItem, type ContentKey, getContentType } from '@podcastai/content-types'
import type { EditorActsProps } from '@podcastai/content-types/web'
import { RewriteDialog } from './rewrite-dialog.tsx'
import { SelectionRewriter } from './selection-rewriter.tsx'

/** The content of a type as it is shown, and its version. */
export type RewritableContent = {
  id: string
  contentType: ContentKey
  content: unknown
  version: number | undefined
}

export type TextSelection = { before: string; selected: string; after: string }

/** What to rewrite: an item, or words that are selected in its editor. */
export type RewriteTarget = {
  /** Id or path of the item. */
  place: string
  /** Name of the item, or of the selected words. */
  what: string
  selection?: TextSelection
  /** Puts the new words into the editor; if omitted, the new item is saved. */
  onUse?: (words: string) => void
}

type Props = {
  on: RewritableContent
  onTarget: (target: RewriteTarget | null) => void
  /** What the dialog rewrites. */
  target?: RewriteTarget
  /** The editor that gets a button. */
  editor?: EditorActsProps
}

/** The dialog that rewrites a text, or the button in an editor that opens it for selected words. */
export function Rewriting({ on, onTarget, target, editor }: Props) {
  const item = findItem(on, target?.place ?? editor?.editing.place)
  if (!item) return null
  if (target) return <RewriteDialog {...on} item={item} target={target} onClose={() => onTarget(null)} />
  return editor && <SelectionRewriter {...editor} onRewrite={onTarget} />
}

/** Returns the item of a place; undefined for one that is just being written. */
function findItem({ contentType, content }: RewritableContent, place?: string): ContentItem | undefined {
  const items = content === undefined ? [] : getContentType(contentType).items(content as never)
  return items.find(({ id, path }) => id === place || path === place)
}
