import { timeCode } from '@podcastai/content-types'
import { Button, IconButton } from '@podcastai/ui'
import { ArrowLeftRight, Pause, Play, RotateCcw, RotateCw, X } from 'lucide-react'
import { playButtonAttribute } from './use-player-keys.ts'

/** Seconds. */
export const skip = 15

type Props = {
  isPlaying: boolean
  now: number
  /** Null until it is known. */
  duration: number | null
  speed: number
  isNudging: boolean
  onNudging: () => void
  onToggle: () => void
  onStep: (by: 1 | -1) => void
  onSeek: (seconds: number) => void
  onSpeed: () => void
  onClose: () => void
}

export function PlayerControls(props: Props) {
  const { isPlaying, now, duration, speed, isNudging } = props
  const { onNudging, onToggle, onStep, onSeek, onSpeed, onClose } = props
  return (
    <div className="mx-auto flex max-w-[1280px] items-center gap-2 px-6 py-2 max-md:flex-wrap max-md:gap-x-1 max-md:gap-y-0 max-md:px-3 max-md:pt-1 max-md:pb-2">
      <IconButton label={`Back ${skip} seconds`} onClick={() => onStep(-1)}>
        <RotateCcw aria-hidden size={16} />
      </IconButton>
      <IconButton
        label={isPlaying ? 'Pause' : 'Play'}
        variant="primary"
        onClick={onToggle}
        {...{ [playButtonAttribute]: '' }}
      >
        {isPlaying ? <Pause aria-hidden size={16} /> : <Play aria-hidden size={16} />}
      </IconButton>
      <IconButton label={`Forward ${skip} seconds`} onClick={() => onStep(1)}>
        <RotateCw aria-hidden size={16} />
      </IconButton>
      {/* On phones, a line of its own. */}
      <div className="flex min-w-0 flex-1 items-center gap-2 max-md:order-first max-md:basis-full max-md:py-1.5">
        <span className="type-time min-w-12 text-right">{timeCode(now)}</span>
        <input
          type="range"
          aria-label="Position in the recording"
          aria-valuetext={timeCode(now)}
          min={0}
          max={duration ?? Math.max(now, 1)}
          step={1}
          value={now}
          onChange={({ target }) => onSeek(Number(target.value))}
          className="min-w-0 flex-1 accent-(--petrol)"
        />
        {duration !== null && <span className="type-time text-text-3">{timeCode(duration)}</span>}
      </div>
      <Button
        size="small"
        variant="ghost"
        className="w-13 px-0 max-md:ml-auto"
        aria-label={`Speed ${speed}`}
        onClick={onSpeed}
      >
        {speed}×
      </Button>
      <IconButton label="Match sound and text" aria-pressed={isNudging} onClick={onNudging}>
        <ArrowLeftRight aria-hidden size={16} />
      </IconButton>
      <IconButton label="Close the player" onClick={onClose}>
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  )
}
