import { waitText } from './use-wait.ts'

/** How long the server takes no further try, counted down. Pressing stays possible: another account may have tries left. */
export function WaitNotice({ secondsLeft }: { secondsLeft: number | null }) {
  if (secondsLeft === null) return null
  return (
    <p className="type-hint text-danger tabular-nums">
      Too many attempts. You can try again in {waitText(secondsLeft)}.
    </p>
  )
}
