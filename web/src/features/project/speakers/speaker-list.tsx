import type { Speaker, Transcript } from '@podcastai/contracts'
import { Button, IconButton } from '@podcastai/ui'
import { Pencil } from 'lucide-react'
import { listOfferedNames, OfferedName } from './offered-name.tsx'
import { joinedLabels, useRenameSpeaker } from './rename-speaker.ts'

type Props = {
  transcript: Pick<Transcript, 'id' | 'speakers' | 'analysis'>
  /** Without it, speakers can't be renamed here. */
  onRename?: (name: string) => void
}

/** The speakers, how much they say, and their label in the file if it differs. */
export function SpeakerList({ transcript, onRename }: Props) {
  const { id, speakers } = transcript
  const offers = onRename === undefined ? [] : listOfferedNames(transcript)
  const total = speakers.reduce((sum, { words }) => sum + words, 0)
  if (speakers.length === 0) return <p className="type-small text-text-2">The file doesn’t name its speakers.</p>
  return (
    <ul className="grid gap-2">
      {speakers.map((speaker) => (
        <li key={speaker.labels.join('\n')} className="grid gap-1">
          <div className="flex min-h-7.5 items-center gap-2">
            <span dir="auto" className="min-w-0 flex-1 font-[550] wrap-anywhere">
              {speaker.name}
            </span>
            <span className="type-small shrink-0 text-text-2 tabular-nums">{share(speaker.words, total)} of words</span>
            {onRename && (
              <IconButton label={`Rename ${speaker.name}`} onClick={() => onRename(speaker.name)}>
                <Pencil aria-hidden size={14} />
              </IconButton>
            )}
          </div>
          <OfferedName id={id} speaker={speaker} offer={offers.find((one) => one.speaker === speaker.name)} />
          <FileLabels id={id} speaker={speaker} canChange={onRename !== undefined} />
        </li>
      ))}
    </ul>
  )
}

const list = new Intl.ListFormat('en-US')

function FileLabels({ id, speaker, canChange }: { id: string; speaker: Speaker; canChange: boolean }) {
  const rename = useRenameSpeaker(id)
  const { name, labels, added = [] } = speaker
  if (labels.every((label) => label === name)) return null
  const inFile = labels.filter((label) => !added.includes(label))
  if (inFile.length === 0 && joinedLabels(speaker).length === 0) return null
  return (
    <div className="type-hint flex flex-wrap items-center gap-x-2 gap-y-1 text-text-3">
      {inFile.length > 0 && (
        <span className="wrap-anywhere">{list.format(inFile.map((label) => `“${label}”`))} in the file</span>
      )}
      {canChange &&
        joinedLabels(speaker).map((label) => (
          <Button
            key={label}
            size="small"
            pending={rename.isPending && rename.variables?.to === label}
            disabled={rename.isPending}
            className="max-w-full"
            onClick={() => rename.mutate({ labels: [label], from: name, to: label })}
          >
            <span className="truncate">Tell {label} apart</span>
          </Button>
        ))}
    </div>
  )
}

function share(words: number, total: number): string {
  if (total === 0) return '0%'
  const percent = Math.round((words / total) * 100)
  return percent === 0 && words > 0 ? 'under 1%' : `${percent}%`
}
