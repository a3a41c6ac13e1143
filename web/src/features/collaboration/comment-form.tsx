import { type Colleague, maxCommentLength } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { profileQuery } from '../../lib/queries/profile.ts'
import { MentionField } from './mention-field.tsx'

type Props = {
  /** What the field is called: 'Comment on the project'. */
  label: string
  /** Everybody who reads it. */
  people: readonly Colleague[]
  /** The text to change. */
  first?: string
  submitLabel?: string
  isPending: boolean
  /** `done` empties the field: what is typed stays when it could not be saved. */
  onSubmit: (text: string, done: () => void) => void
  onCancel?: () => void
}

/** Writes a comment, or changes one. */
export function CommentForm({ label, people, first = '', submitLabel = 'Comment', ...rest }: Props) {
  const { isPending, onSubmit, onCancel } = rest
  const [text, setText] = useState(first)
  const ownId = useQuery(profileQuery()).data?.id
  const others = people.filter((person) => person.id !== ownId)
  const isBlank = text.trim() === ''

  function send() {
    if (!isBlank && !isPending) onSubmit(text.trim(), () => setText(''))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    send()
  }

  return (
    <form onSubmit={submit} className="grid gap-2">
      <MentionField
        label={label}
        text={text}
        people={others}
        maxLength={maxCommentLength}
        disabled={isPending}
        onChange={setText}
        onSubmit={send}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span className="type-hint mr-auto text-text-3">{others.length > 0 ? '@ mentions somebody' : ''}</span>
        {onCancel && (
          <Button size="small" variant="ghost" disabled={isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button
          type="submit"
          size="small"
          variant="primary"
          disabled={isBlank}
          pending={isPending}
          pendingLabel="Saving..."
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
