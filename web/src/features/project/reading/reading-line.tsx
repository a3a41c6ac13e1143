import type { Transcript, TranscriptReading } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { listed, otherReading, useChooseReading, useMayChoose } from './choose-reading.ts'

type Props = { transcript: Pick<Transcript, 'id' | 'status'>; reading: TranscriptReading }

/** How ambiguous names are read, who decided it, and a button for the other way. */
export function ReadingLine({ transcript, reading }: Props) {
  const choosing = useChooseReading(transcript)
  const mayChoose = useMayChoose(transcript)
  const names = listed(reading.names)
  return (
    <div className="type-small grid justify-items-start gap-1.5">
      <p className="wrap-anywhere">
        {reading.reading === 'speakers' ? `${names}: treated as speakers` : `${names}: treated as text`}
        <span className="text-text-3">
          {reading.isChosen ? ' · confirmed' : ' · our best guess, not confirmed yet'}
        </span>
      </p>
      {mayChoose && (
        <Button
          size="small"
          pending={choosing.isPending}
          pendingLabel="Reading..."
          onClick={() => choosing.mutate({ reading: otherReading(reading.reading), was: reading })}
        >
          {reading.reading === 'speakers' ? 'Treat as text' : 'Treat as speakers'}
        </Button>
      )}
    </div>
  )
}
