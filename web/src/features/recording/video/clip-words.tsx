import { timeCode } from '@podcastai/content-types'
import type { Stretch } from '@podcastai/media'
import { classNames, IconButton, Segments } from '@podcastai/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type End, moveEnd, type Step } from './move-end.ts'
import { type ClipPlan, type ClipWords, findStretch } from './plan-clip.ts'

type Props = {
  clip: ClipWords
  plan: ClipPlan
  /** The silences of the sound around the clip. */
  silences: readonly Stretch[]
  /** Moves an end, and plays what is heard there. */
  onMove: (clip: ClipWords, end: End) => void
}

const stepChoices = [
  { value: 'word', label: 'Words' },
  { value: 'sentence', label: 'Sentences' },
  { value: 'pause', label: 'Pauses' },
] as const satisfies { value: Step; label: string }[]

/** The words of the clip, and buttons that move its start and its end by words, sentences, or pauses. */
export function ClipWordList({ clip, plan, silences, onMove }: Props) {
  const [by, setBy] = useState<Step>('word')
  const { from, to } = findStretch(clip)
  const mover = (end: End, direction: 1 | -1) => {
    const moved = moveEnd(clip, { end, by, direction, silences })
    return moved ? () => onMove(moved, end) : undefined
  }
  return (
    <section aria-label="Words of the clip" className="grid gap-2">
      <p className="type-transcript max-h-32 overflow-y-auto rounded-badge bg-sunken p-3 text-pretty wrap-anywhere">
        {plan.said.map(({ word, isLeftOut }) => (
          <span key={`${word.segment}.${word.offset}`} className={classNames(isLeftOut && 'text-text-3 line-through')}>
            {word.text}{' '}
          </span>
        ))}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span aria-hidden className="type-small text-text-2">
          Move ends by
        </span>
        <Segments
          label="Move ends by"
          value={by}
          options={stepChoices.filter(({ value }) => value !== 'pause' || silences.length > 0)}
          onChange={setBy}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <EndButtons
          name="start"
          {...{ by, seconds: from }}
          onEarlier={mover('first', -1)}
          onLater={mover('first', 1)}
        />
        <EndButtons name="end" {...{ by, seconds: to }} onEarlier={mover('last', -1)} onLater={mover('last', 1)} />
      </div>
    </section>
  )
}

type EndProps = {
  name: 'start' | 'end'
  by: Step
  seconds: number
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
}

function EndButtons({ name, by, seconds, onEarlier, onLater }: EndProps) {
  return (
    <span className="type-small inline-flex items-center gap-1 text-text-2">
      {name === 'start' ? 'Starts' : 'Ends'}
      <IconButton label={`Move the ${name} one ${by} earlier`} disabled={!onEarlier} onClick={onEarlier}>
        <ChevronLeft aria-hidden size={14} />
      </IconButton>
      <span className="type-time text-text">{timeCode(seconds)}</span>
      <IconButton label={`Move the ${name} one ${by} later`} disabled={!onLater} onClick={onLater}>
        <ChevronRight aria-hidden size={14} />
      </IconButton>
    </span>
  )
}
