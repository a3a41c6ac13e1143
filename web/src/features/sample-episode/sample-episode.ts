// The invented interview that comes with the product, shown to people who have not uploaded an episode yet. Words,
// times and pieces are what the built-in engine makes of samples/the-bakery-that-closed-on-saturdays.vtt.

/** Words in 96 windows of equal length, 0 to 9. */
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
  kept: {
    time: '17:26',
    from: 1046,
    to: 1065,
    said: {
      before:
        'In the first full year, revenue was nine percent lower than before, and profit was thirty-four percent higher. ',
      marked: 'I sold less bread and I kept more money.',
      after: '',
    },
  },
  paper: {
    time: '6:03',
    from: 363,
    to: 381,
    said: {
      before: 'And also, you can hide a spreadsheet from yourself. ',
      marked: 'You cannot hide four meters of brown paper.',
      after: ' I walked past it forty times a day.',
    },
  },
  clever: {
    time: '9:13',
    from: 553,
    to: 599,
    said: {
      before: 'Five months. ',
      marked: 'Five months of being clever, because I was scared of being simple.',
      after: '',
    },
  },
} satisfies Record<string, SamplePassage>

export type SamplePassageKey = keyof typeof samplePassages

/** What was made from it; each piece leads to its passage. In a thumbnail the words from `stressed` on are marked. */
export const samplePieces: { kind: string; text: string; stressed?: string; from: SamplePassageKey }[] = [
  { kind: 'Quote', text: samplePassages.kept.said.marked, from: 'kept' },
  { kind: 'Title', text: 'You cannot hide four meters of brown paper', from: 'paper' },
  { kind: 'Thumbnail', text: 'I sold less bread', stressed: 'less bread', from: 'kept' },
  { kind: 'Clip', text: 'Five months of being clever, 46\u00a0s', from: 'clever' },
]
