import { Button } from '@podcastai/ui'
import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import type { PossibleVideo } from '../../../lib/videos/list-videos.ts'
import { createLooks } from './clip-job.ts'
import { ClipLooks } from './clip-looks.tsx'
import type { LeftOut } from './plan-clip.ts'
import type { Looks } from './scene.ts'
import { StickyActions } from './sticky-actions.tsx'

type Props = {
  videos: readonly PossibleVideo[]
  /** Keys of those that are chosen at first; null: all of the first kind. */
  wanted: readonly string[] | null
  hasPicture: boolean
  onStart: (chosen: PossibleVideo[], choice: { looks: Looks; leftOut: LeftOut }) => void
}

/** Chooses which videos are made, and how they look. */
export function ChooseVideos({ videos, wanted, hasPicture, onStart }: Props) {
  const [looks, setLooks] = useState(() => createLooks(hasPicture, ''))
  const [leftOut, setLeftOut] = useState<LeftOut>({ fillers: false, pauses: false })
  const kinds = [...new Set(videos.map(({ kind }) => kind))]
  const [chosen, setChosen] = useState(
    () => new Set(wanted ?? videos.filter(({ kind }) => kind === kinds[0]).map(({ key }) => key)),
  )

  function choose(keys: readonly string[], isChosen: boolean) {
    const next = new Set(chosen)
    for (const key of keys) isChosen ? next.add(key) : next.delete(key)
    setChosen(next)
  }

  return (
    <div className="grid gap-4">
      <ClipLooks {...{ looks, leftOut, hasPicture }} savings={null} onLooks={setLooks} onLeftOut={setLeftOut} />
      {kinds.map((kind) => {
        const own = videos.filter((video) => video.kind === kind)
        const keys = own.map(({ key }) => key)
        const count = keys.filter((key) => chosen.has(key)).length
        return (
          <fieldset key={kind} className="grid">
            <legend className="type-label">{kind}</legend>
            <Choice
              label={`All ${own.length}`}
              checked={count === own.length}
              isPartly={count > 0 && count < own.length}
              onChange={(isChosen) => choose(keys, isChosen)}
            />
            {own.map(({ key, title }) => (
              <Choice
                key={key}
                label={title}
                checked={chosen.has(key)}
                onChange={(isChosen) => choose([key], isChosen)}
              />
            ))}
          </fieldset>
        )
      })}
      <StickyActions hint="One after the other, in this browser. You can go on working.">
        <Button
          variant="primary"
          icon={<Clapperboard aria-hidden size={14} />}
          disabled={chosen.size === 0}
          onClick={() =>
            onStart(
              videos.filter(({ key }) => chosen.has(key)),
              { looks, leftOut },
            )
          }
        >
          {chosen.size === 1 ? 'Make 1 video' : `Make ${chosen.size} videos`}
        </Button>
      </StickyActions>
    </div>
  )
}

type ChoiceProps = { label: string; checked: boolean; isPartly?: boolean; onChange: (checked: boolean) => void }

function Choice({ label, checked, isPartly = false, onChange }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 border-t py-2 first-of-type:border-t-0">
      <input
        type="checkbox"
        className="mt-0.5 size-4 shrink-0 accent-petrol"
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="type-small min-w-0 text-pretty wrap-anywhere">{label}</span>
    </label>
  )
}
