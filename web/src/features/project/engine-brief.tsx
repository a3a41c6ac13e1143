import { Button, Popover, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageSquareText } from 'lucide-react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { briefQuery } from './engine-use.ts'
import { engineLine } from './engines.ts'

/** The project's AI instructions: its voice, its guest, and what it is based on. */
export function EngineBrief({ id }: { id: string }) {
  return (
    <Popover
      label="AI instructions"
      align="start"
      className="w-md p-0"
      trigger={
        <Button size="small" variant="ghost" icon={<MessageSquareText aria-hidden size={14} />} className="-ml-2.5">
          AI instructions
        </Button>
      }
    >
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-labelledby="engine-brief-title"
        className="grid max-h-[min(75dvh,620px)] gap-4 overflow-y-auto p-4 focus-visible:-outline-offset-2"
      >
        <h2 id="engine-brief-title" className="type-h3">
          AI instructions
        </h2>
        <Brief id={id} />
      </section>
    </Popover>
  )
}

function Brief({ id }: { id: string }) {
  const brief = useQuery(briefQuery(id))
  if (brief.isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>{getErrorMessage(brief.error, 'The AI instructions could not be loaded.')}</p>
        <Button size="small" onClick={() => brief.refetch()}>
          Try Again
        </Button>
      </div>
    )
  }
  if (!brief.data) return <Skeleton className="h-30" />
  return (
    <>
      <p className="type-small text-text-2">
        {engineLine(brief.data.engine)}. New settings apply the next time something is written.{' '}
        <Link
          to="/dashboard"
          search={{ tab: 'settings' }}
          hash="settings-audience"
          className="text-petrol underline underline-offset-2"
        >
          Change the audience or voice
        </Link>
      </p>
      {brief.data.sections.map(({ title, text }) => (
        <section key={title} className="grid gap-1.5 border-t pt-3">
          <h3 className="type-label text-text-2">{title}</h3>
          <p className="type-small whitespace-pre-line wrap-anywhere">{text}</p>
        </section>
      ))}
    </>
  )
}
