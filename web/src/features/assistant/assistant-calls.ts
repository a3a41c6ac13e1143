import { type ContentTypeKey, contentTypeKeys } from '@podcastai/content-types'
import {
  getAssistantPrompt,
  type NamedSpeaker,
  type ResponseBody,
  readAssistantAnswer,
  renameSpeaker,
  type Transcript,
} from '@podcastai/contracts'
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

/** `keepLabels`: speakers for whom names in the replies are not used. */
type Pasted = { types: ContentTypeKey[]; answers: readonly string[]; keepLabels: readonly string[] }

/** Checks a reply without storing anything. */
export function useCheckAnswer(id: string) {
  return useMutation({
    mutationFn: (pasted: Pasted) => call(readAssistantAnswer, { params: { id }, body: toBody(pasted, []) }),
  })
}

function toBody({ types, answers, keepLabels }: Pasted, save: readonly ContentTypeKey[]) {
  return { types, answers: [...answers], keepLabels: [...keepLabels], save: [...save] }
}

type Save = Pasted & { save: ContentTypeKey[]; names: readonly NamedSpeaker[] }

/** Saves what passed. Renames the speakers first, so that all content has their names. */
export function useSaveAnswer({ id, speakers }: Pick<Transcript, 'id' | 'speakers'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ names, save, ...pasted }: Save) => {
      for (const { speaker, name } of names) {
        const labels = speakers.find((one) => one.name === speaker)?.labels
        if (labels) await call(renameSpeaker, { params: { id }, body: { labels, from: speaker, to: name } })
      }
      return call(readAssistantAnswer, { params: { id }, body: toBody(pasted, save) })
    },
    onSettled: async () => {
      const keys = [transcriptQuery(id).queryKey, contentQuery(id).queryKey, transcriptsKey]
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, exact: true })))
    },
  })
}
