import type { UsageSum } from '@podcastai/contracts'
import { Button, lateComponent, Popover } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { transcriptQuery } from '../../lib/queries/transcripts.ts'
import { formatTokens, priceLine, usageQuery } from './engine-use.ts'

const CostTable = lateComponent(async () => (await import('./cost-table.tsx')).CostTable)

/** The cost of a project's language models by type; nothing if none was used. */
export function EngineCost({ id }: { id: string }) {
  const usage = useQuery(usageQuery(id)).data
  const { generation = [] } = useQuery(transcriptQuery(id)).data ?? {}
  if (!usage || usage.total.calls === 0) return null
  return (
    <Popover
      label="AI cost"
      align="start"
      className="grid max-h-[min(75dvh,620px)] w-md gap-3 overflow-y-auto"
      trigger={
        <Button size="small" variant="ghost" icon={<Coins aria-hidden size={14} />} className="-ml-2.5">
          {costSoFar(usage.total)}
        </Button>
      }
    >
      <h2 className="type-h3">AI cost</h2>
      <CostTable usage={usage} generation={generation} />
      <p className="type-hint text-text-3">
        Tokens as counted by the provider, including failed calls. Cached tokens are part of “In.”
      </p>
    </Popover>
  )
}

/** Returns the total cost in a few words; null if no model was used. */
export function useCostSoFar(id: string): string | null {
  const usage = useQuery(usageQuery(id)).data
  return usage && usage.total.calls > 0 ? costSoFar(usage.total) : null
}

/** Returns 'Cost $0.024', or 'No cost' for a local model; tokens if the price is unknown. */
function costSoFar(total: UsageSum): string {
  if (total.dollars === 0 && total.unpriced === 0) return 'No cost'
  const price = priceLine(total)
  return price ? `Cost ${price}` : `${formatTokens(total.inputTokens + total.outputTokens)} tokens`
}
