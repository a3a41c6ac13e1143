import type { Generation } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { Cpu, Puzzle } from 'lucide-react'
import { engineLine } from '../../features/project/engines.ts'

type Props = {
  generation: Generation
  projectEngine: string | null
  /** Why there are few items. */
  few: string | null
  isGenerating: boolean
  /** After a model wrote it: offers the built-in engine. */
  onWriteBuiltIn: (() => void) | undefined
}

/** The type's engine if it isn't the project's, what is missing, and why it couldn't be regenerated. */
export function WrittenBy({ generation, projectEngine, few, isGenerating, onWriteBuiltIn }: Props) {
  const { engine, gap, reason } = generation
  return (
    <>
      {few !== null && <p className="type-small text-text-2">{few}</p>}
      {gap !== null && (
        <div className="type-small flex flex-wrap items-center gap-x-3 gap-y-1 text-text-2">
          <p className="flex min-w-0 items-start gap-1.5">
            <Puzzle aria-hidden size={14} className="mt-[3px] shrink-0" />
            <span className="wrap-anywhere">{gap}</span>
          </p>
          {onWriteBuiltIn && (
            <Button size="small" variant="ghost" disabled={isGenerating} onClick={onWriteBuiltIn}>
              Write it with the built-in engine
            </Button>
          )}
        </div>
      )}
      {engine !== null && engine !== projectEngine && (
        <p className="type-small flex items-center gap-1.5 text-text-2">
          <Cpu aria-hidden size={14} />
          {engineLine(engine)}
        </p>
      )}
      {reason !== null && <p className="type-small text-danger">Regenerating failed: {reason}</p>}
    </>
  )
}
