import type { ContentTypeKey } from '@podcastai/content-types'
import type { ContentByType, Profile, Transcript } from '@podcastai/contracts'
import { Card, IconButton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { AssistantButton, AssistantLine, isAssistantOffered } from '../../features/assistant/assistant-button.tsx'
import { isThinKit, useOfferDismissal } from '../../features/project/thin-kit.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { setupQuery } from '../../lib/queries/setup.ts'
import { findFirstType } from './first-type.ts'

type Props = {
  transcript: Transcript
  content: ContentByType | undefined
  isLoading: boolean
  /** The open one. Only the first shows both ways, so that the content of the others starts at the top. */
  contentType: ContentTypeKey
}

/**
 * While only the built-in engine writes: both ways to write, on the first tab of the first finished upload and where
 * little was found, until it is dismissed; otherwise one quiet line.
 */
export function WriterOffer({ transcript, content, isLoading, contentType }: Props) {
  const profile = useQuery(profileQuery()).data
  const engine = useQuery(setupQuery()).data?.engine
  if (engine?.key !== 'builtin' || !profile || isLoading || !isAssistantOffered(transcript)) return null
  const isThin = content !== undefined && isThinKit(transcript, content)
  return <Offer transcript={transcript} profile={profile} isThin={isThin} contentType={contentType} />
}

type OfferProps = { transcript: Transcript; profile: Profile; isThin: boolean; contentType: ContentTypeKey }

function Offer({ transcript, profile, isThin, contentType }: OfferProps) {
  const isFirst = useIsFirst(profile.id, transcript.id)
  const [isDismissed, dismiss] = useOfferDismissal(profile.id, transcript.id)
  // What opened the assistant holds its dialog: it stays while what the assistant wrote arrives.
  const [wasWritten] = useState(() => transcript.generation.some(({ version }) => version > 0))
  const [wasThin, setWasThin] = useState(isThin)
  if (isThin && !wasThin) setWasThin(true)
  const title = useId()
  // What the assistant writes may change which tab is the first.
  const [firstType] = useState(() => findFirstType(transcript))
  const isFirstTab = contentType === firstType || contentType === findFirstType(transcript)
  const isOffered = isFirstTab && !isDismissed && ((isFirst && wasWritten) || wasThin)
  if (!isOffered) return <AssistantLine transcript={transcript} />
  return (
    <Card role="region" aria-labelledby={title} className="@container mb-2 grid gap-2 py-3 pr-3 pl-4.5 max-md:pl-3.5">
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h2 id={title} className="type-h3">
            {isThin ? 'We found only a few strong moments' : 'Two ways to write your content'}
          </h2>
          {isThin && <p className="text-text-2">The built-in engine uses exact quotes only.</p>}
        </div>
        <IconButton label="Dismiss" className="-mt-1" onClick={dismiss}>
          <X aria-hidden size={16} />
        </IconButton>
      </div>
      <div className="grid gap-x-6 gap-y-4 pr-1.5 @lg:grid-cols-[2fr_3fr]">
        <Way title="Exact quotes, instantly" sample="/sample" text="Already done: every line is word for word." />
        <Way
          title="Full kit with your ChatGPT or Claude (2 minutes)"
          sample="/sample?writer=model"
          text="Copy one prompt, paste the reply. No key needed."
          further={
            profile.isOperator && (
              <Link to="/operator/model" className={link}>
                Connect a model
              </Link>
            )
          }
        >
          <AssistantButton transcript={transcript} size="small" />
        </Way>
      </div>
    </Card>
  )
}

const link = 'touch-area type-small relative text-petrol underline-offset-2 hover:underline'

type WayProps = { title: string; text: string; sample: string; children?: ReactNode; further?: ReactNode }

function Way({ title, text, sample, children, further }: WayProps) {
  return (
    <div className="grid content-start gap-1">
      <h3 className="type-label">{title}</h3>
      <p className="type-small text-pretty text-text-2">{text}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 touch:gap-y-5">
        {children}
        <a href={sample} target="_blank" rel="noreferrer" className={link}>
          See a sample<span className="only-read">: {title}</span>
        </a>
        {further}
      </div>
    </div>
  )
}

/** Whether the offer belongs to this project: the first one that this person saw finished in this browser. */
function useIsFirst(userId: string, projectId: string): boolean {
  const key = `writer-offer:${userId}`
  const [first] = useState(() => localStorage.getItem(key) ?? projectId)
  useEffect(() => {
    try {
      localStorage.setItem(key, first)
    } catch {
      // A browser without room for it offers it again the next time.
    }
  }, [key, first])
  return first === projectId
}
