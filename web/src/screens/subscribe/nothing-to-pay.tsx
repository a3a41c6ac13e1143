import type { Profile } from '@podcastai/contracts'
import { buttonStyle, Card } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { setupQuery } from '../../lib/queries/setup.ts'

/** The plan is active: nothing to pay. */
export function AlreadySubscribed({ profile }: { profile: Profile }) {
  const isIncluded = useQuery(setupQuery()).data?.billing === 'off'
  if (isIncluded) return <Notice title="Included" text="Everything is included. There’s nothing to pay." />
  const text = profile.teamId ? 'Team Access - No charge' : 'Your subscription is active. You can upload transcripts.'
  return <Notice title="Already Subscribed!" text={text} />
}

/** For a member of a team whose plan has expired, who can't pay for it. */
export function AskAdmin() {
  return (
    <Notice
      title="Your team's plan has ended"
      text="Ask your admin to renew it. You can still read, edit, and export your team's projects."
    />
  )
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <main className="mx-auto grid max-w-[440px] gap-4 px-4 pt-20">
      <Card className="grid gap-4 p-6">
        <div>
          <h1 className="type-h1">{title}</h1>
          <p className="mt-1 text-text-2">{text}</p>
        </div>
        <Link to="/dashboard" className={buttonStyle({ variant: 'primary', className: 'justify-self-start' })}>
          Go to Dashboard
        </Link>
      </Card>
    </main>
  )
}
