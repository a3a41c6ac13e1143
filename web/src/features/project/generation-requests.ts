import { type ContentKey, getContentType } from '@podcastai/content-types'
import { useQuery } from '@tanstack/react-query'
import { setupQuery } from '../../lib/queries/setup.ts'

/**
 * Returns the instructions that the engine supports: one-click suggestions, and whether it takes free text. The
 * built-in engine only supports "shorter".
 */
export function useRequesting(): { isBuiltIn: boolean; suggestions: readonly string[]; takesInstructions: boolean } {
  const engine = useQuery(setupQuery()).data?.engine
  if (engine && engine.key !== 'builtin')
    return { isBuiltIn: false, suggestions: modelSuggestions, takesInstructions: true }
  return { isBuiltIn: true, suggestions: builtInSuggestions, takesInstructions: false }
}

/** Returns the paths of items that only work together, such as the slides of a carousel. */
export function partsOfWholes(contentType: ContentKey, content: unknown): string[] {
  const items = getContentType(contentType).items(content as never)
  return items.flatMap(({ path, whole }) => (whole === undefined ? [] : [path]))
}

/** Returns whether a type's items are texts of ours, which a model rewrites; others show passages of the talk. */
export function isWritten(contentType: ContentKey): boolean {
  return contentType !== 'quotes' && contentType !== 'video_clips' && contentType !== 'viral_clips'
}

const modelSuggestions = ['Shorter', 'Less hype', 'More specific', 'Plainer words', 'Another angle']
const builtInSuggestions = ['Shorter']
