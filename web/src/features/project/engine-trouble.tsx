import { getEngineTrouble, isRunning, type Transcript } from '@podcastai/contracts'
import { Button, Card } from '@podcastai/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Cpu, TriangleAlert } from 'lucide-react'
import { call } from '../../lib/call.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { useGenerateSeveral } from './content-changes.ts'
import { useRequesting } from './generation-requests.ts'

/** Explains why a language model left several types unwritten, and offers to generate them all. */
export function EngineTrouble({ transcript }: { transcript: Transcript }) {
  const { id, generation } = transcript
  const profile = useQuery(profileQuery()).data
  const { isBuiltIn } = useRequesting()
  const writing = useGenerateSeveral({ id, userId: profile?.id ?? '', engine: 'builtin' })
  const types = generation.filter(({ format }) => format === undefined)
  const missing = types.filter(({ state, version }) => state === 'failed' && version === 0)
  const isOffered = writing.isPending || (missing.length > 1 && !isBuiltIn && !isRunning(transcript.status))
  if (!isOffered) return null
  const [reason, ...others] = new Set(missing.map((one) => one.reason))
  return (
    <Card role="status" className="mb-2 flex flex-wrap items-start gap-x-4 gap-y-3 px-4.5 py-4">
      <TriangleAlert aria-hidden size={20} className="text-warn" />
      <div className="grid min-w-60 flex-1 gap-1">
        <p className="type-h3">
          {missing.length} of {types.length} types weren’t generated
        </p>
        <p className="text-text-2">
          {others.length === 0 && reason ? `${reason} ` : 'Open one to see why. '}
          The built-in engine can write them right away, from the transcript alone.
        </p>
        <ForTheOperator />
      </div>
      <Button
        icon={<Cpu aria-hidden size={16} />}
        pending={writing.isPending}
        pendingLabel="Writing..."
        onClick={() => writing.mutate(missing.map(({ contentType }) => contentType))}
      >
        Write all with the built-in engine
      </Button>
    </Card>
  )
}

const engineTroubleQuery = () =>
  queryOptions({
    queryKey: ['/api/engine/trouble'],
    queryFn: ({ signal }) => call(getEngineTrouble, { signal }),
    staleTime: 0,
  })

/** Settings and addresses, shown to the operator only: the API returns them to nobody else. */
function ForTheOperator() {
  const trouble = useQuery(engineTroubleQuery()).data?.trouble
  if (!trouble) return null
  return (
    <details className="type-small mt-1 text-text-2">
      <summary className="touch-area relative w-fit cursor-pointer">For the operator of this server</summary>
      <p className="mt-1 wrap-anywhere">{trouble.message}</p>
      <Link to="/operator/model" className="mt-1 inline-block text-petrol underline underline-offset-2">
        Language model
      </Link>
    </details>
  )
}
