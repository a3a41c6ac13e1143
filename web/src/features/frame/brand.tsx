import { classNames } from '@podcastai/ui'
import { Link } from '@tanstack/react-router'
import { BrandMark, brandStyle } from './brand-mark.tsx'

/** Logo and product name, leading home. */
export function Brand({ className }: { className?: string }) {
  return (
    <Link to="/" className={classNames(brandStyle, className)}>
      <BrandMark />
      PodcastAI
    </Link>
  )
}
