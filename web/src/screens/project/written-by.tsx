import type { Generation } from '@podcastai/contracts'
import { Cpu, Puzzle } from 'lucide-react'
import { engineLine } from '../../features/project/engines.ts'

type Props = { generation: Generation; projectEngine: string | null }

/** Who wrote a type where that is not plain, and why it could not be written again. */
export function WrittenBy({ generation, projectEngine }: Props) {
  const { engine, gap, reason } = generation
  return (
    <>
      {gap !== null && (
        <p className="type-small flex items-start gap-1.5 text-warn">
          <Puzzle aria-hidden size={14} className="mt-[3px] shrink-0" />
          <span className="wrap-anywhere">{filledIn(gap)}</span>
        </p>
      )}
      {gap === null && engine !== null && engine !== projectEngine && (
        <p className="type-small flex items-center gap-1.5 text-text-2">
          <Cpu aria-hidden size={14} />
          {engineLine(engine)}
        </p>
      )}
      {reason !== null && <p className="type-small text-danger">It could not be written again: {reason}</p>}
    </>
  )
}

/** A gap that says itself what was filled stands as it is. */
function filledIn(gap: string): string {
  return gap.startsWith('The built-in engine') ? gap : `Filled in by the built-in engine, because ${inSentence(gap)}`
}

/** A reason is a sentence of its own; its first letter is small within another one, unless it begins a name. */
function inSentence(reason: string): string {
  return /^(?:The|A|An|It|Its|This|That|There|No|Some|One|Two|What|Words|Names|Numbers|Quoted)\b/.test(reason)
    ? reason.charAt(0).toLowerCase() + reason.slice(1)
    : reason
}
