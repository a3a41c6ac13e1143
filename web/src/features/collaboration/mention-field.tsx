import type { Colleague } from '@podcastai/contracts'
import { classNames, Field, Textarea } from '@podcastai/ui'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { type Fragment, fragmentAt, suggestionsFor } from './mention-fragment.ts'

type Props = {
  label: string
  text: string
  people: readonly Colleague[]
  maxLength: number
  /** While saving: the text is read-only and keeps the focus. */
  isSaving: boolean
  area: RefObject<HTMLTextAreaElement | null>
  /** Takes the focus on mount. */
  takesFocus?: boolean | undefined
  onChange: (text: string) => void
  /** Ctrl+Enter. */
  onSubmit: () => void
}

/** A text field where @ suggests people: arrow keys choose, Enter or a click inserts, Esc dismisses. */
export function MentionField({ label, text, people, isSaving, area, takesFocus, onChange, onSubmit, ...rest }: Props) {
  const [fragment, setFragment] = useState<Fragment | null>(null)
  const [chosen, setChosen] = useState(0)
  /** Where to put the caret once the text with the name is rendered. */
  const nextCaret = useRef<number | null>(null)
  const listId = useId()
  const suggestions = fragment ? suggestionsFor(fragment, people) : []

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret follows the text
  useLayoutEffect(() => {
    if (nextCaret.current !== null) area.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = null
  }, [text])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the end of what stands there
  useLayoutEffect(() => {
    if (!takesFocus) return
    area.current?.focus()
    area.current?.setSelectionRange(text.length, text.length)
  }, [])

  function follow(next: string, caret: number) {
    setFragment(fragmentAt(next, caret))
    setChosen(0)
  }

  function take({ name }: Colleague) {
    if (!fragment) return
    const before = `${text.slice(0, fragment.start)}@${name} `
    onChange(before + text.slice(fragment.end).replace(/^ /, ''))
    nextCaret.current = before.length
    setFragment(null)
    area.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return onSubmit()
    }
    const marked = suggestions[chosen]
    if (!marked) return
    if (event.key === 'ArrowDown') setChosen((chosen + 1) % suggestions.length)
    else if (event.key === 'ArrowUp') setChosen((chosen + suggestions.length - 1) % suggestions.length)
    else if (event.key === 'Enter') take(marked)
    else if (event.key === 'Escape') setFragment(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="grid gap-1">
      <Field label={label}>
        <Textarea
          ref={area}
          rows={2}
          value={text}
          maxLength={rest.maxLength}
          readOnly={isSaving}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={suggestions.length > 0 ? listId : undefined}
          aria-activedescendant={suggestions.length > 0 ? `${listId}-${chosen}` : undefined}
          onChange={(event) => {
            onChange(event.target.value)
            follow(event.target.value, event.target.selectionStart)
          }}
          onBlur={() => setFragment(null)}
          onKeyDown={onKeyDown}
        />
      </Field>
      {suggestions.length > 0 && (
        <div id={listId} role="listbox" aria-label="People" className="grid rounded-large border bg-surface p-1">
          {suggestions.map((person, at) => (
            <div
              key={person.id}
              id={`${listId}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === chosen}
              // Prevents the field from losing the focus.
              onPointerDown={(event) => {
                event.preventDefault()
                take(person)
              }}
              className={classNames(
                'cursor-pointer rounded-badge px-2.5 py-1.5 wrap-anywhere',
                at === chosen && 'bg-sunken',
              )}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
