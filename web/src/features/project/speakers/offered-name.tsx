import { namesake, type Speaker, type Transcript } from '@podcastai/contracts'
import { isUnnamed, type NameOffer, nameOffers } from '@podcastai/transcript/name-offers'
import { Button } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { segmentsQuery } from '../../../lib/queries/transcripts.ts'
import { useRenameSpeaker } from './rename-speaker.ts'

/**
 * Returns names for numbered speakers that were found in the conversation, by the name shown. Skips names that another
 * speaker has.
 */
export function useNameOffers(
  transcript: Pick<Transcript, 'id' | 'speakers'>,
  canRename: boolean,
): ReadonlyMap<string, NameOffer> {
  const { speakers } = transcript
  const enabled = canRename && speakers.some(({ name }) => isUnnamed(name))
  const { data } = useQuery({ ...segmentsQuery(transcript), enabled })
  return useMemo(() => {
    const free = nameOffers((enabled && data?.segments) || []).filter(({ speaker, name }) => {
      const labels = speakers.find((one) => one.name === speaker)?.labels ?? []
      return namesake(speakers, { labels, name }) === undefined
    })
    return new Map(free.map((offer) => [offer.speaker, offer]))
  }, [enabled, data, speakers])
}

type Props = { id: string; speaker: Speaker; offer: NameOffer | undefined }

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
