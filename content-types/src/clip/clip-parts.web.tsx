// What video clips and viral moments show alike: a clip's ends, its potential, the parts of its score.
import { Badge, IconButton } from '@podcastai/ui'
import { Captions as CaptionsIcon } from 'lucide-react'
import { useState } from 'react'
import { inQuotationMarks } from '../type/quotation-marks.ts'
import { chosenOf, type EditField } from '../views/editing.web.tsx'
import { inQuotes } from '../views/in-quotes.ts'
import { ActWord } from '../views/item-acts.web.tsx'
import { useQuietAct } from '../views/quiet.web.tsx'
import type { ScoreBar } from '../views/score-bars.web.tsx'
import { useJumps } from '../views/view.web.tsx'
import { asRated, isRecut, type Level, type VideoClip } from './video-clip.ts'

/** Clips a list opens with. */
export const clipsFirst = 2

const tones = { high: 'ok', medium: 'warn', low: 'neutral' } as const satisfies Record<Level, string>
const levelNames = { high: 'High', medium: 'Medium', low: 'Low' } as const satisfies Record<Level, string>

/** Of a clip whose ends were moved it is a guess, which `RatedBefore` says, and has no color. */
export function PotentialBadge({ potential, clip }: { potential: Level; clip: VideoClip }) {
  return <Badge tone={isRecut(clip) ? 'neutral' : tones[potential]}>{levelNames[potential]} potential</Badge>
}

/** Stands where the reasons of a score would. */
export function RatedBefore({ clip }: { clip: VideoClip }) {
  if (clip.addedByHand) return <span className="type-hint text-text-3">Added by hand</span>
  return <span className="type-hint text-text-3">Scored before you moved its ends</span>
}

/** What people say of a clip that they add. */
export const newClipFields: readonly EditField[] = [
  { name: 'title', label: 'Title' },
  { name: 'startTime', label: 'Start time', hint: 'For example 12:30.' },
  { name: 'endTime', label: 'End time', hint: 'The clip covers what is said between these two times.' },
  { name: 'description', label: 'Description', lines: 2, optional: true },
  { name: 'potential', label: 'Potential', choices: levelNames },
]
export const blankClip = { title: '', startTime: '', endTime: '', description: '', potential: 'medium' } as const

/** A clip to add. What follows from its times, as its first and last sentence, the server tells. */
export function newClip({ title = '', startTime, endTime, description = '', potential }: Record<string, string>) {
  const rated = chosenOf(levelNames, potential, 'medium')
  const clip: Partial<VideoClip> = { title, startTime, endTime, description, potential: rated }
  return clip as VideoClip
}

const partNames: Record<string, string> = {
  passage: 'Passage',
  hook: 'Hook',
  standalone: 'Stands alone',
  specificity: 'Specific',
  emotion: 'Emotion',
  quotability: 'Quotable',
  relevance: 'On topic',
}

/** A part without a name of its own shows its key. */
export function partName(key: string): string {
  return partNames[key] ?? key.charAt(0).toUpperCase() + key.slice(1)
}

/** The parts of a clip's score, the whole passage first. The database keeps them in an order of its own. */
export function clipBars(scores: VideoClip['scores']): ScoreBar[] {
  const placeOf = (key: string) =>
    key in partNames ? Object.keys(partNames).indexOf(key) : Object.keys(partNames).length
  return Object.entries(scores)
    .map(([key, { score, reason }]) => ({ key, label: partName(key), score, max: 100, reason }))
    .sort((one, other) => placeOf(one.key) - placeOf(other.key))
}

/** Leads to the tool for text overlays with what is said in the clip. */
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

/** A clip as an editor needs it: what, from where to where, its ends, and what speaks for it. */
export function clipText(clip: VideoClip, facts: readonly string[] = []): string {
  return [
    clip.title,
    `${clip.startTime} – ${clip.endTime} (${Math.round(clip.duration)} s)`,
    clip.description,
    `Starts: ${inQuotationMarks(clip.firstSentence)}`,
    `Ends: ${inQuotationMarks(clip.lastSentence)}`,
    asRated([`${levelNames[clip.potential]} potential`, ...facts].join(' · '), clip),
    ...clipBars(clip.scores).map(({ label, score, reason }) => `${label} ${score}: ${reason}`),
  ]
    .filter((line) => line !== '')
    .join('\n')
}
