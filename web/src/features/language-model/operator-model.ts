import {
  cancelPull,
  connectModel,
  disconnectModel,
  endModelChoice,
  getOperatorModel,
  type LocalModel,
  type ModelChoice,
  type OperatorModel,
  pullModel,
  tryModel,
} from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { setupQuery } from '../../lib/queries/setup.ts'

/** How often the progress of a download is fetched. */
const pullingMs = 2_000

/** The connected model and the local ones. Fetched each time the page opens, and while a model is downloaded. */
export const operatorModelQuery = () =>
  queryOptions({
    queryKey: ['/api/operator/model'],
    queryFn: ({ signal }) => call(getOperatorModel, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isPulling(state.data) ? pullingMs : false),
  })

export function isPulling({ ollama }: OperatorModel): boolean {
  return ollama?.pull?.failure === null
}

/** Returns whether this local model is the connected one. Its address may have been typed with a host name. */
export function isConnected({ provider, model, baseUrl }: LocalModel, { model: own }: OperatorModel): boolean {
  return own?.provider === provider && own.model === model && byNumber(own.baseUrl) === baseUrl
}

/** Returns whether this model of Ollama is connected through Ollama's OpenAI-compatible address, as in old versions. */
export function isConnectedIndirectly(
  { provider, model, baseUrl }: LocalModel,
  { model: own }: OperatorModel,
): boolean {
  if (provider !== 'ollama' || own?.provider !== 'openai-compatible') return false
  return own.model === model && byNumber(own.baseUrl) === `${baseUrl}/v1`
}

/** Returns what to send to connect a local model. Ollama gives each request the context that it needs. */
export function toModelChoice({ provider, model, baseUrl, contextTokens }: LocalModel): ModelChoice {
  return { provider, model, baseUrl, contextTokens: provider === 'ollama' ? null : contextTokens, key: null }
}

function byNumber(baseUrl: string): string {
  return baseUrl.replace('//localhost:', '//127.0.0.1:')
}

/** Stores the response of a change and refetches everything that depends on the engine. */
function useChanged() {
  const queryClient = useQueryClient()
  return useCallback(
    (now: OperatorModel) => {
      queryClient.setQueryData(operatorModelQuery().queryKey, now)
      void queryClient.invalidateQueries({ queryKey: setupQuery().queryKey })
      void queryClient.invalidateQueries({ queryKey: ['/api/engine/estimate'] })
      void queryClient.invalidateQueries({ queryKey: ['/api/engine/trouble'] })
    },
    [queryClient],
  )
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

/** Starts the download of the offered model. */
export function usePull() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(pullModel),
    onSuccess: (now) => queryClient.setQueryData(operatorModelQuery().queryKey, now),
    onError: (error) => toast({ title: 'Not started', text: getErrorMessage(error), tone: 'danger' }),
  })
}

export function useCancelPull() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelPull),
    onSuccess: (now) => queryClient.setQueryData(operatorModelQuery().queryKey, now),
    onError: (error) => toast({ title: 'Not canceled', text: getErrorMessage(error), tone: 'danger' }),
  })
}

/** Tells when a download that was seen running has ended with a connected model. */
export function useConnectedByPull(now: OperatorModel | undefined, onConnected?: () => void) {
  const changed = useChanged()
  const wasPulling = useRef(false)
  useEffect(() => {
    if (!now) return
    if (wasPulling.current && !isPulling(now) && now.from === 'page') {
      changed(now)
      toast({ title: 'Connected', text: `${now.engine} is now in use.` })
      onConnected?.()
    }
    wasPulling.current = isPulling(now)
  }, [now, changed, onConnected])
}

/** Ends the choice of a new server's language model; the dashboard follows. */
export function useEndModelChoice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(endModelChoice),
    onSuccess: () =>
      queryClient.setQueryData(profileQuery().queryKey, (profile) => profile && { ...profile, choosesModel: false }),
    onError: (error) => toast({ title: 'Not saved', text: getErrorMessage(error), tone: 'danger' }),
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
