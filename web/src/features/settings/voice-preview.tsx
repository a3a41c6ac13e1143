import { askFor, neutralVoice, questionFor } from '@podcastai/content-types'
import { splitEntries, type TeamSettings } from '@podcastai/contracts'
import { useFormContext } from 'react-hook-form'

/** Previews how the built-in engine ends a post with the current choices, using the engine's own functions. */
export function VoicePreview() {
  const { watch } = useFormContext<TeamSettings>()
  const [brandVoice, contentGoals, hostNames] = watch(['brandVoice', 'contentGoals', 'hostNames'])
  const voice = { ...neutralVoice, brandVoice, contentGoals, hostNames: splitEntries(hostNames) }
  const ask = askFor(voice)
  return (
    <aside aria-label="How a post ends" className="grid gap-1.5 rounded-control bg-sunken px-3.5 py-3">
      <p className="type-hint text-text-2">With these settings, the built-in engine ends a post like this:</p>
      <p className="type-copy">{questionFor(voice)}</p>
      {ask === null ? (
        <p className="type-hint text-text-2">
          {contentGoals.trim() === ''
            ? 'Add a goal and it asks for that, too.'
            : 'The built-in engine knows these goals: newsletter, community, sales, growth, listening, and teaching. A language model reads any goal.'}
        </p>
      ) : (
        <p className="type-copy">{ask}</p>
      )}
    </aside>
  )
}
