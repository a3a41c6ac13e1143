// Parts shared by video clips and viral moments: a clip's ends, its potential, and the parts of its score.
import { Badge, IconButton } from '@podcastai/ui'
import { Captions as CaptionsIcon } from 'lucide-react'
import { useState } from 'react'
import { inQuotationMarks } from '../type/quotation-marks.ts'
import { type EditField, parseChoice } from '../views/edit-form.web.tsx'
import { inQuotes } from '../views/in-quotes.ts'
import { Why } from '../views/item.web.tsx'
import { ActWord } from '../views/item-acts.web.tsx'
import { useQuietAct } from '../views/quiet.web.tsx'
import { useJumps } from '../views/view.web.tsx'
import { asRated, type Level, type VideoClip } from './video-clip.ts'

/** Clips shown before "Show more". */
export const clipsFirst = 2

const tones = { high: 'ok', medium: 'warn', low: 'neutral' } as const satisfies Record<Level, string>
const levelNames = { high: 'High', medium: 'Medium', low: 'Low' } as const satisfies Record<Level, string>

/** The potential of a clip. If its ends were moved, it is a guess, so it has no color; `RatedBefore` says so. */
export function PotentialBadge({ potential, clip }: { potential: Level; clip: VideoClip }) {
  return <Badge tone={clip.recut ? 'neutral' : tones[potential]}>{levelNames[potential]} potential</Badge>
}

/** Why a clip ranks where it does, or that a user added or cut it. */
export function ClipReason({ clip: { why, recut, addedByHand } }: { clip: VideoClip }) {
  return <Why>{addedByHand ? 'Added by hand' : recut ? 'Scored before you moved its start or end' : why}</Why>
}

/** The fields of a new clip. */
export const newClipFields: readonly EditField[] = [
  { name: 'title', label: 'Title' },
  { name: 'startTime', label: 'Start time', hint: 'For example 12:30.' },
  { name: 'endTime', label: 'End time', hint: 'The clip covers what is said between these two times.' },
  { name: 'description', label: 'Description', lines: 2, optional: true },
  { name: 'potential', label: 'Potential', choices: levelNames },
]
export const blankClip = { title: '', startTime: '', endTime: '', description: '', potential: 'medium' } as const

/** Returns a clip to add. The server derives the rest, such as its first and last sentence, from its times. */
export function newClip({ title = '', startTime, endTime, description = '', potential }: Record<string, string>) {
  const rated = parseChoice(levelNames, potential, 'medium')
  const clip: Partial<VideoClip> = { title, startTime, endTime, description, potential: rated }
  return clip as VideoClip
}

/** Opens the text overlay tool with the words of the clip. */
export function OverlaysButton({ clip }: { clip: VideoClip }) {
  const { toOverlays } = useJumps()
  const [isGoing, setIsGoing] = useState(false)
  const quietAct = useQuietAct()
  if (!toOverlays) return null
  return (
    <IconButton
      label={`Make text overlays for ${inQuotes(clip.title)}`}
      title="Make text overlays for this clip"
      disabled={isGoing}
      className={quietAct}
      onClick={async () => {
        setIsGoing(true)
        await toOverlays(clip).finally(() => setIsGoing(false))
      }}
    >
      <CaptionsIcon aria-hidden size={14} />
      <ActWord>Text overlays</ActWord>
    </IconButton>
  )
}

/** Returns a clip as text for a video editor: the title, times, first and last sentence, and facts. */
export function clipText(clip: VideoClip, facts: readonly string[] = []): string {
  return [
    clip.title,
    `${clip.startTime} – ${clip.endTime} (${Math.round(clip.duration)} s)`,
    clip.description,
    `Starts: ${inQuotationMarks(clip.firstSentence)}`,
    `Ends: ${inQuotationMarks(clip.lastSentence)}`,
    asRated([`${levelNames[clip.potential]} potential`, ...facts].join(' · '), clip),
    clip.why ?? '',
  ]
    .filter((line) => line !== '')
    .join('\n')
}
