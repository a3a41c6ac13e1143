import { type FactName, factNames, uploadTranscript } from '@podcastai/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { projectListsKey } from '../../lib/queries/transcripts.ts'
import { createUploadQueue } from './upload-queue.ts'

/** The bar stays here from the last byte until the server responds. */
const restingProgress = 65

/** Only facts that differ from those in the file are sent, and a title that differs from the file's. */
export type UploadFields = { title: string; generate: boolean; replaces?: string; showId?: string } & Partial<
  Record<FactName, string>
>

type Chosen = { file: File; fields: UploadFields }

/** Sends a transcript; `progress` follows the bytes. */
export function useUpload(onUploaded: (id: string) => void, onFailed: (error: unknown, chosen: Chosen) => void) {
  const [progress, setProgress] = useState(0)
  const queryClient = useQueryClient()
  const upload = useMutation({
    mutationFn: (chosen: Chosen) => sendUpload({ ...chosen, onProgress: setProgress }),
    onMutate: () => setProgress(0),
    onSuccess: async (id) => {
      await queryClient.invalidateQueries({ queryKey: projectListsKey })
      onUploaded(id)
    },
    onError: onFailed,
  })
  return { upload, progress }
}

/** This tab's queue of several files. */
export const uploadQueue = createUploadQueue(sendUpload)

type Sending = { file: File; fields: UploadFields; onProgress: (percent: number) => void }

async function sendUpload({ file, fields, onProgress }: Sending): Promise<string> {
  const { transcriptId, id } = await call(uploadTranscript, {
    form: uploadForm(file, fields),
    onProgress: (sent) => onProgress(toProgress(sent)),
  })
  return transcriptId ?? id
}

/** Returns the percentage shown for a fraction of the bytes. */
export function toProgress(sent: number): number {
  return Math.min(restingProgress, Math.round(sent * restingProgress))
}

function uploadForm(file: File, fields: UploadFields): FormData {
  const form = new FormData()
  // Fields first, because the server reads the form as a stream.
  if (fields.title.trim() !== '') form.set('title', fields.title.trim())
  for (const name of factNames) {
    const value = fields[name]
    if (value !== undefined) form.set(name, value.trim())
  }
  if (fields.replaces !== undefined) form.set('replaces', fields.replaces)
  if (fields.showId !== undefined) form.set('showId', fields.showId)
  form.set('generate', String(fields.generate))
  form.set('transcript', file)
  return form
}
