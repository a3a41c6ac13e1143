import { type ContentTypeKey, getContentType } from '@podcastai/content-types'
import { useQuery } from '@tanstack/react-query'
import { setupQuery } from '../../lib/queries/setup.ts'

/**
 * What the writing engine makes of wishes: suggestions at one press, and whether it understands wishes in people's own
 * words. The built-in engine knows "shorter" alone.
 */
export function useRequesting(): { isBuiltIn: boolean; suggestions: readonly string[]; takesInstructions: boolean } {
  const engine = useQuery(setupQuery()).data?.engine
  if (engine && engine.key !== 'builtin')
    return { isBuiltIn: false, suggestions: modelSuggestions, takesInstructions: true }
  return { isBuiltIn: true, suggestions: builtInSuggestions, takesInstructions: false }
}

/** Paths of the items that are nothing without the others of their whole, as the slides of a carousel are. */
export function partsOfWholes(contentType: ContentTypeKey, content: unknown): string[] {
  const items = getContentType(contentType).items(content as never)
  return items.flatMap(({ path, whole }) => (whole === undefined ? [] : [path]))
}

const modelSuggestions = ['Shorter', 'Less hype', 'More specific', 'Plainer words', 'Another angle']
const builtInSuggestions = ['Shorter']
