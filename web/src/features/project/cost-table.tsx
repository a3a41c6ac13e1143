import { getTypeName, isContentTypeKey, isTextFormatKey } from '@podcastai/content-types'
import type { ProjectUsage, Transcript, UsageSum } from '@podcastai/contracts'
import { formatTokens, priceLine } from './engine-use.ts'

/** The tokens and prices of a project's requests to language models, by purpose. */
export function CostTable({ usage, generation }: { usage: ProjectUsage; generation: Transcript['generation'] }) {
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
          <CostRow key={purpose} name={purposeName(purpose, generation)} sum={sum} />
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
      <td>{formatTokens(sum.inputTokens)}</td>
      <td>{formatTokens(sum.cachedTokens)}</td>
      <td>{formatTokens(sum.outputTokens)}</td>
      <td>{priceLine(sum) ?? 'not known'}</td>
    </tr>
  )
}

const purposeNames = new Map([
  ['analysis', 'Reading the episode'],
  ['kit', 'Writing several types at once'],
  ['format', 'Writing other formats'],
  ['check', 'Checking claims against the transcript'],
  ['repair', 'Rewriting what did not pass the check'],
  ['clip_tool', 'Clip tool'],
])

function purposeName(purpose: string, generation: Transcript['generation']): string {
  const name = purposeNames.get(purpose)
  if (name !== undefined) return name
  return isContentTypeKey(purpose) || isTextFormatKey(purpose) ? getTypeName(generation, purpose) : purpose
}
