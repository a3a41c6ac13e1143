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

type Props = {
  transcript: Transcript
  content: ContentByType | undefined
  isLoading: boolean
}

/**
 * While only the built-in engine writes: both ways to write, once with the first finished upload and where little was
 * found; otherwise one quiet line.
 */
export function WriterOffer({ transcript, content, isLoading }: Props) {
  const profile = useQuery(profileQuery()).data
  const engine = useQuery(setupQuery()).data?.engine
  if (engine?.key !== 'builtin' || !profile || isLoading || !isAssistantOffered(transcript)) return null
  const isThin = content !== undefined && isThinKit(transcript, content)
  return <Offer transcript={transcript} profile={profile} isThin={isThin} />
}

function Offer({ transcript, profile, isThin }: { transcript: Transcript; profile: Profile; isThin: boolean }) {
  const isFirst = useIsFirst(profile.id, transcript.id)
  const [isDismissed, dismiss] = useOfferDismissal(profile.id, transcript.id)
  // What opened the assistant holds its dialog: it stays while what the assistant wrote arrives.
  const [wasWritten] = useState(() => transcript.generation.some(({ version }) => version > 0))
  const [wasThin, setWasThin] = useState(isThin)
  if (isThin && !wasThin) setWasThin(true)
  const title = useId()
  if (isDismissed || !((isFirst && wasWritten) || wasThin)) return <AssistantLine transcript={transcript} />
  return (
    <Card role="region" aria-labelledby={title} className="mb-2 grid gap-3 py-3.5 pr-3 pl-4.5 max-md:pl-3.5">
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
      <div className="grid gap-x-6 gap-y-4 pr-1.5 md:grid-cols-2">
        <Way title="Exact quotes, instantly" sample="/sample" text="Already done: every line is word for word." />
        <Way
          title="Full kit with your ChatGPT or Claude (2 minutes)"
          sample="/sample?writer=model"
          text="Copy one prompt, paste the reply. No key needed."
        >
          <AssistantButton transcript={transcript} size="small" />
        </Way>
      </div>
      {profile.isOperator && (
        <Link
          to="/operator/model"
          className="touch-area type-small relative justify-self-start text-petrol underline-offset-2 hover:underline"
        >
          Connect a model
        </Link>
      )}
    </Card>
  )
}

type WayProps = { title: string; text: string; sample: string; children?: ReactNode }

function Way({ title, text, sample, children }: WayProps) {
  return (
    <div className="grid content-start gap-1">
      <h3 className="type-label">{title}</h3>
      <p className="type-small text-pretty text-text-2">{text}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 touch:gap-y-5">
        {children}
        <a
          href={sample}
          target="_blank"
          rel="noreferrer"
          className="touch-area type-small relative text-petrol underline-offset-2 hover:underline"
        >
          See a sample<span className="only-read">: {title}</span>
        </a>
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
