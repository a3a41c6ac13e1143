import type { OwnSite, SiteFile } from '@podcastai/contracts'

type Shown<Item> = { items: readonly Item[]; areSamples: boolean }

/** The landing page's claims and quotes, and whether they are real or samples. */
export type Site = {
  figures: Shown<NonNullable<SiteFile['figures']>[number]>
  testimonials: Shown<NonNullable<SiteFile['testimonials']>[number]>
  /** Projects that a new account gets without a plan. */
  freeEpisodes: number
  /** Payments are off, so no price is shown. */
  isIncluded: boolean
}

/** Returns the operator's texts, with marked samples for the rest. */
export function createSite({ figures, testimonials, freeEpisodes = 0, isIncluded = false }: OwnSite): Site {
  return {
    figures: { items: figures ?? sampleFigures, areSamples: !figures },
    testimonials: { items: testimonials ?? sampleTestimonials, areSamples: !testimonials },
    freeEpisodes,
    isIncluded,
  }
}

const sampleFigures = [
  { figure: '300%', words: 'engagement increase' },
  { figure: '10x', words: 'faster content creation' },
  { figure: '50+', words: 'hours saved monthly' },
]

const sampleTestimonials = [
  {
    text: 'I stopped scrubbing through recordings for the one good line. It is there, with the time, and it is what I said.',
    name: 'Sample Host',
    role: 'Weekly interview show',
    stars: 5,
  },
  {
    text: 'The titles come with reasons. I disagree with some of them, and that is exactly why I use it.',
    name: 'Sample Producer',
    role: 'History podcast',
    stars: 5,
  },
  {
    text: 'Five of us share one voice setting. Nobody asks anymore which hashtags we use.',
    name: 'Sample Team',
    role: 'Studio with three shows',
    stars: 5,
  },
]
