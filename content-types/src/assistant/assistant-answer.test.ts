import { expect, test } from 'vitest'
import { contentTypeKeys } from '../type/content-type.ts'
import { piecesInAnswer } from './assistant-answer.server.ts'

const all = [...contentTypeKeys]
const short = { at: 'short', text: 'Dust breaks more things than age.', ids: [12, 14], kind: '' }
const quote = { at: 'quote', text: '', ids: [20, 21], kind: 'insight' }
const asked = JSON.stringify({ pieces: [short, quote] })

const texts = (answer: string, keys = all) => piecesInAnswer(answer, keys).map(({ at, text, ids }) => [at, text, ids])

test.each([
  ['as it is asked for', asked],
  [
    'in a fence with words around it',
    `Sure! Here is your kit:\n\n\`\`\`json\n${asked}\n\`\`\`\n\nLet me know what to change.`,
  ],
  ['between words without a fence', `Here you go: ${asked} Hope this helps [1].`],
  ['as a bare list', JSON.stringify([short, quote])],
  [
    'in two fences',
    `\`\`\`json\n${JSON.stringify({ pieces: [short] })}\n\`\`\`\nand\n\`\`\`\n${JSON.stringify([quote])}\n\`\`\``,
  ],
  ['with trailing commas', asked.replaceAll('}', ',}').replaceAll(']', ',]')],
  ['with typographic quotes', asked.replaceAll('"', '”')],
  ['with names that have no quotes', asked.replaceAll(/"(pieces|at|text|ids|kind)"/g, '$1')],
  ['as Python prints it', asked.replaceAll('"', "'")],
  ['a line each', `${JSON.stringify(short)}\n${JSON.stringify(quote)}`],
  ['with line breaks of Windows', JSON.stringify({ pieces: [short, quote] }, null, 2).replaceAll('\n', '\r\n')],
  ['pasted twice', `${asked}\n\n${asked}`],
])('JSON %s', (_, answer) => {
  expect(piecesInAnswer(answer, all)).toEqual([short, quote])
})

test('of an answer that was cut off the whole pieces are read', () => {
  expect(piecesInAnswer(asked.slice(0, -8), all)).toEqual([short])
  expect(piecesInAnswer(`\`\`\`json\n${asked.slice(0, 40)}`, all)).toEqual([])
  const later = `\`\`\`json\n${asked.slice(0, -8)}\n\`\`\`\n\`\`\`json\n${JSON.stringify([quote])}\n\`\`\``
  expect(piecesInAnswer(later, all)).toEqual([short, quote])
})

test('quotation marks that were not escaped end no text', () => {
  const text = 'She said "dust", and "nothing" else.\nThen she laughed.'
  const loose = `{"pieces": [{"at": "short", "text": "${text}", "ids": [3], "kind": ""}, {"at":"title","text":"“Just dust”","ids":[4]}]}`
  expect(texts(loose)).toEqual([
    ['short', text, [3]],
    ['title', 'Just dust', [4]],
  ])
})

