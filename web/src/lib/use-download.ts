import { toast } from '@podcastai/ui'
import { useMutation } from '@tanstack/react-query'
import { getErrorMessage } from './api-error.ts'
import { saveFile } from './save-file.ts'

export type MadeFile = { filename: string; content: Blob }

/** Creates a file in the browser or through the API, and saves it. */
export function useDownload() {
  return useMutation({
    mutationFn: async (make: () => MadeFile | Promise<MadeFile>) => {
      const { filename, content } = await make()
      saveFile(filename, content)
    },
    onSuccess: () => toast({ title: 'Content downloaded' }),
    onError: (error) => toast({ title: 'Export failed', text: getErrorMessage(error), tone: 'danger' }),
  })
}

/** Returns text as a file. */
export function textFile(filename: string, text: string, type = 'text/plain'): MadeFile {
  return { filename, content: new Blob([text], { type: `${type};charset=utf-8` }) }
}
