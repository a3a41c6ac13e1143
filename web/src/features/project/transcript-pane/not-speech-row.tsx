import { Button } from '@podcastai/ui'
import { Undo2 } from 'lucide-react'

type Props = {
  words: string
  /** The speaker at the start of a turn. */
  speaker: string | null
  /** Restores the words as speech; without it, there is no button. */
  onBringBack?: () => void
  className: string
}

/** Words that are marked "not speech". */
export function NotSpeechRow({ words, speaker, onBringBack, className }: Props) {
  return (
    <div className={className}>
      {speaker !== null && <p className="text-[13px] leading-5 text-text-3 wrap-anywhere">{speaker}</p>}
      <del className="type-transcript line-clamp-4 text-text-3 wrap-anywhere">{words}</del>
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="type-hint text-text-3">Not speech</span>
        {onBringBack && (
          <Button size="small" variant="ghost" icon={<Undo2 aria-hidden size={14} />} onClick={onBringBack}>
            Bring back
          </Button>
        )}
      </p>
    </div>
  )
}
