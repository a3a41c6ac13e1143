import type { ContentKey } from '@podcastai/content-types'
import { isRunning, type Transcript } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { BotMessageSquare } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { AssistantDialog } from './late-assistant-dialog.ts'

type Props = {
  transcript: Transcript
  /** Opens the dialog for this type only; otherwise for all types. */
  contentType?: ContentKey
}

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>

/** One quiet line above the content that offers the user's own chat assistant while no model is connected. */
export function AssistantLine({ transcript }: Props) {
  return (
    <Opening transcript={transcript}>
      {(open) => (
        <p className="type-small flex flex-wrap items-center gap-x-2 gap-y-0.5 text-text-3">
          <BotMessageSquare aria-hidden size={14} className="text-text-2" />
          <button
            {...open}
            type="button"
            className="touch-area relative min-h-6 cursor-pointer text-left touch:min-h-7 font-[550] text-petrol underline-offset-2 hover:underline"
          >
            Write with ChatGPT, Claude, or another assistant
          </button>
          <span className="max-md:hidden">One prompt to copy. No key needed.</span>
        </p>
      )}
    </Opening>
  )
}

/** The same as a button, also for a single type that isn't generated yet. */
export function AssistantButton({ transcript, contentType, ...look }: Props & Look) {
  if (!isAssistantOffered(transcript)) return null
  return (
    <Opening transcript={transcript} contentType={contentType}>
      {(open) => (
        <Button {...open} {...look} icon={<BotMessageSquare aria-hidden size={16} />}>
          Write with a chat assistant
        </Button>
      )}
    </Opening>
  )
}

/** Returns whether there is a transcript to write from and nothing is being generated. */
export function isAssistantOffered({ content, status }: Transcript): boolean {
  return content !== '' && !isRunning(status)
}

type Open = Pick<ComponentProps<'button'>, 'aria-haspopup' | 'onPointerEnter' | 'onClick'>

function Opening({ transcript, contentType, children }: Props & { children: (open: Open) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {children({
        'aria-haspopup': 'dialog',
        onPointerEnter: () => AssistantDialog.load(),
        onClick: () => setIsOpen(true),
      })}
      {isOpen && <AssistantDialog transcript={transcript} contentType={contentType} onClose={() => setIsOpen(false)} />}
    </>
  )
}
