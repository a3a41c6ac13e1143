export type Period = { unit: 'week' | 'month'; steps: number }

const dayMs = 86_400_000

/** Returns the first day of the oldest step of a period that ends now. Weeks begin on Monday; days are in UTC. */
export function firstStep(now: Date, { unit, steps }: Period): Date {
  if (unit === 'month') return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - steps + 1, 1))
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const sinceMonday = (now.getUTCDay() + 6) % 7
  return new Date(today - (sinceMonday + 7 * (steps - 1)) * dayMs)
}

/** Returns the first day of every step, as YYYY-MM-DD, oldest first. */
export function stepsFrom(first: Date, { unit, steps }: Period): string[] {
  return Array.from({ length: steps }, (_, step) => {
    const day =
      unit === 'month'
        ? new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + step, 1))
        : new Date(first.getTime() + step * 7 * dayMs)
    return day.toISOString().slice(0, 10)
  })
}
