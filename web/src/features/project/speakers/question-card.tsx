import type { SpeakerQuestion } from '@podcastai/contracts'
import { Badge, Button, Card } from '@podcastai/ui'
import { useId } from 'react'
import { listNames, useAnswerSpeakers } from './labels-to-words.ts'
import type { QuestionProps } from './speaker-question.tsx'

/** The transcript with and without speakers side by side, each with its beginning and a button to choose it. */
export function QuestionCard({ id, question }: QuestionProps) {
  const answer = useAnswerSpeakers({ id }, question)
  const title = useId()
  return (
    <Card role="region" aria-labelledby={title} className="grid gap-3.5 px-4.5 py-4 max-md:px-3.5">
      <div>
        <h2 id={title} className="type-h3">
          Are these the speakers?
        </h2>
        <p className="type-small mt-1 text-text-2">
          {listNames(question.names)} could be speakers or just part of the text. You can keep working and change your
          answer later at a speaker’s name or under “Corrections.”
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        {[true, false].map((areSpeakers) => (
          <Sample
            key={String(areSpeakers)}
            areSpeakers={areSpeakers}
            question={question}
            isPending={answer.isPending && answer.variables === areSpeakers}
            isBlocked={answer.isPending}
            onChoose={() => answer.mutate(areSpeakers)}
          />
        ))}
      </div>
    </Card>
  )
}

const answers = {
  speakers: { title: 'With speakers', button: 'Yes, these are speakers' },
  words: { title: 'Without speakers', button: 'No, these aren’t speakers' },
}

type SampleProps = {
  areSpeakers: boolean
  question: SpeakerQuestion
  isPending: boolean
  isBlocked: boolean
  onChoose: () => void
}

function Sample({ areSpeakers, question, isPending, isBlocked, onChoose }: SampleProps) {
  const title = useId()
  const key = areSpeakers ? 'speakers' : 'words'
  const { title: name, button } = answers[key]
  return (
    <section aria-labelledby={title} className="flex min-w-0 flex-col gap-2.5 border-t pt-3">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 id={title} className="type-label">
          {name}
        </h3>
        {question.areSpeakers === areSpeakers && <Badge>Used now</Badge>}
      </div>
      <ol className="grid gap-2">
        {question.first[key].map(({ speaker, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two turns may read the same
          <li key={at} className="grid gap-0.5">
            {speaker !== null && <span className="type-label wrap-anywhere text-text-2">{speaker}</span>}
            <span className="line-clamp-2 max-md:line-clamp-1 font-serif text-[15px]/[22px] wrap-anywhere">{text}</span>
          </li>
        ))}
      </ol>
      <Button
        className="mt-auto w-full"
        aria-describedby={title}
        pending={isPending}
        pendingLabel="Saving..."
        disabled={isBlocked}
        onClick={onChoose}
      >
        {button}
      </Button>
    </section>
  )
}
