import {
  connectModel,
  disconnectModel,
  getOperatorModel,
  type LocalModel,
  type ModelChoice,
  type OperatorModel,
  tryModel,
} from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { setupQuery } from '../../lib/queries/setup.ts'

/** The connected model and the local ones. Fetched each time the page opens. */
export const operatorModelQuery = () =>
  queryOptions({
    queryKey: ['/api/operator/model'],
    queryFn: ({ signal }) => call(getOperatorModel, { signal }),
    staleTime: 0,
  })

/** Returns whether this local model is the connected one. Its address may have been typed with a host name. */
export function isConnected({ model, baseUrl }: LocalModel, now: OperatorModel): boolean {
  if (now.model?.provider !== 'openai-compatible' || now.model.model !== model) return false
  return now.model.baseUrl.replace('//localhost:', '//127.0.0.1:') === baseUrl
}

/** Stores the response of a change and refetches everything that depends on the engine. */
function useChanged() {
  const queryClient = useQueryClient()
  return (now: OperatorModel) => {
    queryClient.setQueryData(operatorModelQuery().queryKey, now)
    void queryClient.invalidateQueries({ queryKey: setupQuery().queryKey })
    void queryClient.invalidateQueries({ queryKey: ['/api/engine/estimate'] })
    void queryClient.invalidateQueries({ queryKey: ['/api/engine/trouble'] })
  }
}

export function useConnect(onFailed?: (error: unknown) => void) {
  const changed = useChanged()
  return useMutation({
    mutationFn: (choice: ModelChoice) => call(connectModel, { body: choice }),
    onSuccess: (now) => {
      changed(now)
      toast({ title: 'Connected', text: `${now.engine} is now in use.` })
    },
    onError: (error) => {
      toast({ title: 'Not connected', text: getErrorMessage(error), tone: 'danger' })
      onFailed?.(error)
    },
  })
}

export function useDisconnect() {
  const changed = useChanged()
  return useMutation({
    mutationFn: () => call(disconnectModel),
    onSuccess: (now) => {
      changed(now)
      if (now.from === 'environment') toast({ title: 'Deleted', text: `${now.engine} is still in use.` })
      else toast({ title: 'Disconnected', text: 'The built-in engine is now in use.' })
    },
    onError: (error) => toast({ title: 'Nothing was deleted', text: getErrorMessage(error), tone: 'danger' }),
  })
}

/** Has the model write one caption; errors appear next to the button. */
export function useTry(onFailed: (error: unknown) => void) {
  return useMutation({
    mutationFn: (choice: ModelChoice) => call(tryModel, { body: choice }),
    onError: onFailed,
  })
}
