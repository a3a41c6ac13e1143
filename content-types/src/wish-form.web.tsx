import { Button, buttonStyle, Field, Textarea } from '@podcastai/ui'
import { type KeyboardEvent, useState } from 'react'
import { maxInstructionLength } from './items.ts'

type Props = {
  /** What is written anew, for the button's name: 'quote “We closed …”'. */
  what: string
  /** Wishes at one press. */
  suggestions: readonly string[]
  /** What the engine makes of wishes, where that is not plain. */
  hint?: string
  /** Without an instruction: just something else. */
  onWish: (instruction: string) => void
}

/** Says what should be different, in a word from the row or in one's own, and writes it anew. */
export function WishForm({ what, suggestions, hint, onWish }: Props) {
  const [instruction, setInstruction] = useState('')

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    onWish(instruction.trim())
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onWish(instruction.trim())
      }}
    >
      <ul aria-label="Suggestions" className="flex flex-wrap gap-1.5">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              onClick={() => onWish(suggestion)}
              className={buttonStyle({ size: 'small', className: 'rounded-full px-2.5' })}
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <Field label="What should be different?" hint={hint}>
        <Textarea
          rows={2}
          maxLength={maxInstructionLength}
          value={instruction}
          placeholder="Left empty, something else is written"
          onChange={(event) => setInstruction(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="small"
        className="justify-self-end"
        aria-label={`Write anew: ${what}`}
      >
        Write anew
      </Button>
    </form>
  )
}
