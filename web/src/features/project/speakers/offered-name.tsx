import { type NamedSpeaker, namesake, type Speaker, type Transcript } from '@podcastai/contracts'
import { isUnnamed } from '@podcastai/transcript/name-offers'
import { Button } from '@podcastai/ui'
import { useRenameSpeaker } from './rename-speaker.ts'

/** Returns the names that the talk reveals for speakers who are still numbered. Skips names that another speaker has. */
export function listOfferedNames({ speakers, analysis }: Pick<Transcript, 'speakers' | 'analysis'>): NamedSpeaker[] {
  return (analysis?.names ?? []).filter(({ speaker, name }) => {
    const labels = speakers.find((one) => one.name === speaker)?.labels
    return labels !== undefined && isUnnamed(speaker) && namesake(speakers, { labels, name }) === undefined
  })
}

type Props = { id: string; speaker: Speaker; offer: NamedSpeaker | undefined }

/** The words that reveal the name, and a button to use it. */
export function OfferedName({ id, speaker, offer }: Props) {
  const rename = useRenameSpeaker(id)
  if (!offer) return null
  const { name, said, own } = offer
  return (
    <div className="type-hint flex flex-wrap items-center gap-x-2 gap-y-1 text-text-3">
      <span className="wrap-anywhere">
        {own ? 'Says' : 'Someone else says'} “{said}”
      </span>
      <Button
        size="small"
        pending={rename.isPending}
        pendingLabel="Renaming..."
        className="max-w-full"
        onClick={() => rename.mutate({ labels: speaker.labels, from: speaker.name, to: name })}
      >
        <span className="truncate">Rename to {name}</span>
      </Button>
    </div>
  )
}
