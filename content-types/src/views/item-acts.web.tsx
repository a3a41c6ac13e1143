// Actions on one item other than editing: pinning, and having it rewritten.
import { buttonStyle, classNames, IconButton, Spinner } from '@podcastai/ui'
import { ArrowLeftRight, Ellipsis, Pin, WandSparkles } from 'lucide-react'
import { createContext, type ReactNode, type RefObject, useContext, useState } from 'react'
import type { Editing } from './editing.web.tsx'
import { useQuietAct } from './quiet.web.tsx'
import { type RefusedRequest, RequestPopover } from './request-popover.web.tsx'
import { SwapPopover } from './swap-popover.web.tsx'
import type { SwapProposal } from './swap-preview.web.tsx'

export type ItemActs = {
  /** Paths of the items that are kept when the rest is rewritten: pinned, or written by people. */
  pinned: readonly string[]
  edited: readonly string[]
  /** Paths of the items that the engine can't write alone. */
  inseparable: readonly string[]
  /** Paths of the items that are being rewritten. */
  rewriting: readonly string[]
  /** The last requests for items that were refused, by path. */
  refused: ReadonlyMap<string, RefusedRequest>
  suggestions: readonly string[]
  /** True if the engine understands requests in the user's own words. */
  takesInstructions: boolean
  onPin: (path: string, isPinned: boolean) => void
  /** Resolves to whether it was rewritten. */
  onRewrite: (path: string, instruction: string, outputLanguage?: string) => Promise<boolean>
  /** Opens a rewrite of the item that is shown beside it before it is used; if omitted, `onRewrite` replaces it. */
  propose?: (path: string, what: string) => void
  /** Actions on the texts of an open editor. */
  editorActs?: (editor: EditorActsProps) => ReactNode
  /** Without a model an item is not rewritten but swapped for another one, which is previewed first. */
  swap?: {
    onPreview: (path: string, instruction: string) => Promise<SwapProposal>
    /** Resolves to whether it was swapped. */
    onSwap: (path: string, instruction: string) => Promise<boolean>
  }
  /** The picture to post, generated from the item at a path. */
  picture?: (picture: ItemPictureProps) => ReactNode
  /** The comments on the item at a path; `what` names it. */
  comments?: (path: string, what: string) => ReactNode
  /** A notice that the words that the item at a path rests on have been corrected since. */
  corrections?: (path: string, what: string) => ReactNode
}

export type ItemPictureProps = {
  path: string
  /** Name of the item in the picture: 'quote “The first line …”'. */
  what: string
  /** Text of the picture. */
  words: string
  /** Width and aspect ratio, as classes. */
  className: string
}

export type EditorActsProps = { editing: Editing; form: RefObject<HTMLFormElement | null> }

const ItemActsContext = createContext<ItemActs | null>(null)

/** Returns the item actions; null without a provider. */
export function useItemActs(): ItemActs | null {
  return useContext(ItemActsContext)
}

/** Provides item actions to the views inside it; without a provider they offer none. */
export function ItemActsProvider({ acts, children }: { acts: ItemActs; children: ReactNode }) {
  return <ItemActsContext value={acts}>{children}</ItemActsContext>
}

/** The small picture of an item, or nothing if there is none. */
export function ItemPicture(props: ItemPictureProps) {
  return useContext(ItemActsContext)?.picture?.(props) ?? null
}

/** The actions on the texts of an open editor, or nothing if there are none. */
export function EditorActs(props: EditorActsProps) {
  return useContext(ItemActsContext)?.editorActs?.(props) ?? null
}

