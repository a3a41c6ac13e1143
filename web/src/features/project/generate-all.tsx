import { isRunning, type Transcript } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useCommands } from '../../lib/commands.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { useGenerateSeveral, useGenerating } from './content-changes.ts'
import { useRequesting } from './generation-requests.ts'

/** Generates all types that weren't requested yet; hidden with fewer than two left. */
export function GenerateAll({ transcript }: { transcript: Transcript }) {
  const { id, generation, status, content } = transcript
  const userId = useQuery(profileQuery()).data?.id ?? ''
  const generating = useGenerating(id)
  const writing = useGenerateSeveral({ id, userId })
  const { isBuiltIn } = useRequesting()
  // The built-in engine writes no text formats.
  const types = generation.filter(({ format, isOn }) => format === undefined || (isOn && !isBuiltIn))
  const left = types.filter(({ state, version }) => state === 'none' && version === 0)
  const isOffered = left.length > 1 && content !== '' && !isRunning(status)
  const isBusy = writing.isPending || generating.length > 0
  const run = () => writing.mutate(left.map(({ contentType }) => contentType))
  useCommands(
    'generate',
    isOffered && !isBusy
      ? [{ label: 'Generate all', icon: <Sparkles aria-hidden />, keywords: 'write every type kit', run }]
      : [],
  )
  if (!isOffered && !writing.isPending) return null
  return (
    <Button
      variant={left.length === types.length ? 'primary' : 'outline'}
      icon={<Sparkles aria-hidden size={16} />}
      pending={writing.isPending}
      pendingLabel="Generating..."
      disabled={isBusy}
      onClick={run}
    >
      Generate all
    </Button>
  )
}
