import type { ContentByType, Transcript } from '@podcastai/contracts'
import { Button, toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { useCommands } from '../../lib/commands.ts'
import { downloadCsv } from '../../lib/csv.ts'
import { contentQuery } from '../../lib/queries/transcripts.ts'

const words = 'Download All Generated Content (CSV)'

type Props = {
  transcript: Transcript
  /** Undefined while loading. */
  content: ContentByType | undefined
}

/** Downloads all content as CSV. A click while the content loads waits for it, or reports that there is none. */
export function DownloadAll({ transcript: { id, filename, generation }, content }: Props) {
  const queryClient = useQueryClient()
  const isEmpty = content !== undefined && Object.keys(content).length === 0
  const download = useMutation({
    // The project says whether there is any content before it is fetched.
    mutationFn: async () => {
      const isWritten = generation.some(({ version }) => version > 0)
      await save(filename, content ?? (isWritten ? await queryClient.ensureQueryData(contentQuery(id)) : {}))
    },
    onError: (error) => toast({ title: 'Export failed', text: getErrorMessage(error), tone: 'danger' }),
  })
  const press = () => download.mutate()
  useCommands(
    'download',
    isEmpty ? [] : [{ label: words, icon: <Download aria-hidden />, keywords: 'export table', run: press }],
  )
  return (
    <Button
      icon={<Download aria-hidden size={16} />}
      disabled={isEmpty}
      title={isEmpty ? 'Nothing is generated yet' : undefined}
      pending={download.isPending}
      onClick={press}
    >
      {words}
    </Button>
  )
}

/** The CSV code loads on first use. */
async function save(filename: string, content: ContentByType) {
  const { allContentCsv } = await import('./content-csv.ts')
  const all = allContentCsv(filename, content)
  if (!all) {
    toast({
      title: 'No content available',
      text: 'Please generate some content first before downloading.',
      tone: 'danger',
    })
    return
  }
  downloadCsv(all.filename, all.csv)
  toast({ title: 'Content downloaded' })
}