test('values that are nested by type and place', () => {
  const answer = {
    captions: {
      short: { text: 'One.', ids: [1] },
      medium: { caption: 'Two.', sentences: '2–4' },
      long: 'Three. [5, 6]',
    },
    best_quotes: [{ quote: 'It is only dust.', speaker: 'Ada', sentence_ids: ['7', '8'], category: 'insight' }],
    video_clips: [{ title: 'The tape', description: 'A voice comes back', first: 9, last: 12 }],
    viral_moments: [{ text: 'The list | A room goes quiet', ids: [13, 15], kind: 'emotional' }],
    youtube_script: { hook: 'H [1]', problemSetup: 'P [2]', main_content: 'M [3]', cta: 'C', description: 'D [4]' },
    thumbnail: {
      text_options: {
        full_episode: [{ text: 'JUST DUST', highlight: ['DUST'], why: 'Short.', ids: [24] }],
        clips: ['ONE *TAPE* [34]'],
      },
      visual_elements: ['A toaster [0]'],
      color_scheme: [{ name: 'Night', hex: '#101820' }, 'Bone (#f2efe6)'],
      composition: 'Left the face.',
    },
    episode_titles: {
      primary: 'Why it is dust [24]',
      alternatives: ['Who fixes it? [2]'],
      keywords: 'dust, repair café',
      show_notes: { summary: 'Notes. [1]', chapters: [{ time: '0:12', title: 'The toaster', ids: [0] }] },
    },
    carousels: [
      { title: 'Six faults', format: 'List', slides: [{ text: 'Dust. [24]', purpose: 'Hook' }, 'Heat. [25]'] },
      { title: 'A tape', slides: ['It was his wife. [37]'] },
    ],
  }
  const pieces = piecesInAnswer(JSON.stringify(answer, null, 1), all)
  expect(pieces.map(({ at, text, ids }) => [at, text, ids])).toEqual([
    ['short', 'One.', [1]],
    ['medium', 'Two.', [2, 3, 4]],
    ['long', 'Three.', [5, 6]],
    ['quote', 'It is only dust.', [7, 8]],
    ['clip', 'The tape | A voice comes back', [9, 12]],
    ['moment', 'The list | A room goes quiet', [13, 15]],
    ['hook', 'H', [1]],
    ['problemSetup', 'P', [2]],
    ['mainContent', 'M', [3]],
    ['callToAction', 'C', []],
    ['description', 'D', [4]],
    ['episode_text', 'JUST *DUST* | Short.', [24]],
    ['clip_text', 'ONE *TAPE*', [34]],
    ['visual', 'A toaster', [0]],
    ['color', 'Night #101820', []],
    ['color', 'Bone #f2efe6', []],
    ['composition', 'Left the face.', []],
    ['title', 'Why it is dust', [24]],
    ['title', 'Who fixes it?', [2]],
    ['keyword', 'dust', []],
    ['keyword', 'repair café', []],
    ['summary', 'Notes.', [1]],
    ['chapter', 'The toaster', [0]],
    ['carousel_1.title', 'Six faults', []],
    ['carousel_1.slide', 'Dust.', [24]],
    ['carousel_1.slide', 'Heat.', [25]],
    ['carousel_2.title', 'A tape', []],
    ['carousel_2.slide', 'It was his wife.', [37]],
  ])
  expect(pieces.filter(({ kind }) => kind !== '').map(({ at, kind }) => [at, kind])).toEqual([
    ['quote', 'insight'],
    ['moment', 'emotional'],
    ['carousel_1.title', 'List'],
    ['carousel_1.slide', 'Hook'],
  ])
})

test('values by place, with several texts a place, and by the names of carousels', () => {
  const answer = {
    short: { text: 'One.', ids: [1] },
    quote: [
      { text: 'A.', ids: [2] },
      { text: 'B.', ids: [3] },
    ],
    'carousel_2.title': { text: 'Two', kind: 'Story' },
    carousel_2: { slides: [{ text: 'First.', ids: [4] }] },
    'carousel_3.slide': [{ text: 'Third.', ids: [5] }],
  }
  expect(texts(JSON.stringify(answer))).toEqual([
    ['short', 'One.', [1]],
    ['quote', 'A.', [2]],
    ['quote', 'B.', [3]],
    ['carousel_2.title', 'Two', []],
    ['carousel_2.slide', 'First.', [4]],
    ['carousel_3.slide', 'Third.', [5]],
  ])
})

test('what belongs to no type that was asked for is not read', () => {
  expect(piecesInAnswer(asked, ['quotes'])).toEqual([quote])
  expect(
    piecesInAnswer('## Captions\n\n**Short:** Dust. [1]\n\n## Best quotes\n\n1. “It is only dust.” [2]', ['quotes']),
  ).toHaveLength(1)
})

