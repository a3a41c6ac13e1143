import { classNames } from '@podcastai/ui'

/** The logo: six bars of a talk strip, one of them marked. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('size-6 shrink-0', className)}>
      <g fill="var(--host)">
        <rect x="2" y="6" width="3" height="6" rx="1" />
        <rect x="6.25" y="2" width="3" height="10" rx="1" />
        <rect x="10.5" y="7" width="3" height="5" rx="1" />
      </g>
      <g fill="var(--guest)">
        <rect x="10.5" y="13" width="3" height="4" rx="1" />
        <rect x="19" y="13" width="3" height="6" rx="1" />
      </g>
      <rect
        x="14.75"
        y="13"
        width="3"
        height="9"
        rx="1"
        fill="var(--marker)"
        stroke="var(--on-marker)"
        strokeOpacity=".25"
        strokeWidth=".5"
      />
    </svg>
  )
}

/** Style of a link with the logo and the product's name. */
export const brandStyle =
  'touch-area relative inline-flex items-center gap-2 rounded-badge text-[15px] font-[650] tracking-[-0.015em]'
