import { type Colleague, maxCommentLength } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { type FormEvent, useState } from 'react'
import { type Subject, useAddComment } from './comments.ts'
import { MentionField } from './mention-field.tsx'

type Props = {
  id: string
  subject: Subject
  /** Whom one can mention. */
  people: readonly Colleague[]
  /** What the field is called: 'Comment on quote “We closed …”'. */
  label: string
}

/** Writes a comment. What is typed stays when it could not be saved. */
export function CommentForm({ id, subject, people, label }: Props) {
  const [text, setText] = useState('')
  const add = useAddComment(id)
  const isBlank = text.trim() === ''

  function send() {
    if (!isBlank && !add.isPending) add.mutate({ ...subject, text: text.trim() }, { onSuccess: () => setText('') })
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
        people={people}
        maxLength={maxCommentLength}
        disabled={add.isPending}
        onChange={setText}
        onSubmit={send}
      />
      <div className="flex items-center justify-between gap-3">
        <span className="type-hint text-text-3">{people.length > 0 ? '@ mentions somebody' : ''}</span>
        <Button
          type="submit"
          size="small"
          variant="primary"
          disabled={isBlank}
          pending={add.isPending}
          pendingLabel="Saving..."
        >
          Comment
        </Button>
      </div>
    </form>
  )
}
