import { Search } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ClosedByBack } from './closed-by-back.tsx'
import { giveFocusBack, Opener } from './opener.tsx'

type Props = {
  onClose: () => void
  /** Called after closing, once the focus is back: the chosen command may open another dialog. */
  onClosed: () => void
  /** Accessible name. */
  label: string
  placeholder: string
  query: string
  onQueryChange: (query: string) => void
  /** Announced when it changes, and shown when the list is empty. */
  status: string
  isEmpty: boolean
  /** `CommandGroup`s that match the query; the dialog doesn't filter. */
  children: ReactNode
}

/** Element id of the active option. */
const Active = createContext<{ active: string | null; setActive: (id: string) => void }>({
  active: null,
  setActive: () => undefined,
})

/**
 * A searchable list for keyboard use. The focus stays in the combobox, which names the active option; arrow keys wrap
 * around.
 */
export function CommandDialog(props: Props) {
  const { onClose, onClosed, label } = props
  const openers = useRef<readonly HTMLElement[]>([])
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            giveFocusBack(event, openers)
            onClosed()
          }}
          className="fixed top-[12dvh] left-1/2 z-50 w-[600px] max-w-[calc(100vw-24px)] -translate-x-1/2 overflow-hidden rounded-dialog bg-surface text-text shadow-pop md:animate-pop max-md:top-3"
        >
          <Opener openers={openers} />
          <ClosedByBack onBack={onClose} />
          <Radix.Title className="only-read">{label}</Radix.Title>
          <SearchedList {...props} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A separate component because the dialog's content mounts one render later than the dialog. */
function SearchedList(props: Props) {
  const { label, placeholder, query, onQueryChange, status, isEmpty, children } = props
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const [active, setActive] = useState<string | null>(null)
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]

  // A new query selects the first option; results that arrive later keep the selection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query, another choice
  useLayoutEffect(() => setActive(options()[0]?.id ?? null), [query])
  useLayoutEffect(() => {
    const ids = options().map(({ id }) => id)
    if (active === null ? ids.length > 0 : !ids.includes(active)) setActive(ids[0] ?? null)
  })
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const all = options()
    const at = all.findIndex(({ id }) => id === active)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (event.key === 'Enter') all[at]?.click()
    else if (next === undefined) return
    else setActive(all.at(next % all.length)?.id ?? null)
    event.preventDefault()
  }

  return (
    <>
      <div className="flex items-center gap-2.5 border-b px-4">
        <Search aria-hidden size={16} className="shrink-0 text-text-3" />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded={!isEmpty}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ?? undefined}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => onQueryChange(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={placeholder}
          className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-text-3"
        />
        <Radix.Close className="touch-area relative type-hint rounded-badge border px-1.5 py-1 text-text-2 hover:bg-sunken touch:px-2.5 touch:py-2">
          <span aria-hidden className="max-md:hidden">
            Esc
          </span>
          <span className="md:only-read">Close</span>
        </Radix.Close>
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label="Results"
        className="max-h-[min(26rem,58dvh)] scroll-py-2 overflow-y-auto overscroll-contain p-2 empty:hidden"
      >
        <Active value={{ active, setActive }}>{children}</Active>
      </div>
      <p role="status" className={isEmpty ? 'px-4 pt-4 pb-5 text-text-2' : 'only-read'}>
        {status}
      </p>
    </>
  )
}

export function CommandGroup({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
    <div role="group" aria-labelledby={id} className="pb-1">
      <div id={id} className="type-hint px-2.5 pt-2 pb-1 text-text-3">
        {heading}
      </div>
      {children}
    </div>
  )
}

type ItemProps = {
  icon?: ReactNode
  /** A short note on the right. */
  note?: ReactNode
  onChoose: () => void
  children: ReactNode
}

export function CommandItem({ icon, note, onChoose, children }: ItemProps) {
  const id = useId()
  const { active, setActive } = use(Active)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox, which names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox hears the keys
    <div
      id={id}
      role="option"
      aria-selected={id === active}
      onPointerMove={() => setActive(id)}
      onClick={onChoose}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-badge px-2.5 py-1.5 select-none aria-selected:bg-sunken touch:min-h-11 forced-colors:aria-selected:outline-2 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-text-3"
    >
      {icon}
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      {note && <span className="type-hint max-w-[45%] shrink-0 truncate text-text-3 tabular-nums">{note}</span>}
    </div>
  )
}
