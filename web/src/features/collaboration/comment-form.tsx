import { type Colleague, maxCommentLength } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { profileQuery } from '../../lib/queries/profile.ts'
import { storedCommentDraft } from './comment-draft.ts'
import { MentionField } from './mention-field.tsx'

type Props = {
  /** ID of the project. */
  id: string
  /** What the comment is about, unique within the project; the draft is stored under it. */
  place: string
  /** The field's label: 'Comment on the project'. */
  label: string
  /** Everyone who can read it. */
  people: readonly Colleague[]
  /** The text to edit. */
  first?: string
  submitLabel?: string
  /** The user pressed a button to write here. */
  takesFocus?: boolean
  isPending: boolean
  /** Call `done` to clear the field; without it the text stays for a retry. */
  onSubmit: (text: string, done: () => void) => void
  onCancel?: () => void
}

/** Writes or edits a comment. */
export function CommentForm({ id, place, label, people, first = '', submitLabel = 'Comment', ...rest }: Props) {
  const { takesFocus, isPending, onSubmit, onCancel } = rest
  const ownId = useQuery(profileQuery()).data?.id
  const draft = ownId === undefined ? null : storedCommentDraft({ userId: ownId, projectId: id, place })
  const [text, setText] = useState(() => draft?.read() ?? first)
  const area = useRef<HTMLTextAreaElement>(null)
  const others = people.filter((person) => person.id !== ownId)
  const isBlank = text.trim() === ''

  function type(next: string) {
    setText(next)
    if (next === first) draft?.drop()
    else draft?.write(next)
  }

  function send() {
    if (isBlank || isPending) return
    onSubmit(text.trim(), () => {
      draft?.drop()
      setText('')
      // The submit button loses the focus once it is disabled.
      area.current?.focus()
    })
  }

  function cancel() {
    draft?.drop()
    onCancel?.()
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
        isSaving={isPending}
        area={area}
        takesFocus={takesFocus}
        onChange={type}
        onSubmit={send}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span className="type-hint mr-auto text-text-3">{others.length > 0 ? 'Type @ to mention someone' : ''}</span>
        {onCancel && (
          <Button size="small" variant="ghost" disabled={isPending} onClick={cancel}>
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