const markdown = `Here is the whole kit for your episode. I kept every number.

# Your content kit

## 📱 Captions

**Short (150–200 characters):** Dust breaks more things than *age*. [12, 14–16]

Which of yours is only dirty?

**Medium:**
A toaster is thrown away. [0]
Nobody opens it. (sentences 1-2)

**Long** – The tape held a voice. [34]

A room goes quiet.
(182 characters)

**Hashtags:** #repair #dust, #tools

---

### Best quotes

1. “It is only dust.” — Ada Pell [12–13]
   - Category: insight
2. **“You hold the screwdriver, always.”** — Ada Pell (8–9) (advice)

3. > “We never skipped a Tuesday.”
   — Ada Pell [52]

## Video clips

### Clip 1: The tape
A voice comes back. [34–41]

### Clip 2
- **Title:** The jar
- **Description:** What pays for coffee
- **Sentences:** 30–31

## Viral moments
1. **The list** | A room goes quiet [38-41] (emotional)
2. The drawer — tools come by themselves [49, 50]

## YouTube script
### Hook (0–15 s)
Nobody throws away a toaster because it is broken. [0]
### Problem setup
The problem: nobody opens it. [1]

Nobody dares. [2]
### Main content
Step one. [3]
- A jar [30]
- A table [48]
### Call to action
Hear the whole talk.
### Description
What stands under the video. [2]

## Thumbnail design
**Text for the episode:**
- JUST **DUST** [24]
- *ONE* TABLE | It can be seen. [48]
- **"NO TUESDAY"** – it makes one ask why [52]
**Clip texts:**
1. "THE TAPE" [34]
   Why it works: a voice comes back
**Visual elements:** 
- A toaster, open [0]
**Colors:**
- Night #101820
- Bone (#F2EFE6) for the text
**Composition:** Left the face. Right the words.

## Title options:
1. “Why it is only dust” (claim) [24]
2. Who holds the screwdriver? [8]
**Keywords:** dust, repair café; tools
**Show notes**
Ada Pell runs a repair café. [2]

They fix things with people. [10]

What you take away:
- Ask what it needs.

**Chapters**
- 00:12 – The toaster [0]
- 12:04 The tape [34]

## Carousel 1: Six faults (List)
1. Dust. [24]
2. **Heat:** it ends most motors. [25]
**Slide 3 (Takeaway):** Open it first. [26]

### Carousel 2 – Story
**Title:** A tape
**Format:** Story
**Slide 1 – Hook**
It was his wife. [37]
**Slide 2**
“I know that voice.” — Ada [38]

Would you like me to shorten the captions?`

test('plain sections with headings, labels and lists', () => {
  expect(texts(markdown)).toEqual([
    ['short', 'Dust breaks more things than age.\n\nWhich of yours is only dirty?', [12, 14, 15, 16]],
    ['medium', 'A toaster is thrown away.\nNobody opens it.', [0, 1, 2]],
    ['long', 'The tape held a voice.\n\nA room goes quiet.', [34]],
    ['hashtag', 'repair', []],
    ['hashtag', 'dust', []],
    ['hashtag', 'tools', []],
    ['quote', 'It is only dust. – Ada Pell', [12, 13]],
    ['quote', 'You hold the screwdriver, always. – Ada Pell', [8, 9]],
    ['quote', 'We never skipped a Tuesday. – Ada Pell', [52]],
    ['clip', 'The tape | A voice comes back.', [34, 35, 36, 37, 38, 39, 40, 41]],
    ['clip', 'The jar | What pays for coffee', [30, 31]],
    ['moment', 'The list | A room goes quiet', [38, 39, 40, 41]],
    ['moment', 'The drawer | tools come by themselves', [49, 50]],
    ['hook', 'Nobody throws away a toaster because it is broken.', [0]],
    ['problemSetup', 'The problem: nobody opens it.\n\nNobody dares.', [1, 2]],
    ['mainContent', 'Step one.\nA jar\nA table', [3, 30, 48]],
    ['callToAction', 'Hear the whole talk.', []],
    ['description', 'What stands under the video.', [2]],
    ['episode_text', 'JUST *DUST*', [24]],
    ['episode_text', '*ONE* TABLE | It can be seen.', [48]],
    ['episode_text', 'NO TUESDAY | it makes one ask why', [52]],
    ['clip_text', 'THE TAPE | a voice comes back', [34]],
    ['visual', 'A toaster, open', [0]],
    ['color', 'Night #101820', []],
    ['color', 'Bone #F2EFE6', []],
    ['composition', 'Left the face. Right the words.', []],
    ['title', 'Why it is only dust', [24]],
    ['title', 'Who holds the screwdriver?', [8]],
    ['keyword', 'dust', []],
    ['keyword', 'repair café', []],
    ['keyword', 'tools', []],
    [
      'summary',
      'Ada Pell runs a repair café.\n\nThey fix things with people.\n\nWhat you take away:\n• Ask what it needs.',
      [2, 10],
    ],
    ['chapter', 'The toaster', [0]],
    ['chapter', 'The tape', [34]],
    ['carousel_1.title', 'Six faults', []],
    ['carousel_1.slide', 'Dust.', [24]],
    ['carousel_1.slide', 'Heat: it ends most motors.', [25]],
    ['carousel_1.slide', 'Open it first.', [26]],
    ['carousel_2.title', 'A tape', []],
    ['carousel_2.slide', 'It was his wife.', [37]],
    ['carousel_2.slide', '“I know that voice.” — Ada', [38]],
  ])
  const kinds = piecesInAnswer(markdown, all).flatMap(({ at, kind }) => (kind === '' ? [] : [`${at} ${kind}`]))
  expect(kinds).toEqual([
    'quote insight',
    'quote advice',
    'moment emotional',
    'title claim',
    'carousel_1.title List',
    'carousel_1.slide Takeaway',
    'carousel_2.title Story',
    'carousel_2.slide Hook',
  ])
})

