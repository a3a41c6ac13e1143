// Looks of what an item offers beside Copy and Edit. With a mouse it shows while the pointer or the focus is in the item,
// or in its row where it has one; where one touches, "More" unfolds it.
import { createContext, type ReactNode, useContext } from 'react'

const fade = 'transition-opacity mouse:opacity-0'

/** While a popover of the item is open the pointer is in that, and so is the focus. */
const inItem =
  'mouse:group-hover/item:opacity-100 mouse:group-focus-within/item:opacity-100 mouse:group-has-[[data-state=open]]/item:opacity-100'
const inRow =
  'mouse:group-hover/row:opacity-100 mouse:group-focus-within/row:opacity-100 mouse:group-has-[[data-state=open]]/row:opacity-100'
const behindMore = 'touch:hidden touch:group-data-more/acts:inline-flex'
/** Beside its word; see `ActWord`. */
const unfolded =
  'touch:group-data-more/acts:w-auto touch:group-data-more/acts:gap-1.5 touch:group-data-more/acts:px-2.5'

const RowContext = createContext(false)

/** A part of an item that shows its own acts when it is pointed at: wants the class `group/row`. */
export function Row({ children }: { children: ReactNode }) {
  return <RowContext value={true}>{children}</RowContext>
}

/** What shows with its item or row alone; a finger sees it always. */
export function Quiet({ children }: { children: ReactNode }) {
  return <span className={`inline-flex flex-wrap items-center gap-1.5 ${useQuiet()}`}>{children}</span>
}

/** The look of that. */
export function useQuiet(): string {
  return useContext(RowContext) ? `${fade} ${inRow}` : `${fade} ${inItem}`
}

/** Shows with its item or row; where one touches, behind "More". What has something to tell, as a pin, shows always. */
export function useQuietAct(isTelling = false): string {
  const quiet = useQuiet()
  return isTelling ? unfolded : `text-text-3 ${quiet} ${behindMore} ${unfolded}`
}
