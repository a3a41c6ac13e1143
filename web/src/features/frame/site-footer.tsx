import { Link } from '@tanstack/react-router'
import { BrandMark } from './brand.tsx'

/** Beneath the public pages. */
export function SiteFooter() {
  return (
    <footer className="mt-18 border-t py-6">
      <div className="type-small mx-auto flex max-w-[1280px] flex-wrap items-center justify-between gap-x-6 gap-y-3 px-6 text-text-2 max-md:px-4">
        <span className="flex items-center gap-2">
          <BrandMark className="size-5" />
          PodcastAI
        </span>
        <nav aria-label="Legal" className="flex gap-5">
          <Link to="/terms" className="py-1 hover:underline">
            Terms of Service
          </Link>
          <Link to="/privacy" className="py-1 hover:underline">
            Privacy Policy
          </Link>
        </nav>
      </div>
    </footer>
  )
}
