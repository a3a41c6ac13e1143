/** Monthly price of each plan, in US cents and as displayed, and its number of seats. */
export const plans = {
  pro: { name: 'Pro', label: 'Individual', cents: 499, price: '$4.99', seats: 1 },
  team: { name: 'Team', label: 'Team Plan', cents: 1999, price: '$19.99', seats: 5 },
} as const
export type PlanKey = keyof typeof plans
export const planKeys = Object.keys(plans) as [PlanKey, ...PlanKey[]]

/** Grace period after a failed renewal; then the plan ends. */
export const unpaidGraceDays = 7

/**
 * The standing of a workspace's plan: never had one, running, ending with its period, renewal unpaid, or over. All but
 * the first and last allow generating.
 */
export const planStandings = ['none', 'active', 'ending', 'past_due', 'ended'] as const
export type PlanStanding = (typeof planStandings)[number]

/** Returns an amount for display: 1999 is $19.99. */
export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
