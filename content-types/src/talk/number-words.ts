// Words for numbers and units, with their values.

/** What a number measures, if the text says so. `scale` converts units of the same kind. */
export type Measure = { kind: string; scale: number }

function parsePairs(pairs: string): Map<string, number> {
  return new Map(
    pairs
      .split(' ')
      .map((pair) => pair.split('='))
      .map(([word = '', value]) => [word, Number(value)]),
  )
}

export const small = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
)
export const tens = parsePairs('twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90')
export const scales = parsePairs(
  'dozen=12 hundred=100 thousand=1e3 grand=1e3 million=1e6 mil=1e6 billion=1e9 trillion=1e12',
)
export const shortScales = parsePairs('k=1e3 m=1e6 mn=1e6 bn=1e9 b=1e9')
export const parts = parsePairs(
  'half=0.5 halves=0.5 halved=0.5 third=0.3333 thirds=0.3333 quarter=0.25 quarters=0.25 fourths=0.25 fifths=0.2 tenths=0.1 ½=0.5 ¼=0.25 ¾=0.75',
)
export const multiples = parsePairs(
  'twice=2 double=2 doubled=2 doubles=2 doubling=2 twofold=2 thrice=3 triple=3 tripled=3 triples=3 tripling=3 tenfold=10 quadrupled=4',
)
export const places = parsePairs(
  'third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 eleventh=11 twelfth=12 twentieth=20 thirtieth=30 hundredth=100',
)

export const share: Measure = { kind: 'share', scale: 1 }
export const multiple: Measure = { kind: 'times', scale: 1 }
export const measures = new Map<string, Measure>([['%', share]])
for (const word of ['percent', 'prozent', 'procent']) measures.set(word, share)
/** By kind: the words for a unit, and its size in the kind's base unit. */
const units: [string, [string, number][]][] = [
  ['dollar', [['$ dollar dollars bucks buck usd', 1]]],
  ['cent', [['cent cents', 1]]],
  ['euro', [['€ euro euros eur', 1]]],
  ['pound', [['£ pound pounds gbp lbs', 1]]],
  [
    'time',
    [
      ['second seconds sec secs', 1],
      ['minute minutes min mins minuten', 60],
      ['hour hours hr hrs stunden', 3600],
      ['day days tage', 86_400],
      ['week weeks wochen', 604_800],
      ['month months monate', 2_629_800],
      ['year years yr yrs jahre', 31_557_600],
      ['decade decades', 315_576_000],
      ['century centuries', 3_155_760_000],
    ],
  ],
  [
    'length',
    [
      ['meter meters metre metres', 1],
      ['kilometer kilometers km', 1000],
      ['mile miles', 1609],
      ['foot feet', 0.305],
      ['inch inches', 0.0254],
    ],
  ],
  [
    'weight',
    [
      ['kilo kilos kilogram kilograms kg', 1],
      ['gram grams', 0.001],
      ['ton tons tonnes', 1000],
      ['ounce ounces', 0.0283],
    ],
  ],
  [
    'volume',
    [
      ['liter liters litre litres', 1],
      ['gallon gallons', 3.785],
    ],
  ],
  ['warmth', [['degree degrees', 1]]],
]
for (const [kind, all] of units)
  for (const [words, scale] of all) for (const word of words.split(' ')) measures.set(word, { kind, scale })
