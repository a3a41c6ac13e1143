import { listContentKeys } from '@podcastai/content-types'
import type { ContentByType, Transcript } from '@podcastai/contracts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ExportDialog } from './late-export-dialog.ts'

/** Reopens the export dialog after the user returns from Google. */
export function AfterGoogle({ transcript, content }: { transcript: Transcript; content: ContentByType | undefined }) {
  const { export: returned, type } = useSearch({ strict: false })
  const navigate = useNavigate()
  if (!returned || !content) return null
  return (
    <ExportDialog
      transcript={transcript}
      content={content}
      contentType={listContentKeys(content).find((key) => key === type)}
      returned={returned}
      // Remove the result from the address, so that a reload doesn't reopen the dialog.
      onClose={() =>
        navigate({
          to: '/project/$id',
          params: { id: transcript.id },
          search: { type },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
