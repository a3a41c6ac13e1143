import { createSubscription, getProfile, getSubscription, plans } from '@podcastai/contracts'
import { Card } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Payment } from '../../features/billing/payment.tsx'
import { TeamUpgrade } from '../../features/billing/team-upgrade.tsx'
import { call } from '../../lib/call.ts'
import { setupQuery } from '../../lib/queries/setup.ts'
import { useEnter } from './use-enter.ts'

const proFeatures = [
  'AI transcript analysis',
  'Captions for Instagram, TikTok and YouTube',
  'Best quotes',
  'Clip recommendations',
  'Viral moments',
  '3-minute YouTube explainer scripts',
  'Thumbnail design instructions',
  'SEO episode titles',
  'Google Docs export',
  'Unlimited uploads',
]

const teamFeatures = [
  `Everything in ${plans.pro.name}`,
  `Up to ${plans.team.seats} members`,
  'Shared transcripts and content',
  'Collaborative comments and notes',
  'Shared brand settings and hashtags',
  'Team-wide templates',
]

const begin = async () => (await call(createSubscription)).clientSecret
const isActive = async () => (await call(getProfile)).subscriptionStatus === 'active'
const isPaidUp = async () => (await call(getSubscription)).standing === 'active'

/** The Pro plan for a single user, or its failed renewal. */
export function ProPage({ isDue = false, choice }: { isDue?: boolean; choice?: ReactNode }) {
  const enter = useEnter()
  const welcome = 'Welcome to PodcastAI Pro! You can now upload transcripts.'
  return (
    <PlanPage
      title={isDue ? 'Your last payment failed' : `Upgrade to PodcastAI ${plans.pro.name}`}
      price={plans.pro.price}
      features={proFeatures}
      choice={choice}
    >
      <Payment
        name="pro"
        begin={begin}
        label={isDue ? `Pay ${plans.pro.price} now` : `Subscribe for ${plans.pro.price}/month`}
        isPaid={isDue ? isPaidUp : isActive}
        onPaid={() => enter({ title: 'Payment Successful', text: isDue ? 'Your plan continues.' : welcome })}
      />
    </PlanPage>
  )
}

const teamTitles = {
  upgrade: 'Upgrade to Team Plan',
  renew: "Renew your team's plan",
  'pay-due': "Your team's last payment failed",
} as const

/** The Team plan, for a workspace that becomes a team or already is one. */
export function TeamPage({ purpose, choice }: { purpose: keyof typeof teamTitles; choice?: ReactNode }) {
  const enter = useEnter()
  const isTeam = async () => (await call(getProfile)).teamId !== null && (await isActive())
  const isIncluded = useQuery(setupQuery()).data?.billing === 'off'
  const made = {
    title: isIncluded ? 'Upgraded' : 'Payment Successful',
    text: 'Your workspace is a team now. You can invite members.',
  }
  const renewed = { title: 'Payment Successful', text: "Your team's plan continues." }
  return (
    <PlanPage
      title={teamTitles[purpose]}
      price={isIncluded ? null : plans.team.price}
      features={teamFeatures}
      choice={choice}
    >
      {purpose === 'upgrade' ? (
        <TeamUpgrade isPaid={isTeam} onPaid={() => enter(made, 'team')} />
      ) : (
        <Payment
          name="team"
          begin={begin}
          label={purpose === 'renew' ? `Subscribe for ${plans.team.price}/month` : `Pay ${plans.team.price} now`}
          isPaid={purpose === 'renew' ? isActive : isPaidUp}
          onPaid={() => enter(renewed)}
        />
      )}
    </PlanPage>
  )
}

type Props = {
  title: string
  /** Null if payments are off. */
  price: string | null
  features: readonly string[]
  /** Switches between the two plans, if both are available. */
  choice?: ReactNode
  children: ReactNode
}

function PlanPage({ title, price, features, choice, children }: Props) {
  return (
    <main className="mx-auto grid max-w-[1040px] grid-cols-[minmax(0,1fr)_400px] gap-x-16 gap-y-7 px-6 py-14 max-lg:grid-cols-1 max-lg:max-w-[560px] max-md:px-4 max-md:py-7">
      <div className="lg:row-start-1">
        <h1 className="type-section max-md:text-2xl max-md:leading-[31px]">{title}</h1>
        {choice && <div className="mt-4">{choice}</div>}
        {price ? (
          <>
            <p className="mt-4 text-text-2">
              <b className="text-[34px] leading-10 font-semibold tracking-[-0.035em] text-text">{price}</b> per month
            </p>
            <p className="mt-1 text-text-2">Cancel anytime</p>
          </>
        ) : (
          <p className="mt-4 text-text-2">Included</p>
        )}
      </div>
      <Card className="self-start p-5 lg:row-span-2 lg:row-start-1">
        <h2 className="type-h3 mb-4">{price ? 'Payment' : 'Upgrade'}</h2>
        {children}
      </Card>
      <ul className="grid grid-cols-2 content-start gap-x-8 gap-y-3 max-md:grid-cols-1">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden size={16} className="mt-0.5 text-petrol" />
            {feature}
          </li>
        ))}
      </ul>
    </main>
  )
}
