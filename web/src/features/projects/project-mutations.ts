import { deleteTranscript, renameTranscript, restoreDeleted, retryTranscript } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { transcriptsKey } from '../../lib/queries/transcripts.ts'

function useRefreshProjects() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: transcriptsKey })
}

export function useRenameProject(id: string, onRenamed: () => void) {
  const refresh = useRefreshProjects()
  return useMutation({
    mutationFn: (filename: string) => call(renameTranscript, { params: { id }, body: { filename: filename.trim() } }),
    onSuccess: async () => {
      await refresh()
      onRenamed()
      toast({ title: 'Project renamed successfully' })
    },
    onError: (error) => toast({ title: 'Error', text: renameFailure(error), tone: 'danger' }),
  })
}

/**
 * Returns the JSON message, else the text body, else a generic sentence; without a response, the connection's message.
 */
export function renameFailure(error: unknown): string {
  if (error instanceof ApiError) return error.text || 'Failed to rename transcript'
  return getErrorMessage(error, 'Failed to rename project')
}

export function useDeleteProject(id: string, onDeleted: () => void) {
  const refresh = useRefreshProjects()
  const restore = useRestoreProject()
  return useMutation({
    mutationFn: () => call(deleteTranscript, { params: { id } }),
    onSuccess: async () => {
      onDeleted()
      toast({
        title: 'Project deleted successfully',
        action: { label: 'Undo', onClick: () => restore.mutate(id) },
      })
      await refresh()
    },
    onError: (error) =>
      toast({ title: 'Error', text: getErrorMessage(error, 'Failed to delete project'), tone: 'danger' }),
  })
}

/** Reprocesses the stored upload. */
export function useRetryProject(id: string) {
  const refresh = useRefreshProjects()
  return useMutation({
    mutationFn: () => call(retryTranscript, { params: { id } }),
    onSuccess: refresh,
    onError: (error) => toast({ title: 'Error', text: getErrorMessage(error), tone: 'danger' }),
  })
}

/** Restores a project from the trash. */
export function useRestoreProject() {
  const refresh = useRefreshProjects()
  return useMutation({
    mutationFn: (id: string) => call(restoreDeleted, { params: { id } }),
    onSuccess: async () => {
      await refresh()
      toast({ title: 'Project restored' })
    },
    onError: (error) =>
      toast({ title: 'Error', text: getErrorMessage(error, 'Failed to restore project'), tone: 'danger' }),
  })
}
