import { classNames, EvidenceChip } from '@podcastai/ui'
import { Play } from 'lucide-react'
import type { Evidence } from '../type/evidence.ts'
import { timeCode } from '../type/time-code.ts'
import { useQuiet } from './quiet.web.tsx'
import { useJumps } from './view.web.tsx'

/** A chip that shows where an item was said; nothing without evidence. */
export function PassageChip({
  evidence,
  time,
  estimated,
  withSpeaker = true,
}: {
  evidence: Evidence | null | undefined
  /** Text instead of the start time: a range, or the end. */
  time?: string
  /** True if that time is not in the file. */
  estimated?: boolean
  withSpeaker?: boolean
}) {
  const { onJump, active, recordingAt, onPlay, renderPlay } = useJumps()
  if (!evidence) return null
  const chip = (
    <EvidenceChip
      time={time ?? timeCode(evidence.start)}
      speaker={withSpeaker ? evidence.speaker : null}
      estimated={estimated ?? evidence.estimated}
      active={samePassage(active, evidence)}
      onJump={onJump && (() => onJump(evidence))}
    />
  )
  if (renderPlay) {
    return (
      <span className="inline-flex items-center gap-1">
        {chip}
        {renderPlay(evidence)}
      </span>
    )
  }
  if (!recordingAt && !onPlay) return chip
  const label = `Play the recording at ${timeCode(evidence.start)}`
  const look = {
    'aria-label': label,
    title: label,
    className:
      'touch-area relative grid size-6 place-items-center rounded-chip text-text-3 hover:text-petrol touch:w-9',
    children: <Play aria-hidden size={13} />,
  }
  return (
    <span className="inline-flex items-center gap-1">
      {chip}
      {onPlay ? (
        <button type="button" data-plays="" onClick={() => onPlay(evidence.start)} {...look} />
      ) : (
        <a href={recordingAt?.(evidence.start)} target="_blank" rel="noreferrer" {...look} />
      )}
    </span>
  )
}

/**
 * One chip per passage, without duplicate labels. The first is always visible; the others show with the item or row.
 */
export function PassageChips({ evidence }: { evidence: readonly Evidence[] }) {
  const quiet = useQuiet()
  const { active } = useJumps()
  const shown = evidence.filter((one, index) => {
    const twin = evidence.findIndex((other) => chipWords(other) === chipWords(one))
    return twin === index || samePassage(active, one)
  })
  const [first, ...rest] = shown
  return (
    <>
      {first && <PassageChip key={passageKey(first)} evidence={first} />}
      {rest.map((one) => (
        <span key={passageKey(one)} className={classNames('inline-flex', !samePassage(active, one) && quiet)}>
          <PassageChip evidence={one} />
        </span>
      ))}
    </>
  )
}

export function samePassage(one: Evidence | null | undefined, other: Evidence | null | undefined): boolean {
  return !!one && !!other && passageKey(one) === passageKey(other)
}

function passageKey({ from, to }: Evidence): string {
  return `${from.segment}.${from.offset}-${to.segment}.${to.offset}`
}

function chipWords({ start, speaker }: Evidence): string {
  return `${timeCode(start)} ${speaker}`
}
