import type { ContentByType, Profile, Transcript } from '@podcastai/contracts'
import { Card, IconButton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Info, X } from 'lucide-react'
import { useId } from 'react'
import { AssistantButton, AssistantLine, isAssistantOffered } from '../../features/assistant/assistant-button.tsx'
import { isThinKit, useThinKitDismissal } from '../../features/project/thin-kit.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { setupQuery } from '../../lib/queries/setup.ts'

type Props = {
  transcript: Transcript
  content: ContentByType | undefined
  isLoading: boolean
}

/** Without a model: the way to a kit that one writes, as a notice where the built-in engine found little, else as a line. */
export function KitOffer({ transcript, content, isLoading }: Props) {
  const profile = useQuery(profileQuery()).data
  const engine = useQuery(setupQuery()).data?.engine
  if (engine?.key !== 'builtin' || !profile || isLoading || !isAssistantOffered(transcript)) return null
  const isThin = content !== undefined && isThinKit(transcript, content)
  return isThin ? (
    <ThinKitNotice transcript={transcript} profile={profile} />
  ) : (
    <AssistantLine transcript={transcript} />
  )
}

function ThinKitNotice({ transcript, profile }: { transcript: Transcript; profile: Profile }) {
  const [isDismissed, dismiss] = useThinKitDismissal(profile.id, transcript.id)
  const title = useId()
  if (isDismissed) return <AssistantLine transcript={transcript} />
  return (
    <Card role="region" aria-labelledby={title} className="mb-2 flex items-start gap-3 py-4 pr-3 pl-4.5 max-md:pl-3.5">
      <Info aria-hidden size={16} className="mt-0.75 shrink-0 text-text-2 max-md:hidden" />
      <div className="grid min-w-0 flex-1 gap-1">
        <h2 id={title} className="type-h3">
          A short kit
        </h2>
        <p className="text-pretty text-text-2">
          The built-in engine only lifts out what was said, and found little here that stands alone. ChatGPT, Claude or
          another assistant can write a fuller kit: copy one prompt, paste the answer. No key needed.
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <AssistantButton transcript={transcript} />
          {profile.isOperator && (
            <Link to="/operator/model" className="touch-area relative text-petrol underline-offset-2 hover:underline">
              Set up a language model
            </Link>
          )}
        </div>
      </div>
      <IconButton label="Dismiss" className="-mt-1.5" onClick={dismiss}>
        <X aria-hidden size={16} />
      </IconButton>
    </Card>
  )
}
