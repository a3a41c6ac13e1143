import { type ContentTypeKey, contentTypeOf } from '@podcastai/content-types'
import { useQuery } from '@tanstack/react-query'
import { setupQuery } from '../../lib/queries/setup.ts'

/** What the writing engine makes of instructions: suggestions at one press, and a word where it follows few. */
export function useWishing(): { isBuiltIn: boolean; suggestions: readonly string[]; hint?: string } {
  const engine = useQuery(setupQuery()).data?.engine
  if (engine && engine.key !== 'builtin') return { isBuiltIn: false, suggestions: modelSuggestions }
  return {
    isBuiltIn: true,
    suggestions: builtInSuggestions,
    hint: 'The built-in engine follows one wish: “Shorter”. Any other needs a language model.',
  }
}

/** Paths of the items that are nothing without the others of their whole, as the slides of a carousel are. */
export function partsOfWholes(contentType: ContentTypeKey, content: unknown): string[] {
  const items = contentTypeOf(contentType).items(content as never)
  return items.flatMap(({ path, whole }) => (whole === undefined ? [] : [path]))
}

const modelSuggestions = ['Shorter', 'Less hype', 'More specific', 'Plainer words', 'Another angle']
const builtInSuggestions = ['Shorter']
