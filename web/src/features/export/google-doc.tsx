import type { ContentKey } from '@podcastai/content-types'
import { connectGoogle, createGoogleDoc, getGoogle } from '@podcastai/contracts'
import { Button, buttonStyle, toast } from '@podcastai/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ExternalLink, FilePlus2 } from 'lucide-react'
import { ApiError, getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { ExportRow } from './export-row.tsx'

type Props = {
  id: string
  /** One type only; otherwise everything. */
  only: ContentKey | undefined
  returned?: 'google-doc' | 'google-refused'
}

/** Creates a Google Doc, if the server is connected to Google. Google asks the user for consent first. */
export function GoogleDoc({ id, only, returned }: Props) {
  const google = useQuery({ queryKey: ['/api/google'], queryFn: ({ signal }) => call(getGoogle, { signal }) })
  const create = useMutation({
    mutationFn: async () => {
      try {
        return await call(createGoogleDoc, { params: { id }, body: { contentType: only ?? 'all' } })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'google_unconnected') throw error
        const { url } = await call(connectGoogle, { body: { transcriptId: id, contentType: only } })
        leaveTo(url)
        return null
      }
    },
    onError: (error) => toast({ title: 'Export failed', text: getErrorMessage(error), tone: 'danger' }),
  })
  if (!google.data?.isConfigured) return null
  const hint = {
    'google-doc': 'Google is connected. Create the document now.',
    'google-refused': 'Google was not connected. Nothing was created.',
    none: google.data.isConnected
      ? 'A new document in your Drive.'
      : 'A new document in your Drive. Google asks for your permission first.',
  }[returned ?? 'none']
  return (
    <ExportRow title="Google Doc" hint={create.data ? 'It is in your Drive.' : hint}>
      {create.data ? (
        <a href={create.data.url} target="_blank" rel="noreferrer" className={buttonStyle({ size: 'small' })}>
          <ExternalLink aria-hidden size={14} />
          Open it
        </a>
      ) : (
        <Button
          size="small"
          icon={<FilePlus2 aria-hidden size={14} />}
          pending={create.isPending}
          onClick={() => create.mutate()}
        >
          Create Google Doc
        </Button>
      )}
    </ExportRow>
  )
}

function leaveTo(url: string): void {
  window.location.assign(url)
}
