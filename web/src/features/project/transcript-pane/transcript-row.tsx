import { timeCode } from '@podcastai/content-types'
import { recordingAt } from '@podcastai/contracts'
import { classNames } from '@podcastai/ui'
import type { ComponentProps } from 'react'
import { usePlayAt } from '../../../lib/play-at.ts'
import { rowAttribute } from '../corrections/row-attribute.ts'
import { NotSpeechRow } from './not-speech-row.tsx'
import { RowText } from './row-text.tsx'
import type { Row } from './rows.ts'
import { SpeakerButton } from './speaker-button.tsx'

type Props = Omit<ComponentProps<typeof RowText>, 'text'> & {
  row: Row
  index: number
  isHost: boolean
  isTimed: boolean
  /** With it, the time links to the recording. */
  recordingUrl: string | null
  isFirstMarked: boolean
  /** Words can be picked. */
  isPickable: boolean
  /** Called when the speaker at the start of a turn is clicked. */
  onSpeaker?: () => void
  /** Called with the act that marked a row's words "not speech". */
  onBringBack?: (act: string) => void
}

/** A paragraph with its time, and its speaker at the start of a turn. */
export function TranscriptRow(props: Props) {
  const { row, index, isHost, isTimed, recordingUrl, isFirstMarked, isPickable, onSpeaker, onBringBack, ...marks } =
    props
  return (
    <div
      tabIndex={-1}
      data-passage={isFirstMarked || undefined}
      className={classNames(
        'grid rounded-badge py-1 pr-4 focus-visible:-outline-offset-2',
        isTimed ? 'grid-cols-[52px_minmax(0,1fr)] gap-2.5 pl-2' : 'pl-4',
        row.opensTurn && 'pt-2.5',
      )}
    >
      {isTimed && (
        <span
          className={classNames(
            'type-time pt-1 text-right leading-3',
            marks.passage ? 'font-semibold text-text' : 'text-text-3',
          )}
        >
          <RowTime seconds={row.start} recordingUrl={recordingUrl} />
        </span>
      )}
      {row.notSpeech ? (
        <NotSpeechRow
          words={row.notSpeech.words}
          speaker={row.opensTurn ? row.speaker : null}
          onBringBack={onBringBack && (() => onBringBack(row.notSpeech?.id ?? ''))}
          className="min-w-0"
        />
      ) : (
        <div className="min-w-0">
          {row.opensTurn && (row.speaker !== null || onSpeaker) && (
            <p className={classNames('text-[13px] leading-5 wrap-anywhere', speakerStyle(row.speaker, isHost))}>
              <SpeakerButton name={row.speaker ?? 'No name'} onPress={onSpeaker} className="touch:py-2" />
            </p>
          )}
          <p
            {...{ [rowAttribute]: index }}
            className={classNames(
              'type-transcript text-pretty whitespace-pre-line wrap-anywhere',
              isPickable && 'cursor-text',
            )}
          >
            <RowText text={row.text} {...marks} />
          </p>
        </div>
      )}
    </div>
  )
}

function speakerStyle(speaker: string | null, isHost: boolean): string {
  if (speaker === null) return 'text-text-3'
  return isHost ? 'font-semibold' : 'font-semibold text-petrol'
}

function RowTime({ seconds, recordingUrl }: { seconds: number | null; recordingUrl: string | null }) {
  const playAt = usePlayAt()
  if (seconds === null) return null
  const time = timeCode(seconds)
  const label = `Play the recording at ${time}`
  const className = 'rounded-[3px] max-md:block max-md:h-full hover:text-petrol hover:underline'
  if (playAt) {
    return (
      <button type="button" data-plays="" aria-label={label} onClick={() => playAt(seconds)} className={className}>
        {time}
      </button>
    )
  }
  if (recordingUrl === null) return time
  return (
    <a
      href={recordingAt(recordingUrl, seconds)}
      target="_blank"
      rel="noreferrer"
      {...{ 'aria-label': label, className }}
    >
      {time}
    </a>
  )
}
