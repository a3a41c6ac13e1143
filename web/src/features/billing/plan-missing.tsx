import type { Profile } from '@podcastai/contracts'
import { buttonStyle, Card } from '@podcastai/ui'
import { Link } from '@tanstack/react-router'
import { wayOut } from './way-out.ts'

/** In place of what needs a plan. */
export function PlanMissing({ profile }: { profile: Profile }) {
  const way = wayOut(profile)
  if (!way) return null
  return (
    <Card className="grid justify-items-start gap-4 p-6">
      <div>
        <h2 className="type-h2">{way.title}</h2>
        <p className="mt-1 text-text-2">{way.text}</p>
      </div>
      {way.action && (
        <Link to="/subscribe" className={buttonStyle({ variant: 'primary' })}>
          {way.action}
        </Link>
      )}
    </Card>
  )
}
