import { type Profile, plans } from '@podcastai/contracts'
import { buttonStyle, Card, toast } from '@podcastai/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { Payment } from '../../features/billing/payment.tsx'
import { AppHeader } from '../../features/frame/app-header.tsx'
import { SignedIn } from '../../features/frame/signed-in.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { hasAccess, profileQuery } from '../../lib/queries/profile.ts'
import { useSession } from '../../lib/session.ts'

const features = [
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

export function SubscribeScreen() {
  usePageTitle('Subscribe')
  const session = useSession()
  if (!session) return <RegisterFirst />
  return (
    <SignedIn>
      {(profile) => (
        <>
          <AppHeader username={profile.username} create={hasAccess(profile) ? 'outline' : 'none'} />
          {hasAccess(profile) ? <AlreadySubscribed profile={profile} /> : <UpgradePage />}
        </>
      )}
    </SignedIn>
  )
}

function RegisterFirst() {
  const navigate = useNavigate()
  useEffect(() => {
    toast({ title: 'Authentication Required', text: 'Please register first to subscribe.', tone: 'danger' })
    void navigate({ to: '/register', replace: true })
  }, [navigate])
  return null
}

function AlreadySubscribed({ profile }: { profile: Profile }) {
  return (
    <main className="mx-auto grid max-w-[440px] gap-4 px-4 pt-20">
      <Card className="grid gap-4 p-6">
        <div>
          <h1 className="type-h1">Already Subscribed!</h1>
          <p className="mt-1 text-text-2">
            {profile.teamId ? 'Team Access - No charge' : 'Your subscription is active. You can upload transcripts.'}
          </p>
        </div>
        <Link to="/dashboard" className={buttonStyle({ variant: 'primary', className: 'justify-self-start' })}>
          Go to Dashboard
        </Link>
      </Card>
    </main>
  )
}

function UpgradePage() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  async function enter() {
    toast({ title: 'Payment Successful', text: 'Welcome to PodcastAI Pro! You can now upload transcripts.' })
    await queryClient.invalidateQueries({ queryKey: profileQuery().queryKey })
    await navigate({ to: '/' })
  }

  return (
    <main className="mx-auto grid max-w-[1040px] grid-cols-[minmax(0,1fr)_400px] gap-x-16 gap-y-7 px-6 py-14 max-lg:grid-cols-1 max-lg:max-w-[560px] max-md:px-4 max-md:py-7">
      <div className="lg:row-start-1">
        <h1 className="type-section max-md:text-2xl max-md:leading-[31px]">Upgrade to PodcastAI {plans.pro.name}</h1>
        <p className="mt-4 text-text-2">
          <b className="text-[34px] leading-10 font-semibold tracking-[-0.035em] text-text">{plans.pro.price}</b> per
          month
        </p>
        <p className="mt-1 text-text-2">Cancel anytime</p>
      </div>
      <Card className="self-start p-5 lg:row-span-2 lg:row-start-1">
        <h2 className="type-h3 mb-4">Payment</h2>
        <Payment onPaid={enter} />
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
