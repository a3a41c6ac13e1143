import { Popover } from '@podcastai/ui'
import { type ReactElement, useRef, useState } from 'react'
import { RequestForm } from './request-form.web.tsx'

/** What was asked for and not written, with the reason for the person. */
export type RefusedRequest = { instruction: string; problem: string }

type Props = {
  /** What is rewritten, for names: 'quote “We closed …”'. */
  what: string
  trigger: ReactElement
  note?: string
  suggestions: readonly string[]
  takesInstructions: boolean
  isWriting: boolean
  /** The last wish for it, where that was refused. */
  refused: RefusedRequest | undefined
  /** Was it written? */
  onRequest: (instruction: string) => Promise<boolean>
}

/**
 * A button and behind it the form that says what should be different. It stays until that is written: a refusal stands
 * beside the words, which can be changed. Closing it keeps the words.
 */
export function RequestPopover({
  what,
  trigger,
  note,
  suggestions,
  takesInstructions,
  isWriting,
  refused,
  onRequest,
}: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  /** A refusal is about what was sent, not about what is typed since. */
  const [isChanged, setIsChanged] = useState(false)
  // Without a model nothing is written: another choice is made.
  const act = takesInstructions ? 'Rewrite' : 'Regenerate'
  const field = useRef<HTMLTextAreaElement>(null)

  async function wish(instruction: string) {
    if (isWriting) return
    setTyped(instruction)
    setIsChanged(false)
    if (await onRequest(instruction)) {
      setTyped(null)
      setIsOpen(false)
    } else {
      takeFocus(field.current)
    }
  }

  return (
    <Popover label={`${act} ${what}`} open={isOpen} onOpenChange={setIsOpen} className="grid gap-3" trigger={trigger}>
      {note && <p className="type-small text-text-2">{note}</p>}
      <RequestForm
        what={what}
        act={act}
        field={field}
        suggestions={suggestions}
        takesInstructions={takesInstructions}
        instruction={typed ?? refused?.instruction ?? ''}
        onType={(text) => {
          setTyped(text)
          setIsChanged(true)
        }}
        isWriting={isWriting}
        problem={isWriting || isChanged ? undefined : refused?.problem}
        onRequest={(instruction) => void wish(instruction)}
      />
    </Popover>
  )
}

/** From the button that was pressed, and where a browser took it away from that; not from elsewhere. */
function takeFocus(field: HTMLTextAreaElement | null) {
  const { activeElement, body } = document
  if (activeElement === body || field?.form?.contains(activeElement)) field?.focus()
}
