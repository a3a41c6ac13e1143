import { Button, buttonStyle, Field, Textarea } from '@podcastai/ui'
import type { KeyboardEvent, RefObject } from 'react'
import { maxInstructionLength } from '../items/items.ts'
import { LanguageSelect } from './language-select.web.tsx'

type Props = {
  /** Name of the item that is rewritten, for the button's label: 'quote “We closed …”'. */
  what: string
  /** The button's text. */
  act: string
  /** True if another button is the main one. */
  isSecondary?: boolean
  field: RefObject<HTMLTextAreaElement | null>
  /** Requests to choose from. Choosing one sends nothing. */
  suggestions: readonly string[]
  /** True if the engine understands requests in the user's own words; otherwise there is no field for them. */
  takesInstructions: boolean
  instruction: string
  onType: (instruction: string) => void
  /** The language to write in; '' for the usual one. */
  language: string
  onChooseLanguage: (language: string) => void
  isWriting: boolean
  /** Why it was not rewritten. */
  problem?: string
  /** Without an instruction, requests any other version. */
  onRequest: (instruction: string) => void
}

/** A form that takes a request for changes, suggested or in the user's own words, and rewrites the item. */
export function RequestForm(props: Props) {
  const {
    what,
    act,
    isSecondary,
    field,
    suggestions,
    takesInstructions,
    instruction,
    onType,
    language,
    onChooseLanguage,
    isWriting,
    problem,
    onRequest,
  } = props

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    onRequest(instruction.trim())
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onRequest(instruction.trim())
      }}
    >
      <ul aria-label="Suggestions" className="flex flex-wrap gap-1.5">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              disabled={isWriting}
              aria-pressed={instruction === suggestion}
              onClick={() => onType(instruction === suggestion ? '' : suggestion)}
              className={buttonStyle({ size: 'small', className: 'rounded-full px-2.5 aria-pressed:border-text' })}
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      {takesInstructions ? (
        <Field label="What should be different?" error={problem}>
          <Textarea
            ref={field}
            rows={2}
            maxLength={maxInstructionLength}
            value={instruction}
            placeholder="Leave it empty for something different"
            onChange={(event) => onType(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
      ) : (
        problem && (
          <p role="alert" className="type-hint text-danger">
            {problem}
          </p>
        )
      )}
      <div className="flex flex-wrap items-end justify-end gap-3">
        {takesInstructions && (
          <LanguageSelect value={language} onChange={onChooseLanguage} className="min-w-0 flex-1" />
        )}
        <Button
          type="submit"
          variant={isSecondary ? 'outline' : 'primary'}
          size="small"
          aria-label={`${act}: ${what}`}
          pending={isWriting}
          pendingLabel="Writing..."
        >
          {act}
        </Button>
      </div>
    </form>
  )
}
