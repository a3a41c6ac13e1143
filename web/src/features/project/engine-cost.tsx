import { type ContentTypeKey, contentTypeKeys, getContentType } from '@podcastai/content-types'
import type { ProjectUsage, UsageSum } from '@podcastai/contracts'
import { Button, Popover } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { priceLine, usageQuery } from './engine-use.ts'

/** The cost of a project's language models by type; nothing if none was used. */
export function EngineCost({ id }: { id: string }) {
  const usage = useQuery(usageQuery(id)).data
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
      <CostTable usage={usage} />
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
  return price ? `Cost ${price}` : `${tokens(total.inputTokens + total.outputTokens)} tokens`
}

function CostTable({ usage }: { usage: ProjectUsage }) {
  return (
    <table className="type-small w-full text-right tabular-nums">
      <thead className="type-hint text-text-3">
        <tr className="*:pb-1.5 *:font-normal">
          <th scope="col" className="text-left">
            For
          </th>
          <th scope="col">In</th>
          <th scope="col">Cached</th>
          <th scope="col">Out</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {usage.purposes.map(({ purpose, ...sum }) => (
          <CostRow key={purpose} name={purposeName(purpose)} sum={sum} />
        ))}
      </tbody>
      <tfoot className="border-t font-semibold">
        <CostRow name="All" sum={usage.total} />
      </tfoot>
    </table>
  )
}

function CostRow({ name, sum }: { name: string; sum: UsageSum }) {
  return (
    <tr className="*:py-1">
      <th scope="row" className="text-left font-normal">
        {name}
      </th>
      <td>{tokens(sum.inputTokens)}</td>
      <td>{tokens(sum.cachedTokens)}</td>
      <td>{tokens(sum.outputTokens)}</td>
      <td>{priceLine(sum) ?? 'not known'}</td>
    </tr>
  )
}

const purposeNames = new Map([
  ['analysis', 'Reading the episode'],
  ['kit', 'Writing several types at once'],
  ['check', 'Checking claims against the transcript'],
  ['repair', 'Rewriting what did not pass the check'],
  ['clip_tool', 'Clip tool'],
])

function purposeName(purpose: string): string {
  const name = purposeNames.get(purpose)
  if (name !== undefined) return name
  const key = contentTypeKeys.find((one): one is ContentTypeKey => one === purpose)
  return key ? getContentType(key).title : purpose
}

function tokens(count: number): string {
  return count.toLocaleString('en-US')
}
