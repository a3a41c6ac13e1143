import { type ContentTypeKey, getContentType } from '@podcastai/content-types'

/** How many types to name if there are more. */
const namedOfMany = 2

/** Names the types that couldn't be generated. Often nothing failed: their pages say why. */
export function NotWritten({ types }: { types: readonly ContentTypeKey[] }) {
  const labels = types.map((key) => getContentType(key).label)
  const others = labels.length - namedOfMany
  const named = others > 1 ? `${labels.slice(0, namedOfMany).join(', ')} and ${others} more` : labels.join(', ')
  return (
    <span className="type-hint text-text-2" title={`Not generated: ${labels.join(', ')}`}>
      Not generated: {named}
    </span>
  )
}
