import type { ModelTrial } from '@podcastai/contracts'
import { TriangleAlert } from 'lucide-react'
import { dollarText } from '../../lib/dollars.ts'

/** The test caption with its time and price, or why there is none. */
export function TrialResult({ trial, failure }: { trial: ModelTrial | undefined; failure: string | null }) {
  return (
    <div aria-live="polite">
      {failure !== null && (
        <p className="type-small flex items-start gap-2 rounded-large border px-4 py-3 text-danger">
          <TriangleAlert aria-hidden size={16} className="mt-px shrink-0" />
          <span className="wrap-anywhere">{failure}</span>
        </p>
      )}
      {failure === null && trial && (
        <figure className="grid gap-2 rounded-large border bg-bg px-4 py-3.5">
          <figcaption className="type-hint text-text-2 tabular-nums">{formatFacts(trial)}</figcaption>
          <p className="max-w-[68ch] text-pretty whitespace-pre-line wrap-anywhere">{trial.caption}</p>
        </figure>
      )}
    </div>
  )
}

function formatFacts({ seconds, inputTokens, outputTokens, dollars }: ModelTrial): string {
  const tokens = `${(inputTokens + outputTokens).toLocaleString('en-US')} tokens`
  const price = dollars === null ? 'price not known' : dollars === 0 ? 'costs nothing' : dollarText(dollars)
  return `A caption for our sample, in ${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s · ${tokens} · ${price}`
}
