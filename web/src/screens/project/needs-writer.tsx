import type { ContentKey } from '@podcastai/content-types'
import { getContentTypeView } from '@podcastai/content-types/web'
import { isRunning, type Transcript } from '@podcastai/contracts'
import { Button, buttonStyle, Card } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Cpu, PenLine } from 'lucide-react'
import { AssistantButton } from '../../features/assistant/assistant-button.tsx'
import { profileQuery } from '../../lib/queries/profile.ts'

type Props = { transcript: Transcript; contentType: ContentKey; onWriteByHand: () => void }

/** A text format without a language model: who can write it. */
export function NeedsWriter({ transcript, contentType, onWriteByHand }: Props) {
  const isOperator = useQuery(profileQuery()).data?.isOperator ?? false
  const { empty } = getContentTypeView(contentType)
  return (
    <Card className="grid min-h-56 content-center justify-items-center gap-4 px-5 py-8 text-center">
      <div aria-hidden className="w-full text-line-strong">
        {empty.outline}
      </div>
      <div className="grid gap-1">
        <p className="type-h3">This needs a writer</p>
        <p className="mx-auto max-w-[48ch] text-pretty text-text-2">
          The built-in engine only uses sentences of the talk. A language model or your chat assistant can write this,
          and we check it against the transcript.
        </p>
      </div>
      <AssistantButton transcript={transcript} contentType={contentType} variant="primary" />
      {isOperator && (
        <Link to="/operator/model" className={buttonStyle({ variant: 'ghost', className: '-mt-2' })}>
          <Cpu aria-hidden size={16} />
          Connect a language model
        </Link>
      )}
      <Button
        variant="ghost"
        className="-mt-2"
        icon={<PenLine aria-hidden size={16} />}
        disabled={isRunning(transcript.status)}
        onClick={onWriteByHand}
      >
        Write it yourself
      </Button>
    </Card>
  )
}
