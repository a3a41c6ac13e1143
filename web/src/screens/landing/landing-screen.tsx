import type { PlanKey } from '@podcastai/contracts'
import { buttonStyle, classNames } from '@podcastai/ui'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { AudioLines, Layers, Users, Zap } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Brand } from '../../features/frame/brand.tsx'
import { SiteFooter } from '../../features/frame/site-footer.tsx'
import { FeatureGrid } from '../../features/landing/feature-grid.tsx'
import { Pricing } from '../../features/landing/pricing.tsx'
import { site } from '../../features/landing/site.ts'
import { Claims, Testimonials } from '../../features/landing/voices.tsx'
import { SampleProof } from '../../features/sample-episode/sample-proof.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { GetStartedCard, type StartTab } from './get-started-card.tsx'

export function LandingScreen() {
  usePageTitle('PodcastAI')
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  const [plan, setPlan] = useState<PlanKey | null>(null)
  const tab: StartTab = hash === 'sign-up' ? 'sign-up' : 'sign-in'
  // The form takes the focus only when somebody asked for it, not when the page opens.
  const asked = hash === tab ? `${hash} ${plan}` : undefined

  useEffect(() => {
    if (asked !== undefined) document.getElementById('start')?.scrollIntoView({ block: 'nearest' })
  }, [asked])

  function open(next: StartTab) {
    void navigate({ to: '.', hash: next, replace: true })
  }

  return (
    <>
      <LandingHeader />
      <main>
        <section className="mx-auto grid max-w-[1280px] grid-cols-[minmax(0,1fr)_376px] items-center gap-16 px-6 py-13 max-lg:grid-cols-1 max-lg:gap-8 max-md:gap-6.5 max-md:px-4 max-md:pt-5 max-md:pb-8">
          <Hero />
          <GetStartedCard tab={tab} onTab={open} plan={plan} asked={asked} />
        </section>
        <section className="bg-[linear-gradient(var(--bg)_120px,var(--sunken)_120px)] pb-10">
          <div className="mx-auto max-w-[1280px] px-6 max-md:px-4">
            <SampleProof />
          </div>
        </section>
        <FeatureGrid />
        <Claims site={site} />
        <Testimonials site={site} />
        <Pricing
          onChoose={(chosen) => {
            setPlan(chosen)
            open('sign-up')
            document.getElementById('start')?.scrollIntoView({ block: 'nearest' })
          }}
        />
      </main>
      <SiteFooter />
    </>
  )
}

function LandingHeader() {
  return (
    <header className="h-14">
      <div className="mx-auto flex h-full max-w-[1280px] items-center gap-2 px-6 max-md:px-4">
        <Brand className="mr-4" />
        <nav aria-label="Sections" className="font-medium text-text-2 max-md:hidden">
          <a href="#features" className="rounded-badge px-2.5 py-2 hover:text-text">
            Features
          </a>
          <a href="#pricing" className="rounded-badge px-2.5 py-2 hover:text-text">
            Pricing
          </a>
        </nav>
        <div className="flex-1" />
        <Link to="." hash="sign-in" className={buttonStyle({ variant: 'ghost', size: 'small' })}>
          Sign In
        </Link>
        <Link to="." hash="sign-up" className={buttonStyle({ size: 'small', className: 'max-md:hidden' })}>
          Sign Up
        </Link>
      </div>
    </header>
  )
}

const chips = [
  { icon: Zap, words: 'Instant AI Generation' },
  { icon: Layers, words: '8 Content Formats' },
  { icon: Users, words: 'Team Collaboration' },
]

function Hero() {
  return (
    <div>
      <p className="type-small inline-flex h-7 items-center gap-1.5 rounded-badge border bg-surface px-2.5 font-medium text-text-2">
        <AudioLines aria-hidden size={14} />
        AI-Powered Content Transformation
      </p>
      <h1 className="type-headline my-5 max-md:my-4">
        You already said it.
        <br />
        <mark
          className={classNames(
            '-ml-[0.1em] rounded-[0.08em] px-[0.11em] py-0 whitespace-nowrap',
            'bg-[linear-gradient(var(--marker),var(--marker))] [background-color:transparent] bg-size-[100%_84%] bg-position-[0_62%] bg-no-repeat',
          )}
        >
          Use it eight ways.
        </mark>
      </h1>
      <p className="max-w-[34em] text-[19px] leading-[29px] text-pretty text-text-2 max-md:text-base max-md:leading-[25px]">
        Upload a podcast transcript. Get captions, quotes, clips, titles and four more formats, each tied to the moment
        it was said.
      </p>
      <ul className="mt-6.5 flex flex-wrap gap-x-5.5 gap-y-2 font-medium text-text-2 max-md:mt-4 max-md:gap-x-4 max-md:text-[13px]">
        {chips.map(({ icon: Icon, words }) => (
          <li key={words} className="flex items-center gap-2">
            <Icon aria-hidden size={16} className="text-petrol" />
            {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
