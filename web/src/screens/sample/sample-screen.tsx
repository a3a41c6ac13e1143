import { Button, buttonStyle, Segments, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BrandMark, brandStyle } from '../../features/frame/brand-mark.tsx'
import { SiteFooter } from '../../features/frame/site-footer.tsx'
import { type SampleWriter, sampleWriters } from '../../features/sample-episode/sample-kits.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSession } from '../../lib/session.ts'
import { SharedContent } from '../shared/shared-content.tsx'

const writers = (['builtIn', 'model'] as const).map((value) => ({ value, label: sampleWriters[value].label }))

/** /sample: all content of one episode, for visitors without an account. */
export function SampleScreen() {
  usePageTitle('Sample episode')
  const [writer, setWriter] = useState<SampleWriter>(writerNow)
  const kit = useQuery({ queryKey: ['sample-kit', writer], queryFn: sampleWriters[writer].load, staleTime: Infinity })
  return (
    <div className="flex min-h-dvh flex-col bg-sunken">
      <SampleHeader />
      <main className="mx-auto grid w-full max-w-[960px] flex-1 content-start gap-5 px-6 py-6 max-md:px-4">
        <section
          aria-label="About this sample"
          className="grid gap-3 rounded-card border bg-surface p-4.5 max-md:p-3.5"
        >
          <p className="text-text-2">
            A made-up interview, with everything PodcastAI creates from a transcript like it. The show, people, and
            places are not real.
          </p>
          <Segments label="Who wrote it" value={writer} onChange={setWriter} options={writers} className="w-fit" />
          <p role="status" className="type-small text-text-2">
            {sampleWriters[writer].told}
          </p>
        </section>
        {kit.data && <SharedContent key={writer} project={{ ...kit.data, guests: [], sound: null, expiresAt: '' }} />}
        {kit.isPending && <Loading />}
        {kit.isError && (
          <div className="grid justify-items-start gap-3">
            <p className="text-text-2">The sample could not be loaded. Check your connection.</p>
            <Button onClick={() => kit.refetch()}>Try Again</Button>
          </div>
        )}
      </main>
      <SiteFooter />
    </div>
  )
}

/** Returns the engine in the URL: `?writer=model`. */
function writerNow(): SampleWriter {
  return new URLSearchParams(window.location.search).get('writer') === 'model' ? 'model' : 'builtIn'
}

function SampleHeader() {
  const isSignedIn = useSession() !== null
  return (
    <header className="h-14 border-b bg-surface">
      <div className="mx-auto flex h-full max-w-[960px] items-center justify-between gap-3 px-6 max-md:px-4">
        <a href="/" className={brandStyle}>
          <BrandMark />
          PodcastAI
        </a>
        <a href={isSignedIn ? '/create' : '/register'} className={buttonStyle({ variant: 'primary', size: 'small' })}>
          {isSignedIn ? 'Upload your own' : 'Sign up and try your own'}
        </a>
      </div>
    </header>
  )
}

function Loading() {
  return (
    <div aria-busy className="grid gap-4">
      <Skeleton className="h-8 w-80 max-w-full" />
      <Skeleton className="h-11" />
      <Skeleton className="h-80" />
    </div>
  )
}
