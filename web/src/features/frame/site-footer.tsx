import { BrandMark } from './brand-mark.tsx'

/** The footer of public pages. Plain links, because the landing page has no router. */
export function SiteFooter() {
  return (
    <footer className="mt-18 border-t py-6">
      <div className="type-small mx-auto flex max-w-[1280px] flex-wrap items-center justify-between gap-x-6 gap-y-3 px-6 text-text-2 max-md:px-4">
        <span className="flex items-center gap-2">
          <BrandMark className="size-5" />
          PodcastAI
        </span>
        <nav aria-label="Legal" className="flex gap-5">
          <a href="/terms" className="touch-area relative py-1 hover:underline">
            Terms of Service
          </a>
          <a href="/privacy" className="touch-area relative py-1 hover:underline">
            Privacy Policy
          </a>
        </nav>
      </div>
    </footer>
  )
}
