import { Badge, Card } from '@podcastai/ui'
import { Star } from 'lucide-react'
import type { Site } from './site.ts'

/** The product's key figures in a row. */
export function Figures({ figures }: { figures: Site['figures'] }) {
  return (
    <section aria-label="What we aim for" className="mt-18 border-y bg-surface max-md:mt-13">
      <div className="mx-auto grid max-w-[1280px] grid-cols-4 items-center gap-8 px-6 py-6.5 max-lg:grid-cols-1 max-lg:gap-3.5 max-md:px-4">
        <p className="flex items-center gap-3">
          <span className="type-time leading-4 text-text-3">What we aim for</span>
          {figures.areSamples && <Badge tone="line">Sample</Badge>}
        </p>
        <ul className="col-span-3 grid grid-cols-3 gap-8 max-lg:col-span-1 max-md:grid-cols-1 max-md:gap-1.5">
          {figures.items.map(({ figure, words }) => (
            <li key={words} className="flex items-baseline gap-2.5 text-text-2">
              <b className="text-[26px] leading-8 font-semibold tracking-[-0.03em] text-text max-md:min-w-21">
                {figure}
              </b>
              {words}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function Testimonials({ testimonials: { items, areSamples } }: { testimonials: Site['testimonials'] }) {
  return (
    <section aria-labelledby="voices-title" className="mx-auto max-w-[1280px] px-6 pt-18 pb-2 max-md:px-4 max-md:pt-13">
      <h2 id="voices-title" className="type-section max-md:text-2xl max-md:leading-[31px]">
        What hosts say
      </h2>
      {areSamples && <p className="mt-1 text-text-2">Sample quotes, shown until real ones are added.</p>}
      <div className="mt-6 grid grid-cols-3 gap-4 max-lg:grid-cols-1">
        {items.map((testimonial) => (
          <Voice key={testimonial.text} testimonial={testimonial} isSample={areSamples} />
        ))}
      </div>
    </section>
  )
}

type VoiceProps = { testimonial: Site['testimonials']['items'][number]; isSample: boolean }

function Voice({ testimonial, isSample }: VoiceProps) {
  const { text, name, role, stars } = testimonial
  return (
    <Card className="p-5">
      <figure className="grid h-full grid-rows-[auto_1fr_auto] gap-4">
        <div className="flex items-center justify-between">
          <span role="img" aria-label={`${stars} of 5 stars`} className="flex gap-0.5">
            {Array.from({ length: stars }, (_, index) => index).map((star) => (
              <Star key={star} aria-hidden size={14} className="fill-current" />
            ))}
          </span>
          {isSample && <Badge tone="line">Sample</Badge>}
        </div>
        <blockquote className="type-copy">{text}</blockquote>
        <figcaption className="type-small flex items-center gap-3">
          <span
            aria-hidden
            className="grid size-7.5 place-items-center rounded-full bg-petrol-soft font-semibold text-petrol"
          >
            {name.split(' ').at(-1)?.[0]}
          </span>
          <span>
            <b className="block font-semibold">{name}</b>
            <span className="text-text-3">{role}</span>
          </span>
        </figcaption>
      </figure>
    </Card>
  )
}
