import { clipPreview, maxClipCharacters, maxClips } from '@podcastai/content-types'
import { Card, classNames, Field, IconButton, Input, Textarea, toast } from '@podcastai/ui'
import { Plus, Trash2 } from 'lucide-react'
import type { StoredClip } from './clip-store.ts'
import { isTooLong } from './use-generate-clips.ts'

type Props = {
  clips: readonly StoredClip[]
  /** The clip that is expanded. */
  openId: string | undefined
  onOpen: (id: string) => void
  onRename: (id: string, filename: string) => void
  onWrite: (id: string, content: string) => void
  onRemove: (id: string) => void
  onAdd: () => void
}

/** Speaking rate, for estimating a clip's length. */
const wordsPerSecond = 2.5

export function ClipList({ clips, openId, onAdd, ...rest }: Props) {
  const left = maxClips - clips.length

  function add() {
    if (left > 0) return onAdd()
    toast({
      title: 'Maximum clips reached',
      text: `You can upload up to ${maxClips} clips at a time.`,
      tone: 'danger',
    })
  }

  return (
    <section aria-labelledby="clips-title" className="grid gap-2.5">
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h2 id="clips-title" className="type-h2">
          Clips
        </h2>
        <p className="type-hint text-text-3">
          {clips.length} of {maxClips}, about 1 minute each
        </p>
      </div>
      <ul className="grid gap-2.5">
        {clips.map((clip, index) => (
          <li key={clip.id}>
            <ClipCard clip={clip} number={index + 1} isOpen={clip.id === openId} {...rest} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={add}
        className="flex h-9 items-center justify-center gap-2 rounded-control border border-dashed border-line-strong font-medium hover:bg-surface touch:h-11"
      >
        <Plus aria-hidden size={16} />
        Add a clip <span className="text-text-3">{left} left</span>
      </button>
    </section>
  )
}

type CardProps = Omit<Props, 'clips' | 'openId' | 'onAdd'> & { clip: StoredClip; number: number; isOpen: boolean }

function ClipCard({ clip, number, isOpen, onOpen, onRename, onWrite, onRemove }: CardProps) {
  const preview = clipPreview(clip.content)
  return (
    <Card className="grid gap-2.5 p-4">
      <div className="flex items-center gap-2">
        <span aria-hidden className="type-hint w-3 text-text-3">
          {number}
        </span>
        <Input
          aria-label={`Name of clip ${number}`}
          value={clip.filename}
          maxLength={200}
          onChange={(event) => onRename(clip.id, event.target.value)}
          onFocus={() => onOpen(clip.id)}
          className="h-8 min-w-0 flex-1 border-transparent bg-transparent px-1.5 font-semibold hover:border-line-strong touch:h-11"
        />
        <IconButton label={`Remove clip ${number}`} onClick={() => onRemove(clip.id)}>
          <Trash2 aria-hidden size={16} />
        </IconButton>
      </div>
      {isOpen ? (
        <ClipText clip={clip} number={number} onWrite={onWrite} />
      ) : (
        <button
          type="button"
          onClick={() => onOpen(clip.id)}
          className="type-transcript truncate rounded-badge pl-5 text-left text-text-2 hover:text-text"
        >
          <span className="sr-only">Edit clip {number}: </span>
          {preview === '' ? <span className="font-sans text-sm text-text-3">No text yet</span> : `${preview} …`}
        </button>
      )}
    </Card>
  )
}

function ClipText({ clip, number, onWrite }: Pick<CardProps, 'clip' | 'number' | 'onWrite'>) {
  const words = clip.content.trim() === '' ? 0 : clip.content.trim().split(/\s+/).length
  const over = clip.content.trim().length - maxClipCharacters
  return (
    <Field
      label={<span className="sr-only">Transcript of clip {number}</span>}
      hint={words === 0 ? 'Paste the clip’s transcript.' : `${words} words, about ${spokenTime(words)}`}
      error={
        isTooLong(clip) ? `${over.toLocaleString('en')} characters too long: one clip is about one minute.` : undefined
      }
    >
      <Textarea
        value={clip.content}
        placeholder="About 1 minute of speech"
        onChange={(event) => onWrite(clip.id, event.target.value)}
        className={classNames('type-transcript min-h-32 w-full')}
      />
    </Field>
  )
}

function spokenTime(words: number): string {
  const seconds = Math.round(words / wordsPerSecond)
  if (seconds < 100) return `${seconds} seconds`
  return `${Math.round(seconds / 60)} minutes`
}
