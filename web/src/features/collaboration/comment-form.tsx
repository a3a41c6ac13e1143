import { type Colleague, maxCommentLength } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { profileQuery } from '../../lib/queries/profile.ts'
import { type Subject, useAddComment } from './comments.ts'
import { MentionField } from './mention-field.tsx'

type Props = {
  id: string
  subject: Subject
  /** Everybody who reads it. */
  people: readonly Colleague[]
  /** What the field is called: 'Comment on quote “We closed …”'. */
  label: string
}

/** Writes a comment. What is typed stays when it could not be saved. */
export function CommentForm({ id, subject, people, label }: Props) {
  const [text, setText] = useState('')
  const add = useAddComment(id)
  const ownId = useQuery(profileQuery()).data?.id
  const others = people.filter((person) => person.id !== ownId)
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
        people={others}
        maxLength={maxCommentLength}
        disabled={add.isPending}
        onChange={setText}
        onSubmit={send}
      />
      <div className="flex items-center justify-between gap-3">
        <span className="type-hint text-text-3">{others.length > 0 ? '@ mentions somebody' : ''}</span>
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
