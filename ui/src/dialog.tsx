import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { closeListFirst } from './close-list-first.ts'
import { ClosedByBack } from './closed-by-back.tsx'
import { isOverAll } from './is-over-all.ts'
import { giveFocusBack, Opener } from './opener.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the action: 'Rename Project'. */
  title: string
  text?: ReactNode
  children?: ReactNode
  className?: string
}

/** A 440 px dialog; a bottom sheet on phones. Esc and Back close it, and the focus returns to where it was. */
export function Dialog({ open, onOpenChange, title, text, children, className }: Props) {
  const openers = useRef<readonly HTMLElement[]>([])
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          data-sheet=""
          {...(text ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={(event) => isOverAll(event) && event.preventDefault()}
          onEscapeKeyDown={closeListFirst}
          onCloseAutoFocus={(event) => giveFocusBack(event, openers)}
          className={classNames(
            'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-48px)] w-[440px] max-w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 flex-col gap-4 overflow-y-auto rounded-dialog bg-surface p-5 text-text shadow-pop md:animate-pop',
            'max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:w-full max-md:max-w-none max-md:translate-x-0 max-md:translate-y-0 max-md:animate-sheet max-md:rounded-b-none',
            className,
          )}
        >
          <Opener openers={openers} />
          <ClosedByBack onBack={() => onOpenChange(false)} />
          <div className="grid gap-1.5 pr-8">
            <Radix.Title className="type-h2 wrap-anywhere">{title}</Radix.Title>
            {text && <Radix.Description className="text-text-2 wrap-anywhere">{text}</Radix.Description>}
          </div>
          {children}
          <Radix.Close
            aria-label="Close"
            className={buttonStyle({
              variant: 'ghost',
              size: 'small',
              square: true,
              className: 'absolute top-4 right-4',
            })}
          >
            <X aria-hidden size={16} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The buttons at the end of a dialog: Cancel, then the action. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex justify-end gap-2 max-md:grid max-md:grid-flow-col max-md:auto-cols-fr">{children}</div>
}
