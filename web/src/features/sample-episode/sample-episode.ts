// The fictional interview that ships with the product, for users who haven't uploaded an episode. Words, times and
// content are what the built-in engine makes of samples/the-bakery-that-closed-on-saturdays.vtt.

/** Word counts, 0 to 9, in 96 windows of equal length. */
const hostWords = '690521030021101012012014010211101595001021010021121010103212102022504010321111102232101420122357'
const guestWords = '004464737654574577662752837457475001768647867545746767664466655746072755646666564636774356654510'

export const sampleEpisode = {
  title: 'The bakery that closed on Saturdays',
  seconds: 29 * 60 + 26,
  host: 'Maya',
  guest: 'Jonas',
  strip: Array.from(hostWords, (host, index) => ({ host: Number(host), guests: Number(guestWords[index]) })),
}

export type SamplePassage = {
  time: string
  /** Seconds. */
  from: number
  to: number
  said: { before: string; marked: string; after: string }
}

export const samplePassages = {
  rule: {
    time: '27:07',
    from: 1627,
    to: 1633,
    said: {
      before: 'I think ‘no’ is the most useful word we have. ',
      marked: "Every rule you are afraid to break was written by somebody who doesn't pay your rent.",
      after: '',
    },
  },
  apprentice: {
    time: '4:10',
    from: 250,
    to: 256,
    said: {
      before: 'I went into the flour room to get a sack, and I sat down on it, just for a second, and ',
      marked: 'I woke up because my apprentice, Dario, was shaking me.',
      after: '',
    },
  },
  closed: {
    time: '15:42',
    from: 942,
    to: 945,
    said: {
      before: "You know, people don't love you less because you are closed. ",
      marked: 'Nobody dies without bread on Saturday.',
      after: ' They plan for you.',
    },
  },
  customer: {
    time: '9:52',
    from: 592,
    to: 599,
    said: {
      before: 'And I could not imagine looking at that woman and saying, not anymore. ',
      marked: 'The most expensive customer I ever had was the one I was afraid to disappoint.',
      after: '',
    },
  },
} satisfies Record<string, SamplePassage>

export type SamplePassageKey = keyof typeof samplePassages

/** The sample's content, as /sample shows it; each piece links to its passage. In a thumbnail, `stressed` is highlighted. */
export const samplePieces: { kind: string; text: string; stressed?: string; from: SamplePassageKey }[] = [
  { kind: 'Quote', text: samplePassages.rule.said.marked, from: 'rule' },
  { kind: 'Title', text: 'Jonas Reed: “I woke up because my apprentice, Dario, was shaking me”', from: 'apprentice' },
  { kind: 'Thumbnail', text: 'Nobody dies without bread on Saturday', stressed: 'bread', from: 'closed' },
  {
    kind: 'Clip',
    text: '“The most expensive customer I ever had was the one I was afraid to disappoint”, 36\u00a0s',
    from: 'customer',
  },
]
