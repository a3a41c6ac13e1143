import type { ContentKey } from '@podcastai/content-types'
import { getContentTypeView } from '@podcastai/content-types/web'
import { Button, Card, Spinner } from '@podcastai/ui'
import { Cpu, PenLine, Sparkles, TriangleAlert } from 'lucide-react'

/** How long generating a type takes, as the specification says it. */
const duration = '10-15 seconds'

type Props = {
  contentType: ContentKey
  isGenerating: boolean
  /** The whole project is still being processed. */
  isProjectRunning: boolean
  isRead: boolean
  reason: string | null
  /** The episode has too little for this type; nothing failed. */
  isNothingFound: boolean
  onGenerate: () => void
  /** Offers the built-in engine after another one failed. */
  onGenerateBuiltIn?: () => void
  onWriteByHand: () => void
}

/** The empty state of a type: an outline of the content, one sentence, one button. */
export function NotGenerated(props: Props) {
  const { contentType, isGenerating, isProjectRunning, isRead, reason, isNothingFound } = props
  const { onGenerate, onGenerateBuiltIn, onWriteByHand } = props
  const { empty } = getContentTypeView(contentType)
  return (
    <Card
      aria-busy={isGenerating || isProjectRunning}
      className="grid min-h-56 content-center justify-items-center gap-4 px-5 py-8 text-center"
    >
      <div aria-hidden className="w-full text-line-strong">
        {empty.outline}
      </div>
      {isGenerating ? (
        <div className="grid gap-1">
          <p role="status" className="type-h3 inline-flex items-center justify-center gap-2">
            <Spinner size={16} className="text-petrol" />
            Generating...
          </p>
          <p className="text-text-2">Usually {duration} or less. You can look at the other formats while you wait.</p>
        </div>
      ) : isProjectRunning && !reason ? (
        <div className="grid gap-1">
          <p role="status" className="type-h3 inline-flex items-center justify-center gap-2">
            <Spinner size={16} className="text-petrol" />
            Preparing...
          </p>
          <p className="text-text-2">We’ll read the episode first, then generate this.</p>
        </div>
      ) : (
        <>
          <div className="grid gap-1">
            <p className="type-h3">{isNothingFound ? 'Nothing strong enough was found' : empty.title}</p>
            <p className="mx-auto max-w-[48ch] text-pretty text-text-2">
              {isNothingFound
                ? `${reason} Generate looks again, for example after you changed the settings or corrected the transcript.`
                : `${empty.text} Usually takes ${duration} or less.`}
            </p>
          </div>
          {reason && !isNothingFound && (
            <p className="type-small flex max-w-[56ch] items-start gap-2 text-left text-danger">
              <TriangleAlert aria-hidden size={16} className="mt-px" />
              {reason}
            </p>
          )}
          <Button
            variant={isNothingFound ? 'outline' : 'primary'}
            icon={<Sparkles aria-hidden size={16} />}
            disabled={isProjectRunning || !isRead}
            onClick={onGenerate}
          >
            Generate
          </Button>
          {reason && onGenerateBuiltIn && (
            <Button
              variant="ghost"
              className="-mt-2"
              icon={<Cpu aria-hidden size={16} />}
              disabled={isProjectRunning || !isRead}
              onClick={onGenerateBuiltIn}
            >
              Write it with the built-in engine
            </Button>
          )}
          <Button
            variant="ghost"
            className="-mt-2"
            icon={<PenLine aria-hidden size={16} />}
            disabled={isProjectRunning}
            onClick={onWriteByHand}
          >
            Write it yourself
          </Button>
          {(isProjectRunning || !isRead) && (
            <p className="type-hint -mt-2 text-text-3">
              {isProjectRunning ? 'The project is still being processed.' : 'The transcript needs to be read first.'}
            </p>
          )}
        </>
      )}
    </Card>
  )
}
