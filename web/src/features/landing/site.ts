// What an operator says about the product: figures and voices. `sample` marks what nobody has said or measured yet.

export type Testimonial = { text: string; name: string; role: string; stars: number }
export type Site = {
  sample: boolean
  claims: { figure: string; words: string }[]
  testimonials: Testimonial[]
}

export const site: Site = {
  sample: true,
  claims: [
    { figure: '300%', words: 'engagement increase' },
    { figure: '10x', words: 'faster content creation' },
    { figure: '50+', words: 'hours saved monthly' },
  ],
  testimonials: [
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
      text: 'Five of us share one voice setting. Nobody asks any more which hashtags we use.',
      name: 'Sample Team',
      role: 'Studio with three shows',
      stars: 5,
    },
  ],
}
