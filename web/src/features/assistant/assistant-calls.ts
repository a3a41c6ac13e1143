import { type ContentTypeKey, contentTypeKeys } from '@podcastai/content-types'
import { getAssistantPrompt, type ResponseBody, readAssistantAnswer } from '@podcastai/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { contentQuery, transcriptQuery, transcriptsKey } from '../../lib/queries/transcripts.ts'

/** What to write: one type, or all of them. */
export type Choice = ContentTypeKey | 'all'

export type CheckedAnswer = ResponseBody<typeof readAssistantAnswer>

export function listTypes(choice: Choice): ContentTypeKey[] {
  return choice === 'all' ? [...contentTypeKeys] : [choice]
}

/** The prompt depends on the current settings, so it is fetched each time the dialog opens. */
export const promptQuery = (id: string, choice: Choice) =>
  queryOptions({
    queryKey: [...transcriptQuery(id).queryKey, 'assistant', choice],
    queryFn: ({ signal }) =>
      call(getAssistantPrompt, { params: { id }, query: choice === 'all' ? {} : { types: choice }, signal }),
    staleTime: 60_000,
    retry: false,
  })

type Pasted = { types: ContentTypeKey[]; answers: readonly string[] }

/** Checks a reply without storing anything. */
export function useCheckAnswer(id: string) {
  return useMutation({
    mutationFn: (pasted: Pasted) =>
      call(readAssistantAnswer, { params: { id }, body: { ...pasted, answers: [...pasted.answers], save: [] } }),
  })
}

export function useSaveAnswer(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (pasted: Pasted & { save: ContentTypeKey[] }) =>
      call(readAssistantAnswer, { params: { id }, body: { ...pasted, answers: [...pasted.answers] } }),
    onSettled: async () => {
      const keys = [transcriptQuery(id).queryKey, contentQuery(id).queryKey, transcriptsKey]
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, exact: true })))
    },
  })
}
