import type { ContentKey } from '@podcastai/content-types'
import {
  correctTerms,
  getAssistantPrompt,
  type ResponseBody,
  readAssistantAnswer,
  renameSpeaker,
  type Transcript,
} from '@podcastai/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { projectListsKey, transcriptQuery } from '../../lib/queries/transcripts.ts'
import type { FoundNames } from './answer-names.tsx'

/** What to write: one type, or all of them. */
export type Choice = ContentKey | 'all'

export type CheckedAnswer = ResponseBody<typeof readAssistantAnswer>

/** Returns what is written: the content types and the text formats that are on, or the one that was chosen. */
export function listTypes({ generation }: Transcript, choice: Choice): ContentKey[] {
  const all = generation.filter(({ isOn }) => isOn !== false).map(({ contentType }) => contentType)
  return choice === 'all' ? all : [choice]
}

/** The prompt depends on the current settings, so it is fetched each time the dialog opens. */
export const promptQuery = (id: string, choice: Choice, language: string) =>
  queryOptions({
    queryKey: [...transcriptQuery(id).queryKey, 'assistant', choice, language],
    queryFn: ({ signal }) =>
      call(getAssistantPrompt, {
        params: { id },
        query: { ...(choice !== 'all' && { types: choice }), ...(language && { outputLanguage: language }) },
        signal,
      }),
    staleTime: 60_000,
    retry: false,
  })

/**
 * `declined`: speakers and heard words for which names and spellings in the replies are not used. `language`: the one
 * that the prompt asked for; '' for the show's.
 */
type Pasted = {
  types: ContentKey[]
  answers: readonly string[]
  declined: readonly string[]
  language: string
}

/** Checks a reply without storing anything. */
export function useCheckAnswer(id: string) {
  return useMutation({
    mutationFn: (pasted: Pasted) => call(readAssistantAnswer, { params: { id }, body: toBody(pasted, []) }),
  })
}

function toBody({ types, answers, declined, language }: Pasted, save: readonly ContentKey[]) {
  const outputLanguage = language || undefined
  return { types, answers: [...answers], declined: [...declined], outputLanguage, save: [...save] }
}

type Save = Pasted & FoundNames & { save: ContentKey[] }

/** Saves what passed. Corrects names in the transcript first, so that all content has them. */
export function useSaveAnswer({ id, speakers }: Pick<Transcript, 'id' | 'speakers'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ names, spellings, save, ...pasted }: Save) => {
      const params = { id }
      for (const { speaker, name } of names) {
        const labels = speakers.find((one) => one.name === speaker)?.labels
        if (labels) await call(renameSpeaker, { params, body: { labels, from: speaker, to: name } })
      }
      const terms = spellings.map(({ heard, written }) => ({ heard, written }))
      if (terms.length > 0) await call(correctTerms, { params, body: { terms } })
      return call(readAssistantAnswer, { params, body: toBody(pasted, save) })
    },
    onSettled: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: transcriptQuery(id).queryKey }),
        queryClient.invalidateQueries({ queryKey: projectListsKey }),
      ])
    },
  })
}