/** The actions on the item at a path other than copying and editing. `more`: actions that only its type has. */
export function ItemButtons({ path, what, more }: { path: string; what: string; more?: ReactNode }) {
  const acts = useContext(ItemActsContext)
  const isPinned = acts?.pinned.includes(path) ?? false
  const look = useQuietAct(isPinned)
  if (!acts) return more
  return (
    <>
      {/* An address that names the item finds it by this attribute. */}
      <span hidden data-path={path} />
      {acts.corrections?.(path, what)}
      <MoreActs what={what}>
        {acts.comments?.(path, what)}
        <IconButton
          label={isPinned ? `Unpin ${what}` : `Pin ${what}`}
          title={isPinned ? 'Pinned: it stays when you regenerate' : 'Pin: keep it when you regenerate'}
          aria-pressed={isPinned}
          onClick={() => acts.onPin(path, !isPinned)}
          className={classNames(isPinned && 'text-petrol', look)}
        >
          <Pin aria-hidden size={14} className={isPinned ? 'fill-current' : undefined} />
          <ActWord>Pin</ActWord>
        </IconButton>
        {!acts.inseparable.includes(path) &&
          (isPinned ? (
            <NoButton word={acts.swap ? 'Swap' : 'Rewrite'} />
          ) : (
            <RewriteButton acts={acts} path={path} what={what} />
          ))}
        {more}
      </MoreActs>
    </>
  )
}

/** Actions in the style `quietAct`. On touch screens a button unfolds them, with labels. */
function MoreActs({ what, children }: { what: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span className="group/acts contents" data-more={isOpen || undefined}>
      {children}
      <IconButton
        label={`More for ${what}`}
        title="More"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="text-text-3 md:not-pointer-coarse:hidden"
      >
        <Ellipsis aria-hidden size={16} />
      </IconButton>
    </span>
  )
}

/** The label of an action, shown when the actions are unfolded. */
export function ActWord({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className="hidden touch:group-data-more/acts:inline">
      {children}
    </span>
  )
}

/** True if people wrote the item at a path themselves. */
export function useIsEdited(path: string | undefined): boolean {
  const edited = useContext(ItemActsContext)?.edited ?? []
  return edited.some((one) => one === path)
}

/** An empty space in place of an unavailable button, so that the others, above all the one just pressed, don't move. */
function NoButton({ word }: { word: string }) {
  const look = useQuietAct()
  return (
    <span
      aria-hidden
      className={buttonStyle({ variant: 'ghost', size: 'small', square: true, className: `invisible ${look}` })}
    >
      <WandSparkles size={14} />
      <ActWord>{word}</ActWord>
    </span>
  )
}

function RewriteButton({ acts, path, what }: { acts: ItemActs; path: string; what: string }) {
  const isWriting = acts.rewriting.includes(path)
  const look = useQuietAct(isWriting)
  const note = acts.edited.includes(path) ? 'Your edit stays available as an earlier version.' : undefined
  const { swap, propose } = acts
  if (swap) {
    return (
      <SwapPopover
        what={what}
        trigger={
          <IconButton label={`Swap ${what}`} title="Swap for another one" className={look}>
            {isWriting ? <Spinner size={14} /> : <ArrowLeftRight aria-hidden size={14} />}
            <ActWord>Swap</ActWord>
          </IconButton>
        }
        note={note}
        suggestions={acts.suggestions}
        isSwapping={isWriting}
        onPreview={(instruction) => swap.onPreview(path, instruction)}
        onSwap={(instruction) => swap.onSwap(path, instruction)}
      />
    )
  }
  const button = (
    <IconButton
      label={`Rewrite ${what}`}
      title="Rewrite this one"
      className={look}
      onClick={propose && (() => propose(path, what))}
    >
      {isWriting ? <Spinner size={14} /> : <WandSparkles aria-hidden size={14} />}
      <ActWord>Rewrite</ActWord>
    </IconButton>
  )
  if (propose) return button
  return (
    <>
      <RequestPopover
        what={what}
        trigger={button}
        suggestions={acts.suggestions}
        takesInstructions={acts.takesInstructions}
        note={note}
        isWriting={isWriting}
        refused={acts.refused.get(path)}
        onRequest={(...request) => acts.onRewrite(path, ...request)}
      />
      {isWriting && (
        <span role="status" className="only-read">
          Rewriting {what}
        </span>
      )}
    </>
  )
}