const plain = `Captions

Short: Dust breaks more things than age. [12]
Medium: A toaster is thrown away. [0]
Long: The tape held a voice. [34]

Best quotes
1) "It is only dust." - Ada [12-13]
2) "You hold the screwdriver." - Ada [8]

Title options: 1. Why it is only dust [24]
2. Who holds it? [8]

Carousel 1: Six faults
Slide 1: Dust. [24]
Slide 2: Heat. [25]`

test('plain sections without any Markdown', () => {
  expect(texts(plain)).toEqual([
    ['short', 'Dust breaks more things than age.', [12]],
    ['medium', 'A toaster is thrown away.', [0]],
    ['long', 'The tape held a voice.', [34]],
    ['quote', 'It is only dust.', [12, 13]],
    ['quote', 'You hold the screwdriver.', [8]],
    ['title', 'Why it is only dust', [24]],
    ['title', 'Who holds it?', [8]],
    ['carousel_1.title', 'Six faults', []],
    ['carousel_1.slide', 'Dust.', [24]],
    ['carousel_1.slide', 'Heat.', [25]],
  ])
})

const inBold = `**Captions**

**Short**
> Dust breaks more things than age. [12]
>
> Which of yours is only dirty?

#repair #dust

**Best Quotes**

**1.** “It is only dust.” — **Ada Pell** [12–13] *(insight)*
**2.** “We never skipped a Tuesday.” — Ada Pell [52]

**Video Clips**

**1. The tape** [34–35]
A voice comes back.

**Chapters**
0:00 Welcome [0]
3:12 The toaster [4]

**Carousel 1 – List: “Six faults”**

| # | Slide | Sentences | Purpose |
|---|:---:|---|---|
| 1 | Nobody opens it. | 1–2 | Hook |
| 2 | It is dust. | [24] | Proof |`

test('sections in bold, numbers in bold, lines without marks, and a table', () => {
  expect(piecesInAnswer(inBold, all).map(({ at, text, ids, kind }) => [at, text, ids.join(), kind])).toEqual([
    ['short', 'Dust breaks more things than age.\n\nWhich of yours is only dirty?', '12', ''],
    ['hashtag', 'repair', '', ''],
    ['hashtag', 'dust', '', ''],
    ['quote', 'It is only dust. – Ada Pell', '12,13', 'insight'],
    ['quote', 'We never skipped a Tuesday. – Ada Pell', '52', ''],
    ['clip', 'The tape | A voice comes back.', '34,35', ''],
    ['chapter', 'Welcome', '0', ''],
    ['chapter', 'The toaster', '4', ''],
    ['carousel_1.title', 'Six faults', '', 'List'],
    ['carousel_1.slide', 'Nobody opens it.', '1,2', 'Hook'],
    ['carousel_1.slide', 'It is dust.', '24', 'Proof'],
  ])
})

test('one type needs no heading', () => {
  expect(
    texts('1. “It is only dust.” — Ada [12]\n2. “It never moves.” — Ada [51]\n\nThese are all under 60 words.', [
      'quotes',
    ]),
  ).toEqual([
    ['quote', 'It is only dust. – Ada', [12]],
    ['quote', 'It never moves. – Ada', [51]],
  ])
  expect(texts('- Why it is only dust [24]\n- Since 2019 (2019)', ['episode_titles'])).toEqual([
    ['title', 'Why it is only dust', [24]],
    ['title', 'Since 2019 (2019)', []],
  ])
})

test('a time in brackets is no number of a sentence', () => {
  expect(texts('**Short:** At [12:04] it is dust. [7]')).toEqual([['short', 'At [12:04] it is dust.', [7]]])
})

