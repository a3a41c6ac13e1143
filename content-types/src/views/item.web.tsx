import { Card, classNames } from '@podcastai/ui'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { editingFrame } from './editing.web.tsx'
import { Row } from './quiet.web.tsx'

/** One piece of content: a card whose frame shows that it is being edited. */
export function Item({
  editing = false,
  label,
  className,
  children,
}: {
  editing?: boolean
  /** Label for screen readers. */
  label?: string
  className?: string
  children: ReactNode
}) {
  return (
    <Card
      role={label ? 'group' : undefined}
      aria-label={label}
      data-item
      className={classNames(
        'group/item grid min-w-0 content-start gap-3 px-4.5 pt-4 pb-3 max-md:px-3.5 max-md:pt-3.5 max-md:pb-2.5',
        editing && editingFrame,
        className,
      )}
    >
      {children}
    </Card>
  )
}

/** The foot of an item: facts on the left, actions on the right. */
export function ItemFoot({ children, acts }: { children?: ReactNode; acts?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1.5">{children}</div>
      <div className="ml-auto flex min-h-7.5 items-center gap-1.5 max-md:flex-wrap max-md:justify-end max-md:gap-x-0 max-md:gap-y-2">
        {acts}
      </div>
    </div>
  )
}

/**
 * A row of a list: text on the left, actions on the right; on a phone they are below, so that the text keeps its width.
 */
export function ItemRow({ children, acts }: { children: ReactNode; acts: ReactNode }) {
  return (
    <Row>
      <div className="group/row flex items-center gap-x-3 gap-y-1 max-md:flex-wrap">
        <div className="grid min-w-0 flex-1 gap-1 max-md:basis-full">{children}</div>
        <div className="ml-auto flex items-center gap-0.5 max-md:flex-wrap max-md:justify-end max-md:gap-y-2">
          {acts}
        </div>
      </div>
    </Row>
  )
}

/** A mark that the text is true to the transcript, in `ok`. Only for checked text. */
export function Verified({ children }: { children: ReactNode }) {
  return (
    <span className="type-hint inline-flex items-center gap-1 font-medium whitespace-nowrap text-ok">
      <BadgeCheck aria-hidden size={14} />
      {children}
    </span>
  )
}

/** Why an item ranks as it does, in one line, or nothing if that is unknown. */
export function Why({ children }: { children: string | undefined }) {
  if (!children) return null
  return <p className="type-hint text-pretty text-text-3 wrap-anywhere">{children}</p>
}

/** Words joined by middle dots. */
export function Facts({ facts }: { facts: readonly (string | null)[] }) {
  return (
    <span className="type-hint text-text-3">
      {facts.filter((fact) => fact !== null && fact !== '').join('\u00a0 · \u00a0')}
    </span>
  )
}
