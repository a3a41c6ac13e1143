import { type ContentTypeKey, contentTypeKeys, getContentType, shortfallMessage } from '@podcastai/content-types'
import type { ContentByType, Transcript } from '@podcastai/contracts'
import { useState } from 'react'
import { builtInEngine } from './engines.ts'

/** Why the built-in engine wrote few of a type, or null. Of what a model wrote its gap tells, and of what people changed they know. */
export function fewWritten(transcript: Transcript, key: ContentTypeKey, content: unknown): string | null {
  const minutes = transcript.analysis?.episodeDuration ?? transcript.episodeDuration
  const generation = transcript.generation.find(({ contentType }) => contentType === key)
  const isAsWritten = generation?.engine === builtInEngine && !generation.edited && generation.editedItems.length === 0
  return isAsWritten && minutes !== null ? shortfallMessage(getContentType(key), content as never, minutes) : null
}

/** The built-in engine alone wrote it, and most of the lists have fewer items than people expect, or none that is strong enough. */
export function isThinKit(transcript: Transcript, content: ContentByType): boolean {
  const { generation } = transcript
  if (generation.some(({ engine }) => engine !== null && engine !== builtInEngine)) return false
  const lists = contentTypeKeys.filter((key) => getContentType(key).usual)
  const short = lists.filter((key) =>
    content[key] === undefined
      ? generation.some(({ contentType, state }) => contentType === key && state === 'nothing_found')
      : fewWritten(transcript, key, content[key]) !== null,
  )
  return short.length > lists.length / 2
}

/** Whether this person dismissed the offer of other writers on a project, and what does so; remembered in this browser. */
export function useOfferDismissal(userId: string, projectId: string): [boolean, () => void] {
  const key = `thin-kit:${userId}:${projectId}`
  const [isDismissed, setIsDismissed] = useState(() => localStorage.getItem(key) !== null)
  return [
    isDismissed,
    () => {
      setIsDismissed(true)
      try {
        localStorage.setItem(key, 'dismissed')
      } catch {
        // A browser without room for it shows the offer again the next time.
      }
    },
  ]
}
