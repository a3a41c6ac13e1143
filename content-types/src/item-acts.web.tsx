// What can be done with one item beside editing it: pin it, and have it written anew.
import { IconButton, Popover, Spinner } from '@podcastai/ui'
import { Pin, WandSparkles } from 'lucide-react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { WishForm } from './wish-form.web.tsx'

export type ItemActs = {
  /** Paths of the items that stay when the rest is written anew: pinned, or written by people. */
  pinned: readonly string[]
  edited: readonly string[]
  /** Paths of the items that are being written. */
  rewriting: readonly string[]
  suggestions: readonly string[]
  hint?: string
  onPin: (path: string, isPinned: boolean) => void
  onRewrite: (path: string, instruction: string) => void
  /** What people say about the item at a path; `what` names it. */
  comments?: (path: string, what: string) => ReactNode
}

const ItemActsContext = createContext<ItemActs | null>(null)

/** Hands what can be done with items to the views beneath it; without it they offer none of it. */
export function ItemTies({ acts, children }: { acts: ItemActs; children: ReactNode }) {
  return <ItemActsContext value={acts}>{children}</ItemActsContext>
}

/** Comments, pin and wand of the item at a path. */
export function ItemButtons({ path, what }: { path: string; what: string }) {
  const acts = useContext(ItemActsContext)
  if (!acts) return null
  const isPinned = acts.pinned.includes(path)
  return (
    <>
      {/* By it an address that names the item finds it. */}
      <span hidden data-path={path} />
      {acts.comments?.(path, what)}
      <IconButton
        label={isPinned ? `Unpin ${what}` : `Pin ${what}`}
        title={isPinned ? 'Pinned: stays when the rest is written anew' : 'Pin: keep it when the rest is written anew'}
        aria-pressed={isPinned}
        onClick={() => acts.onPin(path, !isPinned)}
        className={isPinned ? 'text-petrol' : 'text-text-3'}
      >
        <Pin aria-hidden size={14} className={isPinned ? 'fill-current' : undefined} />
      </IconButton>
      {!isPinned && <RewriteButton acts={acts} path={path} what={what} />}
    </>
  )
}

function RewriteButton({ acts, path, what }: { acts: ItemActs; path: string; what: string }) {
  const [isOpen, setIsOpen] = useState(false)
  if (acts.rewriting.includes(path)) {
    return (
      <span role="status" className="grid size-7 place-items-center text-petrol">
        <Spinner size={14} />
        <span className="only-read">Writing {what} anew</span>
      </span>
    )
  }
  return (
    <Popover
      label={`Write ${what} anew`}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton label={`Rewrite ${what}`} title="Write anew, with an instruction" className="text-text-3">
          <WandSparkles aria-hidden size={14} />
        </IconButton>
      }
    >
      <WishForm
        what={what}
        suggestions={acts.suggestions}
        hint={
          acts.edited.includes(path) ? `You edited this; it stays as an earlier version. ${acts.hint ?? ''}` : acts.hint
        }
        onWish={(instruction) => {
          setIsOpen(false)
          acts.onRewrite(path, instruction)
        }}
      />
    </Popover>
  )
}
