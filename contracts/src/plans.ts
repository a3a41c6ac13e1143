export const plans = {
  pro: { name: 'Pro', label: 'Individual', cents: 499, price: '$4.99', seats: 1 },
  team: { name: 'Team', label: 'Team Plan', cents: 1999, price: '$19.99', seats: 5 },
} as const
export type PlanKey = keyof typeof plans
