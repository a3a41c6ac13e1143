import { type Cut, clipSubtitles } from '@podcastai/content-types/exports'
import type { Transcript } from '@podcastai/contracts'
import { Button, Select } from '@podcastai/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { segmentsQuery } from '../../lib/queries/transcripts.ts'
import { textFile, useDownload } from '../../lib/use-download.ts'
import { ExportRow } from './export-row.tsx'

type Props = { transcript: Transcript; cuts: readonly Cut[]; title: string }

/** Subtitles of one clip. The editing kit has all of them. */
export function Subtitles({ transcript, cuts, title }: Props) {
  const [chosen, setChosen] = useState(0)
  const queryClient = useQueryClient()
  const download = useDownload()
  const cut = cuts[chosen] ?? cuts[0]
  if (!cut) return null
  return (
    <ExportRow title="Subtitles of a clip" hint="Times count from the start of the clip.">
      <Select
        aria-label="Clip"
        value={cuts.indexOf(cut)}
        onChange={(event) => setChosen(Number(event.target.value))}
        className="max-w-44"
      >
        {cuts.map((one, at) => (
          <option key={`${one.kind} ${one.start} ${one.title}`} value={at}>
            {one.title}
          </option>
        ))}
      </Select>
      <Button
        size="small"
        icon={<Download aria-hidden size={14} />}
        pending={download.isPending}
        onClick={() =>
          download.mutate(async () => {
            const { segments } = await queryClient.fetchQuery(segmentsQuery(transcript))
            return textFile(`${title}_${cut.title}.srt`, clipSubtitles(cut, segments), 'application/x-subrip')
          })
        }
      >
        .srt
      </Button>
    </ExportRow>
  )
}
