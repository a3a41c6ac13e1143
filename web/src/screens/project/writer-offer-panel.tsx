import type { Transcript } from '@podcastai/contracts'
import { Card, IconButton } from '@podcastai/ui'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { AssistantButton } from '../../features/assistant/assistant-button.tsx'

type Props = { transcript: Transcript; isThin: boolean; isOperator: boolean; onDismiss: () => void }

/** Both writing options with a sample of each. Loaded on demand: most tabs only show one line. */
export function WriterOfferPanel({ transcript, isThin, isOperator, onDismiss }: Props) {
  const title = useId()
  return (
    <Card role="region" aria-labelledby={title} className="@container mb-2 grid gap-2 py-3 pr-3 pl-4.5 max-md:pl-3.5">
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h2 id={title} className="type-h3">
            {isThin ? 'We found only a few strong moments' : 'Two ways to write your content'}
          </h2>
          {isThin && <p className="text-text-2">The built-in engine uses exact quotes only.</p>}
        </div>
        <IconButton label="Dismiss" className="-mt-1" onClick={onDismiss}>
          <X aria-hidden size={16} />
        </IconButton>
      </div>
      <div className="grid gap-x-6 gap-y-4 pr-1.5 @lg:grid-cols-[2fr_3fr]">
        <Way title="Exact quotes, instantly" sample="/sample" text="Already done: every line is word for word." />
        <Way
          title="All content with your ChatGPT or Claude (2 minutes)"
          sample="/sample?writer=model"
          text="Copy one prompt, paste the reply. No key needed."
          further={
            isOperator && (
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