test('prose is no answer', () => {
  for (const nothing of [
    '',
    'I cannot help with that.',
    '{}',
    '[]',
    'Sure! What is the episode about?',
    '```json\n```',
  ])
    for (const keys of [all, ['quotes' as const]]) expect(piecesInAnswer(nothing, keys)).toEqual([])
})

test('however many fences there are, a place gets a hundred texts and an answer a thousand', () => {
  const fence = (at: string, count: number) => {
    const list = Array.from({ length: count }, (_, number) => ({ at, text: `${at} words ${number}`, ids: [number] }))
    return `\`\`\`json\n${JSON.stringify(list)}\n\`\`\``
  }
  const quotes = piecesInAnswer([fence('quote', 90), fence('quote', 101)].join('\n'), all)
  expect(quotes).toHaveLength(100)
  const places = 'short medium long quote clip moment hook description visual title keyword chapter'.split(' ')
  expect(piecesInAnswer(places.map((at) => fence(at, 99)).join('\n'), all)).toHaveLength(1000)
})

test.each([
  ['brackets', '['.repeat(300_000)],
  ['braces', '{"a":'.repeat(60_000)],
  ['brackets that are closed', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['braces that are closed', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ['quotes', '{"a":"'.repeat(50_000)],
  ['quotes and commas', `{"a":${'" , "'.repeat(60_000)}`],
  ['spaces behind braces', `${'{'.repeat(1000)}${' '.repeat(299_000)}`],
  ['spaces behind each brace', `{${' '.repeat(300)}`.repeat(990)],
  ['backslashes', `{"a":"${'\\'.repeat(299_000)}`],
  ['stars', '*'.repeat(300_000)],
  ['headings', '# Short\n'.repeat(37_000)],
  ['items', '## Quotes\n'.concat('1. “a” [1]\n'.repeat(27_000))],
  ['ranges', `## Quotes\n${'1. “aaaaaaaaaa” [0-999999]\n'.repeat(10_000)}`],
  ['open brackets in a line', `**Short:** ${'[12, '.repeat(60_000)}`],
  ['open round brackets', `**Short:** ${'('.repeat(299_000)}`],
  ['labels', '**a:'.repeat(75_000)],
  ['colors', `## Colors\n- ${'#101820 '.repeat(37_000)}`],
  ['lines beneath a long item', `## Quotes\n1. ${'[a '.repeat(3300)}\n\n${'a\n\n'.repeat(90_000)}`],
  ['rows of a table', `## Quotes\n| Quote | Ids |\n${'| a | 1 |\n'.repeat(29_000)}`],
  ['cells of a row', `## Quotes\n${'|'.repeat(299_000)}`],
  ['single quotes', "{'a':'".repeat(50_000)],
  ['hashtags', `**Short:**\n${'#a '.repeat(99_000)}`],
  ['one long line of a place', `**Short:** ${'dust '.repeat(59_000)}`],
  ['many lines of a place', `**Short:**\n${'dust\n\n'.repeat(49_000)}`],
  ['pieces', JSON.stringify(Array.from({ length: 8000 }, (_, at) => ({ at: 'quote', text: `${at}`, ids: [at] })))],
])('%s take no longer than others', (_, answer) => {
  const begun = performance.now()
  const pieces = piecesInAnswer(answer, all)
  expect(performance.now() - begun).toBeLessThan(5000)
  expect(pieces.length).toBeLessThanOrEqual(1000)
})

test('the list of an own format is read post by post, by its key or its name, and another one’s text stays whole', () => {
  const format = { key: 'own_abcdefghij', name: 'Fan letter' } as const
  const list = '1. The oven was louder than a motorcycle. [12, 13]\n2. We closed on Saturdays. [20]'
  const read = (heading: string, parts: 'posts' | 'text') =>
    piecesInAnswer(`## ${heading}\n\n${list}`, ['quotes', format.key], [{ ...format, parts }])
  const posts = ['The oven was louder than a motorcycle.', 'We closed on Saturdays.']
  for (const heading of [format.key, 'Fan letter']) {
    expect(read(heading, 'posts').map(({ at, text, ids }) => [at, text, ids])).toEqual([
      [format.key, posts[0], [12, 13]],
      [format.key, posts[1], [20]],
    ])
    expect(read(heading, 'text').map(({ text }) => text)).toEqual([posts.join('\n')])
  }
})
