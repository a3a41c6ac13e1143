import { can, isRunning, type LeftOut, type Transcript } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { correctionsQuery } from '../../lib/queries/corrections.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { useBringBack } from './corrections/bring-back.ts'

type Project = Pick<Transcript, 'id' | 'speakers' | 'status' | 'content'>

/** Passages that the parser left out; `bringBack` is absent if this user may not change the transcript now. */
type Passages = { leftOut: readonly LeftOut[]; pending: string | null; bringBack?: (passage: LeftOut) => void }

export function useLeftOut(project: Project): Passages {
  const role = useQuery(profileQuery()).data?.role
  const isRead = project.content !== '' && !isRunning(project.status)
  const { data } = useQuery({ ...correctionsQuery(project.id), enabled: isRead })
  const bringBack = useBringBack(project)
  const mayChange = isRead && role !== undefined && can(role, 'generateContent')
  return {
    leftOut: data?.leftOut ?? [],
    pending: bringBack.isPending ? bringBack.variables.id : null,
    ...(mayChange && { bringBack: bringBack.mutate }),
  }
}

/** The passages of one kind, each with a button that brings it back. */
export function LeftOutPassages({ what, leftOut, pending, bringBack }: Passages & { what: string }) {
  const own = leftOut.filter((passage) => passage.what === what)
  if (own.length === 0) return null
  return (
    <ul aria-label={what} className="col-start-2 grid gap-2">
      {own.map((passage) => (
        <li key={passage.id} className="grid justify-items-start border-l pl-2">
          <span dir="auto" className="line-clamp-4 whitespace-pre-line text-text-2 wrap-anywhere">
            {getLines(passage).join('\n')}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 text-text-3">
            {passage.line !== null && `Line ${passage.line.toLocaleString('en-US')}`}
            {bringBack && (
              <Button
                size="small"
                variant="ghost"
                icon={<Undo2 aria-hidden size={14} />}
                aria-label={`Bring back: ${getLines(passage).join(' ').slice(0, 60)}`}
                pending={pending === passage.id}
                onClick={() => bringBack(passage)}
              >
                Bring back
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function getLines({ places }: LeftOut): string[] {
  return places.map(({ words }) => words)
}
