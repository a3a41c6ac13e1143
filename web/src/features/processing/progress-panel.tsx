import {
  estimatedProcessingSeconds,
  isRunning,
  isStatus,
  noStatusView,
  statusViews,
  type Transcript,
  unknownStatusView,
} from '@podcastai/contracts'
import { Card, ProgressBar, TalkStrip } from '@podcastai/ui'
import { typeCount } from '../../lib/type-count.ts'
import { useKitPrice } from '../../lib/use-kit-price.ts'
import { remainingText } from './remaining-time.ts'
import { TypeChecklist } from './type-checklist.tsx'
import { useCountdown } from './use-countdown.ts'

/** A flat line that fills up until the speaker timeline is known. */
const flat = Array.from({ length: 80 }, () => ({ host: 0, guests: 0 }))

/** The progress: the strip filling from the left, the step, the time left, and the finished types. */
export function ProgressPanel({ transcript }: { transcript: Transcript | undefined }) {
  const { text, progress } = getProgressView(transcript)
  const done = transcript?.status === 'completed'
  const left = useCountdown(estimatedProcessingSeconds, !done)
  const isWriting = !done && transcript?.generation.some(({ state }) => state === 'generating')
  const price = useKitPrice(isWriting ? transcript?.content.length : undefined, transcript?.showId)
  const strip = transcript && transcript.strip.length > 0 ? transcript.strip : flat
  return (
    <Card className="grid gap-5 p-6 max-md:p-4">
      <TalkStrip
        columns={strip}
        height={56}
        label="Progress"
        progress={progress / 100}
        marks={done ? [{ from: 0, to: 1, label: 'The whole episode' }] : []}
      />
      <div className="grid gap-2.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p role="status" className="type-h3">
            {text}
          </p>
          <p className="tabular-nums">{progress}%</p>
        </div>
        <ProgressBar value={progress} label="Processing" text={`${progress}%, ${text}`} />
        {!done && (
          <p className="type-hint text-text-3 tabular-nums">
            {remainingText(left)}. All {typeCount} usually take 2-3 minutes or less.{price && ` ${price}`}
          </p>
        )}
      </div>
      {transcript && transcript.generation.length > 0 && <TypeChecklist generation={transcript.generation} />}
    </Card>
  )
}

/** Returns the text and percentage for a status. */
export function getProgressView(transcript: Pick<Transcript, 'status'> | undefined): {
  text: string
  progress: number
} {
  if (!transcript) return noStatusView
  return isStatus(transcript.status) ? statusViews[transcript.status].processing : unknownStatusView
}

/** Returns whether polling can stop. */
export function isFinished(transcript: Pick<Transcript, 'status'> | undefined): boolean {
  return transcript !== undefined && isStatus(transcript.status) && !isRunning(transcript.status)
}
