import { lateComponent, Popover } from '@podcastai/ui'
import { type ReactElement, useRef, useState } from 'react'

/** Loaded on demand: on first opening. */
export const RequestForm = lateComponent(async () => (await import('./request-form.web.tsx')).RequestForm)

/** A request that was refused, with the reason for the user. */
export type RefusedRequest = { instruction: string; problem: string }

type Props = {
  /** Name of the item that is rewritten, for labels: 'quote “We closed …”'. */
  what: string
  trigger: ReactElement
  note?: string
  suggestions: readonly string[]
  takesInstructions: boolean
  isWriting: boolean
  /** The last request for the item, if it was refused. */
  refused: RefusedRequest | undefined
  /** Resolves to whether it was rewritten. */
  onRequest: (instruction: string, outputLanguage?: string) => Promise<boolean>
}

/**
 * A button that opens the request form. The form stays open until the item is rewritten: a refusal is shown next to the
 * text, which can be changed. Closing the form keeps the text.
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
  const [language, setLanguage] = useState('')
  /** True if the text has changed since the refusal, which is about what was sent. */
  const [isChanged, setIsChanged] = useState(false)
  // Without a model nothing is written: the engine makes another choice.
  const act = takesInstructions ? 'Rewrite' : 'Regenerate'
  const field = useRef<HTMLTextAreaElement>(null)

  async function wish(instruction: string) {
    if (isWriting) return
    setTyped(instruction)
    setIsChanged(false)
    if (await onRequest(instruction, language || undefined)) {
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
        language={language}
        onChooseLanguage={setLanguage}
        isWriting={isWriting}
        problem={isWriting || isChanged ? undefined : refused?.problem}
        onRequest={(instruction) => void wish(instruction)}
      />
    </Popover>
  )
}

/** Focuses the field if the focus is in its form or was lost to the body, but not if it is elsewhere. */
function takeFocus(field: HTMLTextAreaElement | null) {
  const { activeElement, body } = document
  if (activeElement === body || field?.form?.contains(activeElement)) field?.focus()
}
