import { type PlanKey, plans } from '@podcastai/contracts'
import { Segments } from '@podcastai/ui'
import { useNavigate } from '@tanstack/react-router'

const options = [
  { value: 'pro', label: `${plans.pro.name} · ${plans.pro.price}` },
  { value: 'team', label: `${plans.team.label} · ${plans.team.price}` },
] as const

/** Lets a user without a plan choose between the two, each with a URL. */
export function PlanChoice({ plan }: { plan: PlanKey }) {
  const navigate = useNavigate()
  const choose = (next: PlanKey) =>
    navigate({
      to: '/subscribe',
      search: next === 'team' ? { plan: 'team' } : {},
      state: true,
      replace: true,
    })
  return <Segments label="Plan" value={plan} options={options} onChange={choose} />
}
