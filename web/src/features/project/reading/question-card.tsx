import type { SpeakerReading, TranscriptReading } from '@podcastai/contracts'
import { Badge, Button, Card } from '@podcastai/ui'
import { useId } from 'react'
import { listed, useChooseReading } from './choose-reading.ts'
import { bothReadings, type QuestionProps } from './speaker-question.tsx'

/** The two ways to read a file side by side, each with its beginning and a button to choose it. */
export function QuestionCard({ id, reading }: QuestionProps) {
  const choosing = useChooseReading({ id })
  const title = useId()
  return (
    <Card role="region" aria-labelledby={title} className="grid gap-3.5 px-4.5 py-4 max-md:px-3.5">
      <div>
        <h2 id={title} className="type-h3">
          Are these the speakers?
        </h2>
        <p className="type-small mt-1 text-text-2">
          {listed(reading.names)} could be speakers or just part of the text. You can keep working and change your
          answer later under “Import details.”
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        {bothReadings.map((one) => (
          <ReadingSample
            key={one}
            reading={one}
            sample={reading}
            isPending={choosing.isPending && choosing.variables.reading === one}
            isBlocked={choosing.isPending}
            onChoose={() => choosing.mutate({ reading: one, was: reading })}
          />
        ))}
      </div>
    </Card>
  )
}

const answers = {
  speakers: { title: 'With speakers', button: 'Yes, these are speakers' },
  words: { title: 'Without speakers', button: 'No, these aren’t speakers' },
} satisfies Record<SpeakerReading, { title: string; button: string }>

type SampleProps = {
  reading: SpeakerReading
  sample: TranscriptReading
  isPending: boolean
  isBlocked: boolean
  onChoose: () => void
}

function ReadingSample({ reading, sample, isPending, isBlocked, onChoose }: SampleProps) {
  const title = useId()
  const { title: name, button } = answers[reading]
  return (
    <section aria-labelledby={title} className="flex min-w-0 flex-col gap-2.5 border-t pt-3">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 id={title} className="type-label">
          {name}
        </h3>
        {sample.reading === reading && <Badge>Used now</Badge>}
      </div>
      <ol className="grid gap-2">
        {sample.first[reading].map(({ speaker, text }, at) => (
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
        pendingLabel="Reading..."
        disabled={isBlocked}
        onClick={onChoose}
      >
        {button}
      </Button>
    </section>
  )
}
