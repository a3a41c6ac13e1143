import { timeCode } from '@podcastai/content-types'
import { classNames, IconButton } from '@podcastai/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ClipPlan, type ClipWords, findStretch } from './plan-clip.ts'

type Props = {
  clip: ClipWords
  plan: ClipPlan
  /** Moves an end, and plays what is heard there. */
  onMove: (clip: ClipWords, end: 'first' | 'last') => void
}

/** The words of the clip, and buttons that move its start and its end by a word. */
export function ClipWordList({ clip, plan, onMove }: Props) {
  const { from, to } = findStretch(clip)
  const move = (end: 'first' | 'last', by: 1 | -1) => onMove({ ...clip, [end]: clip[end] + by }, end)
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
        <End
          name="start"
          seconds={from}
          onEarlier={clip.first > 0 ? () => move('first', -1) : undefined}
          onLater={clip.first < clip.last ? () => move('first', 1) : undefined}
        />
        <End
          name="end"
          seconds={to}
          onEarlier={clip.last > clip.first ? () => move('last', -1) : undefined}
          onLater={clip.last < clip.words.length - 1 ? () => move('last', 1) : undefined}
        />
      </div>
    </section>
  )
}

type EndProps = { name: 'start' | 'end'; seconds: number; onEarlier?: () => void; onLater?: () => void }

function End({ name, seconds, onEarlier, onLater }: EndProps) {
  return (
    <span className="type-small inline-flex items-center gap-1 text-text-2">
      {name === 'start' ? 'Starts' : 'Ends'}
      <IconButton label={`Move the ${name} one word earlier`} disabled={!onEarlier} onClick={onEarlier}>
        <ChevronLeft aria-hidden size={14} />
      </IconButton>
      <span className="type-time text-text">{timeCode(seconds)}</span>
      <IconButton label={`Move the ${name} one word later`} disabled={!onLater} onClick={onLater}>
        <ChevronRight aria-hidden size={14} />
      </IconButton>
    </span>
  )
}
