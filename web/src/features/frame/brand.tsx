import { classNames } from '@podcastai/ui'
import { Link } from '@tanstack/react-router'
import { BrandMark, brandStyle } from './brand-mark.tsx'

/** Logo and product name, linking home. A page's `title` replaces the name. */
export function Brand({ title, className }: { title?: string | null; className?: string }) {
  return (
    <Link to="/" aria-label={title ? `PodcastAI: ${title}` : undefined} className={classNames(brandStyle, className)}>
      <BrandMark />
      {title ? <span className="truncate">{title}</span> : <span>PodcastAI</span>}
    </Link>
  )
}
