import { buttonStyle, TalkStrip } from '@podcastai/ui'
import { Link } from '@tanstack/react-router'
import { Brand } from '../../features/frame/brand.tsx'
import { usePageTitle } from '../../lib/page-title.ts'

/** A flat strip with one gap. */
const silence = Array.from({ length: 48 }, () => ({ host: 0, guests: 0 }))

export function NotFoundScreen() {
  usePageTitle('Page Not Found')
  return (
    <main className="grid min-h-dvh grid-rows-[3fr_auto_7fr] justify-items-center px-4">
      <div className="row-start-2 grid w-full max-w-[440px] gap-6 py-8">
        <Brand className="justify-self-center" />
        <div className="grid gap-5 rounded-dialog border bg-surface p-6">
          <div aria-hidden className="flex gap-8">
            <TalkStrip columns={silence} label="" height={16} className="flex-[3]" />
            <TalkStrip columns={silence.slice(0, 24)} label="" height={16} className="flex-[1.5]" />
          </div>
          <div>
            <h1 className="type-h1">Page Not Found</h1>
            <p className="mt-1 text-text-2">We can’t find this page. Check the address, or go back home.</p>
          </div>
          <Link to="/" className={buttonStyle({ variant: 'primary', className: 'justify-self-start' })}>
            Back to home
          </Link>
        </div>
      </div>
    </main>
  )
}
