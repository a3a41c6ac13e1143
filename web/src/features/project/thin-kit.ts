import { type ContentKey, contentTypeKeys, getContentType, shortfallMessage } from '@podcastai/content-types'
import type { ContentByType, Transcript } from '@podcastai/contracts'
import { useState } from 'react'
import { builtInEngine } from './engines.ts'

/**
 * Returns why the built-in engine wrote few items of a type, or null. Models report omissions themselves, and users
 * know about their own edits.
 */
export function fewWritten(transcript: Transcript, key: ContentKey, content: unknown): string | null {
  const minutes = transcript.analysis?.episodeDuration ?? transcript.episodeDuration
  const generation = transcript.generation.find(({ contentType }) => contentType === key)
  const isAsWritten = generation?.engine === builtInEngine && !generation.edited && generation.editedItems.length === 0
  return isAsWritten && minutes !== null ? shortfallMessage(getContentType(key), content as never, minutes) : null
}

/** Returns whether the built-in engine alone wrote the content and most lists are short or empty. */
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

/**
 * Returns whether this user dismissed the offer of other engines for a project, and how to; stored in this browser.
 */
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
        // Storage is full or blocked: show the offer again next time.
      }
    },
  ]
}
