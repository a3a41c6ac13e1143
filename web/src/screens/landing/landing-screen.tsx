import type { PlanKey } from '@podcastai/contracts'
import { buttonStyle, classNames } from '@podcastai/ui'
import { ArrowRight, AudioLines, Layers, Users, Zap } from 'lucide-react'
import { type ComponentType, Suspense, startTransition, useEffect, useState } from 'react'
import { BrandMark, brandStyle } from '../../features/frame/brand-mark.tsx'
import { SiteFooter } from '../../features/frame/site-footer.tsx'
import { FeatureGrid } from '../../features/landing/feature-grid.tsx'
import { formatCount, formats } from '../../features/landing/formats.ts'
import { Pricing } from '../../features/landing/pricing.tsx'
import type { Site } from '../../features/landing/site.ts'
import { Figures, Testimonials } from '../../features/landing/voices.tsx'
import { SampleDemo } from '../../features/sample-episode/sample-proof.tsx'
import { freeEpisodesText } from '../../lib/free-episodes.ts'
import { inWords } from '../../lib/in-words.ts'
import type { CardProps, StartTab } from './get-started-card.tsx'

/** What a link or button requested from the card; `times` distinguishes repeated requests. */
type Asked = { tab: StartTab; plan: PlanKey | null; times: number }

type Props = {
  site: Site
  /** The sign-in card; it may load later than its markup. */
  Card: ComponentType<CardProps>
}

/** The page for signed-out users. Rendered to HTML before any script runs, without router or queries. */
export function LandingScreen({ site, Card }: Props) {
  const [asked, setAsked] = useState<Asked>({ tab: 'sign-in', plan: null, times: 0 })

  useEffect(() => {
    function followLink() {
      const tab = window.location.hash.slice(1)
      if (tab !== 'sign-in' && tab !== 'sign-up') return
      // Remove the hash, so that the same link works twice.
      window.history.replaceState(null, '', window.location.pathname)
      // A transition waits for the card to load and keeps its markup and typed text.
      startTransition(() => setAsked(({ plan, times }) => ({ tab, plan, times: times + 1 })))
    }
    followLink()
    window.addEventListener('hashchange', followLink)
    return () => window.removeEventListener('hashchange', followLink)
  }, [])

  useEffect(() => {
    if (asked.times > 0) document.getElementById('start')?.scrollIntoView({ block: 'nearest' })
  }, [asked.times])

  function choosePlan(chosen: PlanKey) {
    const plan = site.isIncluded ? null : chosen
    startTransition(() => setAsked({ tab: 'sign-up', plan, times: asked.times + 1 }))
  }

  return (
    <>
      <LandingHeader />
      <main>
        <section className="mx-auto grid max-w-[1280px] grid-cols-[minmax(0,1fr)_376px] items-start gap-16 px-6 py-13 max-lg:grid-cols-1 max-lg:gap-8 max-md:gap-6.5 max-md:px-4 max-md:pt-5 max-md:pb-8">
          <Hero free={freeEpisodesText(site.freeEpisodes)} />
          <Suspense>
            <Card tab={asked.tab} onTab={(tab) => setAsked({ ...asked, tab })} plan={asked.plan} asked={asked.times} />
          </Suspense>
        </section>
        <section className="bg-[linear-gradient(var(--bg)_120px,var(--sunken)_120px)] pb-10">
          <div className="mx-auto max-w-[1280px] px-6 max-md:px-4">
            <SampleDemo />
            <a
              href="/sample"
              className="touch-area relative mt-4 inline-flex items-center gap-1.5 rounded-badge py-1.5 font-[550] text-petrol hover:underline"
            >
              See all content made from this episode
              <ArrowRight aria-hidden size={16} />
            </a>
          </div>
        </section>
        <FeatureGrid />
        <Figures figures={site.figures} />
        <Testimonials testimonials={site.testimonials} />
        <Pricing free={freeEpisodesText(site.freeEpisodes)} isIncluded={site.isIncluded} onChoose={choosePlan} />
      </main>
      <SiteFooter />
    </>
  )
}

function LandingHeader() {
  return (
    <header className="h-14">
      <div className="mx-auto flex h-full max-w-[1280px] items-center gap-2 px-6 max-md:px-4">
        <a href="/" className={classNames(brandStyle, 'mr-4')}>
          <BrandMark />
          PodcastAI
        </a>
        <nav aria-label="Sections" className="font-medium text-text-2 max-md:hidden">
          <a href="#features" className="rounded-badge px-2.5 py-2 hover:text-text">
            Features
          </a>
          <a href="#pricing" className="rounded-badge px-2.5 py-2 hover:text-text">
            Pricing
          </a>
        </nav>
        <div className="flex-1" />
        <a href="#sign-in" className={buttonStyle({ variant: 'ghost', size: 'small' })}>
          Sign In
        </a>
        <a href="#sign-up" className={buttonStyle({ size: 'small', className: 'max-md:hidden' })}>
          Sign Up
        </a>
      </div>
    </header>
  )
}

const chips = [
  { icon: Zap, words: 'Instant AI Generation' },
  { icon: Layers, words: '8 Content Formats' },
  { icon: Users, words: 'Team Collaboration' },
]

function Hero({ free }: { free: string | null }) {
  return (
    // Not centered beside the card: it would move when the card grows.
    <div className="lg:pt-10">
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
          Use it {formatCount} ways.
        </mark>
      </h1>
      <p className="max-w-[34em] text-[19px] leading-[29px] text-pretty text-text-2 max-md:text-base max-md:leading-[25px]">
        Upload a podcast transcript. Get captions, quotes, clips, titles, and {inWords(formats.length - 4)} more
        formats, each tied to the moment it was said.
      </p>
      {free && <p className="mt-4 font-[550] text-pretty">{free}</p>}
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
