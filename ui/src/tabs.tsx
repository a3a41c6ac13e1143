import { Tabs as Radix } from 'radix-ui'
import { Children, type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

/**
 * Tabs: `<Tabs value onValueChange><TabList label><Tab value/>…</TabList><TabPanel value/>…</Tabs>`. Controlled,
 * because each tab has its own URL.
 */
export function Tabs(props: ComponentProps<typeof Radix.Root> & { value: string }) {
  return <Radix.Root {...props} />
}

type TabListProps = { label: string; look?: 'underline' | 'segments' | 'rail'; className?: string; children: ReactNode }

/**
 * One row of tabs. When it overflows, it scrolls sideways, keeps the active tab in view, and fades at the cut-off ends.
 * A rail is vertical where there is room (set `orientation="vertical"` on Tabs for it).
 */
export function TabList({ label, look = 'underline', className, children }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef<Element>(null)

  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[data-state=active]')
    // Only scroll when another tab became active, so that a user who is scrolling the row isn't interrupted.
    if (!active || shown.current === active || typeof ResizeObserver === 'undefined') return
    shown.current = active
    // Runs after layout; measuring here would force a synchronous layout.
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      bringIntoView(active)
    })
    observer.observe(active)
  })

  const count = Children.count(children)
  useEffect(() => (list.current && count > 0 ? watchEnds(list.current) : undefined), [count])

  return (
    <Radix.List
      ref={list}
      aria-label={label}
      data-look={look}
      className={classNames(
        'group/tabs relative flex',
        look !== 'segments' && fadingEnds,
        look === 'underline' && 'gap-0.5 overflow-x-auto shadow-[inset_0_-1px_var(--line)] [scrollbar-width:none]',
        look === 'segments' && 'gap-0.5 rounded-[9px] bg-sunken p-[3px]',
        look === 'rail' && 'gap-0.5 desk:flex-col max-desk:overflow-x-auto max-desk:[scrollbar-width:none]',
        className,
      )}
    >
      {children}
    </Radix.List>
  )
}

/** Fades the row on the sides with tabs out of view. */
const fadingEnds =
  'data-more-before:[--before:min(15%,88px)] data-more-after:[--after:min(15%,88px)] data-more-after:[mask-image:var(--fade)] data-more-before:[mask-image:var(--fade)] [--fade:linear-gradient(to_right,transparent,black_var(--before,0px),black_calc(100%-var(--after,0px)),transparent)]'

/** Marks the row with the sides where its first or last tab is cut off. */
function watchEnds(row: HTMLElement): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined
  const whole = 0.98
  const observer = new IntersectionObserver(
    (ends) => {
      for (const { target, intersectionRatio } of ends) {
        if (target === row.firstElementChild) row.toggleAttribute('data-more-before', intersectionRatio < whole)
        if (target === row.lastElementChild) row.toggleAttribute('data-more-after', intersectionRatio < whole)
      }
    },
    { root: row, threshold: whole },
  )
  for (const end of [row.firstElementChild, row.lastElementChild]) if (end) observer.observe(end)
  return () => observer.disconnect()
}

function bringIntoView(active: HTMLElement) {
  const row = active.parentElement
  if (!row || row.scrollWidth <= row.clientWidth) return
  row.scrollTo({ left: active.offsetLeft - (row.clientWidth - active.offsetWidth) / 2 })
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...rest}
      // Radix focuses by script, which browsers treat as keyboard focus and draw a ring for.
      onMouseDown={({ currentTarget, button }) => button === 0 && currentTarget.focus({ focusVisible: false })}
      className={classNames(
        'relative inline-flex shrink-0 scroll-mx-16 items-center justify-center gap-2 font-medium whitespace-nowrap text-text-2 transition-colors focus-visible:-outline-offset-2',
        'group-data-[look=underline]/tabs:h-11 group-data-[look=underline]/tabs:border-b-2 group-data-[look=underline]/tabs:border-transparent group-data-[look=underline]/tabs:px-3 group-data-[look=underline]/tabs:hover:text-text',
        'group-data-[look=underline]/tabs:data-[state=active]:border-text group-data-[look=underline]/tabs:data-[state=active]:font-semibold group-data-[look=underline]/tabs:data-[state=active]:text-text',
        'group-data-[look=segments]/tabs:touch-area group-data-[look=segments]/tabs:h-8 group-data-[look=segments]/tabs:flex-1 group-data-[look=segments]/tabs:rounded-badge group-data-[look=segments]/tabs:px-2.5 touch:group-data-[look=segments]/tabs:h-9',
        'group-data-[look=rail]/tabs:h-9 group-data-[look=rail]/tabs:justify-start group-data-[look=rail]/tabs:gap-2.5 group-data-[look=rail]/tabs:rounded-control group-data-[look=rail]/tabs:px-2.5 group-data-[look=rail]/tabs:hover:text-text touch:group-data-[look=rail]/tabs:h-11',
        'group-data-[look=rail]/tabs:data-[state=active]:bg-surface group-data-[look=rail]/tabs:data-[state=active]:font-semibold group-data-[look=rail]/tabs:data-[state=active]:text-text group-data-[look=rail]/tabs:data-[state=active]:shadow-[0_0_0_1px_var(--line)]',
        'group-data-[look=segments]/tabs:data-[state=active]:bg-chosen group-data-[look=segments]/tabs:data-[state=active]:text-text group-data-[look=segments]/tabs:data-[state=active]:shadow-[0_0_0_1px_var(--line)]',
        className,
      )}
    />
  )
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={classNames('rounded-badge', className)} />
}
