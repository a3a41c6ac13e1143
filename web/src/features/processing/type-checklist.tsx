import { getContentType } from '@podcastai/content-types'
import type { Generation } from '@podcastai/contracts'
import { classNames, Spinner } from '@podcastai/ui'
import { Check, Circle, Minus, TriangleAlert } from 'lucide-react'

/** The content types, each with a ring that becomes a check mark once generated. */
export function TypeChecklist({ generation }: { generation: Generation[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-2.5 max-md:grid-cols-1">
      {generation.filter(isListed).map(({ contentType, state, format }) => (
        <li
          key={contentType}
          className={classNames(
            'flex items-center gap-2.5',
            state === 'none' && 'text-text-3',
            state === 'failed' && 'text-danger',
          )}
        >
          <StateIcon state={state} />
          {format?.name ?? getContentType(contentType).title}
          <span className="only-read">: {stateWords[state]}</span>
        </li>
      ))}
    </ul>
  )
}

/** A text format that isn't being written, such as without a language model, is not waited for. */
function isListed({ state, format }: Generation): boolean {
  return format === undefined || state !== 'none'
}

const stateWords = {
  none: 'waiting',
  generating: 'being written',
  generated: 'written',
  failed: 'not written',
  nothing_found: 'nothing strong enough found',
} satisfies Record<Generation['state'], string>

function StateIcon({ state }: { state: Generation['state'] }) {
  if (state === 'generated') return <Check aria-hidden size={16} className="text-ok" />
  if (state === 'generating') return <Spinner className="text-petrol" />
  if (state === 'failed') return <TriangleAlert aria-hidden size={16} />
  if (state === 'nothing_found') return <Minus aria-hidden size={16} className="text-text-3" />
  return <Circle aria-hidden size={16} className="text-line-strong" />
}
