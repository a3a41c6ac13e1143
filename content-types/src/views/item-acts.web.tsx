// What can be done with one item beside editing it: pin it, and have it rewritten.
import { buttonStyle, classNames, IconButton, Spinner } from '@podcastai/ui'
import { ArrowLeftRight, Ellipsis, Pin, WandSparkles } from 'lucide-react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useQuietAct } from './quiet.web.tsx'
import { type RefusedRequest, RequestPopover } from './request-popover.web.tsx'
import { SwapPopover, type SwapProposal } from './swap-popover.web.tsx'

export type ItemActs = {
  /** Paths of the items that stay when the rest is rewritten: pinned, or written by people. */
  pinned: readonly string[]
  edited: readonly string[]
  /** Paths of the items that the engine does not write alone. */
  inseparable: readonly string[]
  /** Paths of the items that are being written. */
  rewriting: readonly string[]
  /** Wishes for items that were refused last, by path. */
  refused: ReadonlyMap<string, RefusedRequest>
  suggestions: readonly string[]
  /** Whether the engine understands wishes in people's own words. */
  takesInstructions: boolean
  onPin: (path: string, isPinned: boolean) => void
  /** Was it written? */
  onRewrite: (path: string, instruction: string) => Promise<boolean>
  /** Without a model an item is not rewritten but swapped for another one, which is shown first. */
  swap?: {
    onPreview: (path: string, instruction: string) => Promise<SwapProposal>
    /** Was it swapped? */
    onSwap: (path: string, instruction: string) => Promise<boolean>
  }
  /** The picture to post that is made of the item at a path. */
  picture?: (picture: ItemPictureProps) => ReactNode
  /** What people say about the item at a path; `what` names it. */
  comments?: (path: string, what: string) => ReactNode
  /** That the words which the item at a path rests on were corrected since. */
  corrections?: (path: string, what: string) => ReactNode
}

export type ItemPictureProps = {
  path: string
  /** What it is a picture of, for names: 'quote “The first line …”'. */
  what: string
  /** What is drawn, in words. */
  words: string
  /** Its width and its sides, as classes. */
  className: string
}

const ItemActsContext = createContext<ItemActs | null>(null)

/** Hands what can be done with items to the views beneath it; without it they offer none of it. */
export function ItemActsProvider({ acts, children }: { acts: ItemActs; children: ReactNode }) {
  return <ItemActsContext value={acts}>{children}</ItemActsContext>
}

/** The picture of an item, small; where none can be had, nothing. */
export function ItemPicture(props: ItemPictureProps) {
  return useContext(ItemActsContext)?.picture?.(props) ?? null
}

/** What can be done with the item at a path beside copying and editing it. `more` are acts that only its type has. */
export function ItemButtons({ path, what, more }: { path: string; what: string; more?: ReactNode }) {
  const acts = useContext(ItemActsContext)
  const isPinned = acts?.pinned.includes(path) ?? false
  const look = useQuietAct(isPinned)
  if (!acts) return more
  return (
    <>
      {/* By it an address that names the item finds it. */}
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

/** Acts of the look `quietAct`. Where one touches, a button unfolds them, each with its word. */
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

/** What an act is called, where it is unfolded. */
export function ActWord({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className="hidden touch:group-data-more/acts:inline">
      {children}
    </span>
  )
}

/** Whether people wrote the item at a path themselves. */
export function useIsEdited(path: string | undefined): boolean {
  const edited = useContext(ItemActsContext)?.edited ?? []
  return edited.some((one) => one === path)
}

/** The room of a button that is not offered now: the others stay where they are, above all the one just pressed. */
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
  const { swap } = acts
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
  return (
    <>
      <RequestPopover
        what={what}
        trigger={
          <IconButton label={`Rewrite ${what}`} title="Rewrite this one" className={look}>
            {isWriting ? <Spinner size={14} /> : <WandSparkles aria-hidden size={14} />}
            <ActWord>Rewrite</ActWord>
          </IconButton>
        }
        suggestions={acts.suggestions}
        takesInstructions={acts.takesInstructions}
        note={note}
        isWriting={isWriting}
        refused={acts.refused.get(path)}
        onRequest={(instruction) => acts.onRewrite(path, instruction)}
      />
      {isWriting && (
        <span role="status" className="only-read">
          Rewriting {what}
        </span>
      )}
    </>
  )
}
