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

const modelSuggestions = ['Shorter', 'Less hype', 'More specific', 'Plainer words', 'Another angle']
const builtInSuggestions = ['Shorter']
