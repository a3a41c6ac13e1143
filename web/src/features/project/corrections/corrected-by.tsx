import type { Correction } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { Undo2 } from 'lucide-react'
import { timeAgo } from '../../../lib/dates.ts'
import { isOnItsWay } from './on-its-way.ts'

/** The original words, who corrected them, and when; with `onUndo`, an Undo button. */
export function CorrectedBy({ correction, onUndo }: { correction: Correction; onUndo?: () => void }) {
  const { heard, places } = correction
  return (
    <div className="flex items-start gap-3 border-b pb-3">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="type-small wrap-anywhere">
          <span className="text-text-2">Heard as</span> <bdi className="font-serif text-[15px]">“{heard}”</bdi>
        </p>
        <p className="type-hint text-text-3">
          {byWhom(correction)}
          {places.length > 1 && ` · ${places.length} places`}
        </p>
      </div>
      {onUndo && !isOnItsWay(correction) && (
        <Button size="small" icon={<Undo2 aria-hidden size={14} />} onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  )
}

/** Returns 'corrected by Ann, 3 minutes ago' or 'corrected by the glossary, 3 minutes ago'. */
export function byWhom(correction: Correction): string {
  const { author, source, createdAt } = correction
  if (isOnItsWay(correction)) return 'being corrected'
  const who = source === 'glossary' ? 'the glossary' : author
  return `corrected${who === null ? '' : ` by ${who}`}, ${timeAgo(createdAt)}`
}

/** Returns a corrected word's tooltip: 'Heard as “call start”, corrected by Ann, 3 minutes ago'. */
export function correctedTitle(heard: string, correction: Correction): string {
  return `Heard as “${heard}”, ${byWhom(correction)}`
}
