// One content of each type for tests, made from five lines of an invented interview.
import type { Evidence } from '../type/evidence.ts'
import type { ContentByType } from './registry.ts'

export const sampleSegments = [
  { id: 0, speaker: 'Maya', start: 0, end: 12, text: 'So when did you sit down with the numbers?' },
  {
    id: 1,
    speaker: 'Jonas',
    start: 12,
    end: 34,
    text: 'Not until the January. I took one month of till rolls and a pencil. Every loaf sold after noon lost forty cents.',
  },
  { id: 2, speaker: 'Maya', start: 34, end: 39, text: 'And Saturday was the problem.' },
  {
    id: 3,
    speaker: 'Jonas',
    start: 39,
    end: 55,
    text: 'Saturday was the whole problem. We closed on our busiest day, and it was the first month we made money.',
  },
  { id: 4, speaker: 'Maya', start: 55, end: 61, text: 'What did you tell the people in the queue?' },
]

/** Where `words` stand in the sample's segment. */
export function said(segment: number, words: string): Evidence {
  const { speaker, start, end, text } = sampleSegments[segment] ?? { speaker: null, start: 0, end: 0, text: '' }
  const offset = text.indexOf(words)
  return {
    speaker,
    start,
    end,
    estimated: false,
    from: { segment, offset },
    to: { segment, offset: offset + words.length },
  }
}

const closing = 'We closed on our busiest day, and it was the first month we made money.'
const counting = 'I took one month of till rolls and a pencil.'

const clip = (title: string) => ({
  title,
  startTime: '0:12',
  endTime: '0:55',
  duration: 43,
  description: 'Jonas does the sum, then says the line that the episode turns on.',
  potential: 'high' as const,
  estimated: false,
  firstSentence: 'Not until the January.',
  lastSentence: closing,
  scores: { hook: { score: 91, reason: 'opens on “Not until the January”' } },
  evidence: { ...said(1, 'Not until the January.'), end: 55, to: said(3, closing).to, speaker: null },
})

const quote = (text: string, segment: number) => ({
  text,
  speaker: 'Jonas',
  timestamp: '0:39',
  category: 'insight' as const,
  estimated: false,
  verified: true,
  evidence: said(segment, text),
})

const caption = (length: number) => ({
  caption: `${closing} `.repeat(6).slice(0, length).trim(),
  characterCount: length,
  hashtags: ['smallbusiness', 'bakery'],
  evidence: [said(3, closing)],
})

const moment = (title: string, viralScore: number) => ({
  ...clip(title),
  viralType: 'surprising' as const,
  engagementPotential: 'high' as const,
  viralScore,
})

const title = (text: string, seoScore: number) => ({
  title: text,
  seoScore,
  angle: 'claim' as const,
  evidence: [said(3, closing)],
})

export const sampleContent: ContentByType = {
  social_media: { short: caption(180), medium: caption(280), long: caption(380) },
  quotes: [
    quote(closing, 3),
    quote(counting, 1),
    quote('Every loaf sold after noon lost forty cents.', 1),
    quote('Saturday was the whole problem.', 3),
    quote('Not until the January.', 1),
  ],
  video_clips: [clip('The sum'), clip('The sign'), clip('The queue')],
  viral_clips: [moment('Closing on the best day', 82), moment('Forty cents a loaf', 64), moment('Till rolls', 51)],
  youtube_script: {
    hook: 'He closed his bakery on its busiest day. It was the first month the shop made money.',
    problemSetup: 'Every loaf sold after noon lost forty cents, and nobody had done the sum.',
    mainContent: 'He took one month of till rolls and a pencil.',
    callToAction: 'Do the sum for your own best day.',
    estimatedDuration: 0.3,
    description: 'A baker does the sum.\n\n0:00 The numbers',
    evidence: { hook: [said(3, closing)], problemSetup: [said(1, counting)], mainContent: [], callToAction: [] },
  },
  thumbnail_design: {
    visualElements: ['A “Closed” sign', 'One loaf on an empty shelf'],
    colorScheme: ['Deep petrol #1d3b45', 'Flour #efe7d8'],
    composition: 'Jonas on the right third, looking at an empty shop door.',
    textOptions: {
      fullEpisode: [
        { text: 'Closed Saturdays', highlightedWords: ['Saturdays'], reasoning: 'The odd fact.', evidence: null },
        {
          text: 'Lost forty cents',
          highlightedWords: ['forty cents'],
          reasoning: 'An ugly number.',
          evidence: said(1, 'lost forty cents'),
        },
      ],
      clips: [{ text: 'Till rolls first', highlightedWords: [], reasoning: 'The tool he used.', evidence: null }],
    },
    referenceImages: [],
  },
  episode_titles: {
    primary: title('Closed on Saturdays: how a bakery made its first profit', 82),
    alternative: [title('What does your best day cost?', 60), title('The 40 cents a bakery lost on every loaf', 90)],
    keywords: ['bakery', 'pricing bread'],
    showNotes: {
      summary: 'A baker counts what his best day costs.',
      chapters: [
        { time: '0:00', title: 'The numbers' },
        { time: '0:34', title: 'Saturday' },
      ],
      links: ['https://example.org/bakery'],
      footer: 'New episodes on Mondays.',
    },
  },
  carousel_posts: {
    carousel_1: {
      title: 'Five sums before you open on Saturday',
      format: 'Numbered list',
      slides: [
        { slideNumber: 1, purpose: 'Hook', content: 'Your best day may be losing you money.', evidence: null },
        { slideNumber: 2, purpose: 'Proof', content: closing, evidence: said(3, closing) },
        { slideNumber: 3, purpose: 'Call to action', content: 'Do the sum tonight.', evidence: null },
      ],
    },
  },
}
