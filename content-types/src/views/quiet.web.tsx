// Styles of an item's actions other than Copy and Edit. With a mouse they show while the pointer or the focus is in the
// item, or in its row if it has one; on touch screens "More" unfolds them.
import { createContext, type ReactNode, useContext } from 'react'

const fade = 'transition-opacity mouse:opacity-0'

/** While a popover of the item is open, the pointer and the focus are in that popover. */
const inItem =
  'mouse:group-hover/item:opacity-100 mouse:group-focus-within/item:opacity-100 mouse:group-has-[[data-state=open]]/item:opacity-100'
const inRow =
  'mouse:group-hover/row:opacity-100 mouse:group-focus-within/row:opacity-100 mouse:group-has-[[data-state=open]]/row:opacity-100'
const behindMore = 'touch:hidden touch:group-data-more/acts:inline-flex'
/** Next to its label; see `ActWord`. */
const unfolded =
  'touch:group-data-more/acts:w-auto touch:group-data-more/acts:gap-1.5 touch:group-data-more/acts:px-2.5'

const RowContext = createContext(false)

/** A part of an item that shows its own actions when hovered: needs the class `group/row`. */
export function Row({ children }: { children: ReactNode }) {
  return <RowContext value={true}>{children}</RowContext>
}

/** Content that shows only with its item or row; always visible on touch screens. */
export function Quiet({ children }: { children: ReactNode }) {
  return <span className={`inline-flex flex-wrap items-center gap-1.5 ${useQuiet()}`}>{children}</span>
}

/** Returns the classes of content that shows only with its item or row. */
export function useQuiet(): string {
  return useContext(RowContext) ? `${fade} ${inRow}` : `${fade} ${inItem}`
}

/**
 * Returns the classes of an action that shows with its item or row, or on touch screens under "More". An action that
 * shows a state, such as a pin, is always visible.
 */
export function useQuietAct(isTelling = false): string {
  const quiet = useQuiet()
  return isTelling ? unfolded : `text-text-3 ${quiet} ${behindMore} ${unfolded}`
}
