// An episode of our own invention, shown to people who have not uploaded one yet. Always labelled as a sample.

/** Words in each window of 12 seconds, 0 to 9. */
const hostWords =
  '651010000955000170000000500010850000021781000060010005010801000000000900106000000009600006000000601005000200019012200701000999000100056500000109000002066002176010106000890000000700000097000000088020007200067000880000000902000990000'
const guestWords =
  '004578894001885908777759166455016876999116757705867550466087986478864067760755894640088571465696068760776799491659555087469000785968400044889880557476500475800477640579016969457164555900669554911597440798400864005454648078499014899'

export const sampleEpisode = {
  title: 'The bakery that closed on Saturdays',
  seconds: 46 * 60 + 12,
  host: 'Maya',
  guest: 'Jonas',
  strip: Array.from(hostWords, (host, index) => ({ host: Number(host), guests: Number(guestWords[index]) })),
}

export type SamplePassage = {
  time: string
  from: number
  to: number
  speaker: string
  said: { before: string; marked: string; after: string }
  who: string
}

export const samplePassages = {
  closed: {
    time: '12:04',
    from: 724,
    to: 785,
    speaker: 'Jonas',
    who: 'Jonas Reed, guest',
    said: {
      before: 'Saturday was the whole problem. ',
      marked: 'We closed on our busiest day, and it was the first month we made money.',
      after: ' I cried in the flour store.',
    },
  },
  counted: {
    time: '11:41',
    from: 701,
    to: 724,
    speaker: 'Jonas',
    who: 'Jonas Reed, guest',
    said: {
      before: 'I took one month of till rolls and a pencil. ',
      marked: 'Every loaf we sold on a Saturday lost us forty cents.',
      after: ' Flour, rent, the second oven, the overtime.',
    },
  },
} satisfies Record<string, SamplePassage>

export type SamplePassageKey = keyof typeof samplePassages

/** What was made from it; each piece leads to its passage. */
export const samplePieces: {
  kind: string
  text: string
  look: 'said' | 'plain' | 'overlay'
  from: SamplePassageKey
}[] = [
  { kind: 'Quote', text: samplePassages.closed.said.marked, look: 'said', from: 'closed' },
  { kind: 'Title', text: 'Closed on Saturdays: how a bakery made its first profit', look: 'plain', from: 'closed' },
  { kind: 'Thumbnail', text: 'Closed Saturdays', look: 'overlay', from: 'closed' },
  { kind: 'Clip', text: 'The Saturday that lost forty cents a loaf, 29\u00a0s', look: 'plain', from: 'counted' },
]
