import { waitText } from './use-wait.ts'

/**
 * Counts down until the server accepts another attempt. The button stays enabled: another account may have attempts
 * left.
 */
export function WaitNotice({ secondsLeft }: { secondsLeft: number | null }) {
  if (secondsLeft === null) return null
  return (
    <p className="type-hint text-danger tabular-nums">
      Too many attempts. You can try again in {waitText(secondsLeft)}.
    </p>
  )
}
