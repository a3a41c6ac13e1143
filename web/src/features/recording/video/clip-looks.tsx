import { type CaptionStyle, type Crop, centered, clipFormats, maxHeadlineLength } from '@podcastai/media'
import { Input, Segments, Switch } from '@podcastai/ui'
import { useState } from 'react'
import type { ClipPlan, LeftOut } from './plan-clip.ts'
import type { Looks } from './scene.ts'

type Props = {
  looks: Looks
  onLooks: (looks: Looks) => void
  leftOut: LeftOut
  onLeftOut: (leftOut: LeftOut) => void
  /** What leaving out would save, in seconds; null if it isn't known yet. */
  savings: ClipPlan['savings'] | null
  hasPicture: boolean
  /** What is proposed as words over the first seconds; undefined if each video has its own title. */
  title?: string
}

const formats = clipFormats.map((value) => ({ value, label: value }))
const captionChoices = [
  { value: 'outline', label: 'Bold' },
  { value: 'box', label: 'Box' },
  { value: 'plain', label: 'Plain' },
  { value: 'none', label: 'None' },
] as const satisfies { value: CaptionStyle | 'none'; label: string }[]
const twoUp: Crop = { kind: 'two-up', first: { x: 0.25, y: 0.5 }, second: { x: 0.75, y: 0.5 } }

/** How the clip looks, and what is left out of it. */
export function ClipLooks({ looks, onLooks, leftOut, onLeftOut, savings, hasPicture, title }: Props) {
  const [words, setWords] = useState(title)
  const pictures = [
    { value: 'one', label: 'Video' },
    { value: 'two-up', label: 'Two-up' },
    { value: 'audiogram', label: 'Waveform' },
  ] as const
  const picture = looks.isAudiogram ? 'audiogram' : looks.crop.kind
  return (
    <div className="grid gap-3">
      <Row label="Format">
        <Segments
          label="Format"
          value={looks.format}
          options={formats}
          onChange={(format) => onLooks({ ...looks, format })}
        />
      </Row>
      {hasPicture && (
        <Row label="Picture">
          <Segments
            label="Picture"
            value={picture}
            options={pictures}
            onChange={(value) =>
              onLooks({ ...looks, isAudiogram: value === 'audiogram', crop: value === 'two-up' ? twoUp : centered })
            }
          />
        </Row>
      )}
      <Row label="Captions">
        <Segments
          label="Captions"
          value={looks.captions ?? 'none'}
          options={captionChoices}
          onChange={(value) => onLooks({ ...looks, captions: value === 'none' ? null : value })}
        />
      </Row>
      <Switch
        label="Title in the first seconds"
        hint={title === undefined ? 'Where it isn’t what is said anyway.' : undefined}
        checked={looks.headline !== null}
        onCheckedChange={(isShown) => onLooks({ ...looks, headline: isShown ? (words ?? '') : null })}
      />
      {looks.headline !== null && words !== undefined && (
        <Input
          aria-label="Title in the first seconds"
          dir="auto"
          maxLength={maxHeadlineLength[looks.format]}
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            onLooks({ ...looks, headline: target.value })
          }}
        />
      )}
      {savings?.fillers !== 0 && (
        <Switch
          label={`Leave out “um” and “uh”${formatSaved(savings?.fillers)}`}
          checked={leftOut.fillers}
          onCheckedChange={(fillers) => onLeftOut({ ...leftOut, fillers })}
        />
      )}
      {savings?.pauses !== 0 && (
        <Switch
          label={`Shorten long pauses${formatSaved(savings?.pauses)}`}
          checked={leftOut.pauses}
          onCheckedChange={(pauses) => onLeftOut({ ...leftOut, pauses })}
        />
      )}
    </div>
  )
}

function formatSaved(seconds: number | undefined): string {
  return seconds === undefined ? '' : ` (${seconds.toFixed(1)} s)`
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span aria-hidden className="type-small text-text-2">
        {label}
      </span>
      {children}
    </div>
  )
}
