import { timeCode, toPassageKey } from '@podcastai/content-types'
import { Pause, Play } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { followHeard, getHeard, type Passage, stop, toggle } from './shared-player.ts'

type Props = Pick<Passage, 'token' | 'sound'> & {
  evidence: Parameters<typeof toPassageKey>[0] & Passage['evidence']
}

/** Plays a passage of a shared page. A ring shows how much of it was heard. */
export function PassagePlay({ token, sound, evidence }: Props) {
  const key = toPassageKey(evidence)
  const heard = useSyncExternalStore(followHeard, getHeard)
  const own = heard?.key === key ? heard : null
  useEffect(() => () => stop(key), [key])
  const isOn = own !== null && own.state !== 'paused'
  const label = isOn ? 'Pause' : `Play the recording at ${timeCode(evidence.start)}`
  const Icon = isOn ? Pause : Play
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-busy={own?.state === 'loading'}
      onClick={() => toggle({ token, sound, key, evidence })}
      className="touch-area relative grid size-6 place-items-center rounded-full text-text-2 hover:text-petrol aria-busy:animate-pulse touch:mx-1.5"
    >
      {own && <Ring share={own.share} />}
      <Icon aria-hidden size={own ? 11 : 13} />
    </button>
  )
}

function Ring({ share }: { share: number }) {
  const circle = { cx: 12, cy: 12, r: 11, fill: 'none', strokeWidth: 2, pathLength: 1 }
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="absolute inset-0 -rotate-90">
      <circle {...circle} className="stroke-line-strong" />
      <circle
        {...circle}
        strokeDasharray={1}
        strokeDashoffset={1 - share}
        className="stroke-petrol transition-[stroke-dashoffset] duration-300 ease-linear"
      />
    </svg>
  )
}
