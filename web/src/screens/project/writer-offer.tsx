import type { ContentKey } from '@podcastai/content-types'
import type { ContentByType, Profile, Transcript } from '@podcastai/contracts'
import { lateComponent } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { AssistantLine, isAssistantOffered } from '../../features/assistant/assistant-button.tsx'
import { isThinKit, useOfferDismissal } from '../../features/project/thin-kit.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { setupQuery } from '../../lib/queries/setup.ts'
import { findFirstType } from './first-type.ts'

const WriterOfferPanel = lateComponent(async () => (await import('./writer-offer-panel.tsx')).WriterOfferPanel)

type Props = {
  transcript: Transcript
  content: ContentByType | undefined
  isLoading: boolean
  /** The open type. Only the first type shows both options, so that the others' content starts at the top. */
  contentType: ContentKey
}

/**
 * Shown while only the built-in engine is available: both writing options on the first type of the first finished
 * upload and when little was found, until dismissed; otherwise one quiet line.
 */
export function WriterOffer({ transcript, content, isLoading, contentType }: Props) {
  const profile = useQuery(profileQuery()).data
  const engine = useQuery(setupQuery()).data?.engine
  if (engine?.key !== 'builtin' || !profile || isLoading || !isAssistantOffered(transcript)) return null
  const isThin = content !== undefined && isThinKit(transcript, content)
  return <Offer transcript={transcript} profile={profile} isThin={isThin} contentType={contentType} />
}

type OfferProps = { transcript: Transcript; profile: Profile; isThin: boolean; contentType: ContentKey }

function Offer({ transcript, profile, isThin, contentType }: OfferProps) {
  const isFirst = useIsFirst(profile.id, transcript.id)
  const [isDismissed, dismiss] = useOfferDismissal(profile.id, transcript.id)
  // The button that opened the assistant holds its dialog, so it must stay while the content arrives.
  const [wasWritten] = useState(() => transcript.generation.some(({ version }) => version > 0))
  const [wasThin, setWasThin] = useState(isThin)
  if (isThin && !wasThin) setWasThin(true)
  // New content may change which type is first.
  const [firstType] = useState(() => findFirstType(transcript))
  const isFirstTab = contentType === firstType || contentType === findFirstType(transcript)
  const isOffered = isFirstTab && !isDismissed && ((isFirst && wasWritten) || wasThin)
  if (!isOffered) return <AssistantLine transcript={transcript} />
  return (
    <WriterOfferPanel transcript={transcript} isThin={isThin} isOperator={profile.isOperator} onDismiss={dismiss} />
  )
}

/** Returns whether the offer belongs to this project: the first that this user saw finished in this browser. */
function useIsFirst(userId: string, projectId: string): boolean {
  const key = `writer-offer:${userId}`
  const [first] = useState(() => localStorage.getItem(key) ?? projectId)
  useEffect(() => {
    try {
      localStorage.setItem(key, first)
    } catch {
      // Storage is full or blocked: offer it again next time.
    }
  }, [key, first])
  return first === projectId
}
