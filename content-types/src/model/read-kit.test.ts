import { findPassages } from '@podcastai/episode'
import { describe, expect, test } from 'vitest'
import { scoreClip } from '../clip/print-clip.server.ts'
import type { KitKey } from '../model-interface/kit.server.ts'
import type { Piece } from '../model-interface/model-task.server.ts'
import { writeContent } from '../registry/registry.server.ts'
import { getContentType } from '../registry/registry.ts'
import { createBrief, createEpisode, sampleEpisodes } from '../registry/sample-episodes.server.ts'
import { type ContentTypeKey, contentTypeKeys } from '../type/content-type.ts'
import type { Quotes } from '../types/quotes/quotes.ts'
import type { SocialMedia } from '../types/social-media/social-media.ts'
import { classifyViralType } from '../types/viral-clips/moment.server.ts'
import type { ViralClips } from '../types/viral-clips/viral-clips.ts'
import type { YoutubeScript } from '../types/youtube-script/youtube-script.ts'
import { goodAnswer } from './good-answers.fixture.server.ts'
import { leftOutMessage, parsePieces, printKit, validateKit } from './read-kit.server.ts'

const brief = createBrief()
const [, bakery] = sampleEpisodes().find(([name]) => name.includes('bakery'))!

function read(keys: KitKey[], pieces: Piece[], { revision = null as never, episode = bakery } = {}) {
  const order = { keys, brief, notes: null, revision, pieces: parsePieces(keys, { pieces }) }
  const { complaints } = validateKit(episode, order)
  return {
    complaints,
    hard: complaints.filter(({ isOptional }) => !isOptional),
    printed: printKit(episode, { ...order, complaints }),
  }
}

test.each(contentTypeKeys)('what holds of %s is printed whole', (key) => {
  const { hard, printed } = read([key], goodAnswer(key, bakery, brief).pieces)
  expect(hard).toEqual([])
  expect(printed[0]).toMatchObject({ key, problem: null, leftOut: [] })
  expect(getContentType(key).schema.safeParse(printed[0]?.content).error).toBeUndefined()
})

test('several types of one answer are told apart by the places they fill', () => {
  const keys = ['quotes', 'video_clips'] as const
  const pieces = keys.flatMap((key) => goodAnswer(key, bakery, brief).pieces)
  const { printed } = read([...keys], pieces)
  expect(printed.map(({ key, content }) => [key, content !== null])).toEqual([
    ['quotes', true],
    ['video_clips', true],
  ])
  expect(parsePieces(['quotes'], { pieces }).every(({ at }) => at === 'quote')).toBe(true)
})

const talk = createEpisode([
  ['Ada Moss', 'So what did you, um, what did you find when you opened the mill?'],
  [
    'Ben Cole',
    'I I found forty sacks of flour, and, you know, not one of them was dry. My uncle had sold the roof to pay for the wheel. Half of the town thought we would be gone by spring. We did not leave, because nobody else knew how the wheel turns. The first loaf cost me eleven euros to make, and I sold it for three. Today thirty people work here, and every one of them can stop the wheel.',
  ],
])
const quote = (text: string, ids: number[]): Piece => ({ at: 'quote', text, ids, kind: 'story' })

describe('quotes', () => {
  const quotes = (pieces: Piece[]) => {
    const { hard, printed } = read(['quotes'], pieces, { episode: talk })
    return { hard, content: printed[0]?.content as Quotes, leftOut: printed[0]?.leftOut ?? [] }
  }

  test('um, repeated words and “you know” may go; speaker and time are the transcript’s', () => {
    const { content } = quotes([quote('I found forty sacks of flour, and not one of them was dry.', [1])])
    expect(content).toMatchObject([
      {
        text: 'I found forty sacks of flour, and not one of them was dry.',
        asSaid: 'I found forty sacks of flour, and, you know, not one of them was dry',
        speaker: 'Ben Cole',
        verified: true,
      },
    ])
    expect(content[0]?.evidence?.from.segment).toBe(content[0]?.evidence?.to.segment)
  })

  test('a word that nobody said leaves it out, and the rest stays', () => {
    const { content, leftOut } = quotes([
      quote('My uncle had sold the barn to pay for the wheel.', [2]),
      quote('The first loaf cost me eleven euros to make, and I sold it for three.', [5]),
    ])
    expect(content).toHaveLength(1)
    expect(leftOut).toMatchObject([{ at: 'quote', why: expect.stringContaining('not said like that') }])
  })

  test('the same words are printed once', () => {
    const twice = quote('My uncle had sold the roof to pay for the wheel.', [2])
    expect(quotes([twice, { ...twice }]).content).toHaveLength(1)
  })
})

describe('captions', () => {
  const caption = (at: string, text: string, ids: number[] = [1, 2, 3]): Piece => ({ at, text, ids, kind: '' })
  const short =
    'Ben Cole opened an old mill and found forty sacks of wet flour.\n\nHis uncle had sold the roof to pay for the wheel. Would you have stayed?'
  const medium = `${short} He did, because nobody else knew how the wheel turns. Half of the town expected him to be gone by spring. Today thirty people work there.`
  const long = `${medium} The first loaf cost him eleven euros to make, and he sold it for three. Every one of the thirty can stop the wheel.`
  const good = [
    caption('short', short),
    caption('medium', medium, [1, 2, 3, 4, 6]),
    caption('long', long, [1, 2, 3, 4, 5, 6]),
    caption('hashtag', '#bakery', []),
  ]

  test('words of ours are taken as they are, with the sentences they rest on', () => {
    const { hard, printed } = read(['social_media'], good, { episode: talk })
    expect(hard).toEqual([])
    const content = printed[0]?.content as SocialMedia
    expect(content.short.caption).toBe(short)
    expect(content.short.hashtags).toEqual(['Bakery'])
    expect(content.medium.evidence.length).toBeGreaterThan(0)
  })

  test('a caption has its own hashtags, and those that name no caption', () => {
    const tags = [
      { ...caption('hashtag', 'old mills', []), kind: 'medium' },
      { ...caption('hashtag', 'water power', []), kind: 'Long caption' },
    ]
    const { printed } = read(['social_media'], [...good, ...tags], { episode: talk })
    const hashtags = Object.values(printed[0]?.content ?? {}).map((one: SocialMedia['short']) => one.hashtags)
    expect(hashtags).toEqual([['Bakery'], ['Bakery', 'OldMills'], ['Bakery', 'WaterPower']])
  })

  test('a length that is a little off is worth a repair, and no reason to leave the text out', () => {
    const { complaints, hard } = read(['social_media'], good, { episode: talk })
    expect(complaints.some(({ at, isOptional }) => at === 'short' && isOptional)).toBe(true)
    expect(hard).toEqual([])
  })

  test('what is missing is named; the captions that passed are kept, and a type without any says why', () => {
    const { complaints, printed } = read(['social_media'], good.slice(1), { episode: talk })
    expect(complaints).toContainEqual({
      key: 'social_media',
      piece: null,
      at: 'short',
      problem: 'the caption is missing.',
    })
    const long = { caption: expect.stringMatching(/./) }
    expect(printed[0]).toMatchObject({ problem: null, content: { short: { caption: '' }, long } })
    const none = read(['social_media'], [], { episode: talk })
    expect(none.printed[0]).toMatchObject({ content: null, problem: expect.any(String) })
  })

  test('one caption is put into what is there, and nothing else changes', () => {
    const { printed } = read(['social_media'], good, { episode: talk })
    const current = printed[0]?.content as SocialMedia
    const other =
      'The first loaf cost Ben Cole eleven euros to make. He sold it for three.\n\nToday thirty people work in the mill, and every one of them can stop the wheel.'
    const revision = { instruction: '', current, item: 'short', kept: ['medium', 'long'] } as never
    const again = read(['social_media'], [caption('short', other, [5, 6])], { episode: talk, revision })
    expect(again.printed[0]?.content).toMatchObject({
      short: { caption: other },
      medium: current.medium,
      long: current.long,
    })
  })
})

test('a clip neither begins nor ends on a mark of the transcriber', () => {
  const laughs = bakery.sentences.map(({ speaker, text }): [string | null, string] => [speaker, `${text} [laughter]`])
  const episode = createEpisode(laughs)
  const clip = (ids: number[]): Piece => ({ at: 'clip', text: 'A moment worth a minute | How it ends.', ids, kind: '' })
  const last = episode.sentences.findLastIndex(({ start, text }) => start < 40 && text === '[laughter]')
  const complained = (ids: number[]) =>
    read(['video_clips'], [clip(ids)], { episode }).hard.map(({ problem }) => problem)
  expect(complained([0, last]).join()).toContain('transcriber’s mark')
  expect(complained([0, last - 1]).join()).not.toContain('transcriber’s mark')
})

test('a clip that overlaps another one, or is too long, is left out with the reason', () => {
  const clip = (ids: number[]): Piece => ({ at: 'clip', text: 'A moment worth a minute | How it ends.', ids, kind: '' })
  const { first, last } = findPassages(bakery).clips.find(({ start, end }) => end - start > 20 && end - start < 60)!
  const { hard, printed } = read(
    ['video_clips'],
    [clip([first, last]), clip([first, last]), clip([0, 120]), clip([9000])],
  )
  expect(printed[0]?.content).toHaveLength(1)
  expect(leftOutMessage(printed[0]?.leftOut.slice(0, 1) ?? [])).toContain('a text repeats another one')
  expect(hard.map(({ problem }) => problem)).toEqual([
    `It overlaps an earlier one, which has sentences ${first} to ${last}. Choose other sentences.`,
    expect.stringContaining('the maximum is 90'),
    expect.stringContaining('There is no sentence'),
  ])
})

test('moments stay in the order of their writer, whose first one has the highest of our scores', () => {
  const spans = findPassages(bakery).clips.filter(({ start, end }) => end - start > 20 && end - start < 60)
  const apart = spans.filter((one, at) =>
    spans.slice(0, at).every((two) => two.last < one.first || one.last < two.first),
  )
  const strength = ({ first, last }: (typeof apart)[number]) => scoreClip({ first, last }, bakery)
  const weakestFirst = apart.slice(0, 4).sort((one, other) => strength(one) - strength(other))
  const pieces = weakestFirst.map(
    ({ first, last }): Piece => ({
      at: 'moment',
      text: 'A moment worth a minute | Why.',
      ids: [first, last],
      kind: 'funny',
    }),
  )
  const { printed } = read(['viral_clips'], pieces)
  const moments = printed[0]?.content as ViralClips
  expect(moments.map(({ firstSentence }) => firstSentence)).toEqual(
    weakestFirst.map(({ first }) => bakery.sentences[first]?.text),
  )
  expect(moments.map(({ viralScore }) => viralScore)).toEqual(weakestFirst.map(strength).reverse())
  expect(new Set(moments.map(({ viralScore }) => viralScore)).size).toBeGreaterThan(1)
})

test('a moment of an unknown kind is asked for again, and else gets the kind that its words show', () => {
  const [moment] = goodAnswer('viral_clips', bakery, brief).pieces
  const { complaints, printed } = read(['viral_clips'], [{ ...moment!, kind: 'spicy' }])
  expect(complaints).toMatchObject([{ isOptional: true, problem: expect.stringMatching(/^Its kind is none of: /) }])
  const span = { first: moment!.ids[0]!, last: moment!.ids.at(-1)! }
  expect(printed[0]?.content).toMatchObject([{ viralType: classifyViralType(bakery, span) }])
})

test('a moment that is regenerated has a score between those of its neighbors', () => {
  const { pieces } = goodAnswer('viral_clips', bakery, brief)
  const current = read(['viral_clips'], pieces).printed[0]?.content as ViralClips
  const at = current.length - 1
  const ranked = current.map((one, index) => ({ ...one, viralScore: index === at ? 3 : 5 }))
  const revision = { instruction: '', current: ranked, item: String(at), kept: [] } as never
  const again = read(['viral_clips'], [pieces[at]!], { revision }).printed[0]?.content as ViralClips
  expect(scoreClip({ first: pieces[at]!.ids[0]!, last: pieces[at]!.ids.at(-1)! }, bakery)).toBeGreaterThan(5)
  expect(again[at]).toMatchObject({ viralScore: 5, potential: 'low' })
})

test('places are read as small models write them, and what is at none is listed with the reason', () => {
  const named = (at: string): Piece => ({ at, text: 'bread', ids: [], kind: '' })
  const places = (keys: KitKey[], ...ats: string[]) => parsePieces(keys, { pieces: ats.map(named) }).map(({ at }) => at)
  expect(places(['episode_titles'], 'Keyword', 'keywords', 'Show notes')).toEqual(['keyword', 'keyword', 'summary'])
  expect(places(['carousel_posts'], 'carousel1.slide', 'Carousel 2: title')).toEqual([
    'carousel_1.slide',
    'carousel_2.title',
  ])
  // Of a type that was not asked for.
  expect(places(['quotes'], 'composition')).toEqual([])
  const { printed } = read(['episode_titles'], [...goodAnswer('episode_titles', bakery, brief).pieces, named('zebra')])
  expect(printed[0]?.leftOut).toMatchObject([{ at: 'zebra', text: 'bread' }])
  expect(leftOutMessage(printed[0]!.leftOut)).toMatch(/a text isn’t one that was asked for/)
})

test('where an earlier version stays, nothing is said to be missing', () => {
  const invented = quote('Nobody ever said a word of this in here.', [4])
  const problem = (revision: unknown) =>
    read(['quotes'], [invented], { revision: revision as never }).printed[0]?.problem
  expect(problem(null)).toMatch(/There isn’t enough left to show\.$/)
  expect(problem({ instruction: '', current: [], item: null, kept: [] })).toMatch(/doesn’t match the transcript\.$/)
})

test('a quote that repeats the words of an earlier one is left out with the reason', () => {
  const [one] = goodAnswer('quotes', bakery, brief).pieces
  const { hard, printed } = read(['quotes'], [one!, { ...one!, kind: 'advice' }])
  expect(printed[0]?.content).toHaveLength(1)
  expect(hard.map(({ problem }) => problem)).toEqual([expect.stringContaining('It repeats an earlier one: “')])
})

test('of a script the sections that passed are kept, and one without any says why', () => {
  const good = goodAnswer('youtube_script', bakery, brief).pieces
  const { complaints, printed } = read(
    ['youtube_script'],
    good.filter(({ at }) => at !== 'problemSetup'),
  )
  expect(complaints).toContainEqual(
    expect.objectContaining({ at: 'problemSetup', problem: 'this section is missing.' }),
  )
  const content = printed[0]?.content as YoutubeScript
  expect(content).toMatchObject({ problemSetup: '', hook: expect.stringMatching(/./) })
  const script = getContentType('youtube_script')
  expect(script.emptyPlaces?.(content).map(({ path }) => path)).toEqual(['problemSetup'])
  expect(script.items(content).map(({ path }) => path)).not.toContain('problemSetup')
  expect(script.rows(content).map(({ Section }) => Section)).not.toContain('Problem')
  const none = read(
    ['youtube_script'],
    good.filter(({ at }) => at === 'description'),
  )
  expect(none.printed[0]).toMatchObject({ content: null, problem: expect.any(String) })
})

test('of titles, one with the guest’s full name leads, and all keywords that are asked for are kept', () => {
  const keywords = 'Ben Cole,flour,mill,wheel,roof,town,loaf,uncle,euros,spring,sacks,thirty people'.split(',')
  const pieces: Piece[] = [
    { at: 'title', text: 'Did half of the town think you would be gone?', ids: [5], kind: 'question' },
    { at: 'title', text: 'Ben Cole on the mill with forty wet sacks of flour', ids: [1], kind: 'guest' },
    ...keywords.map((text): Piece => ({ at: 'keyword', text, ids: [], kind: '' })),
  ]
  const { printed } = read(['episode_titles'], pieces, { episode: talk })
  expect(printed[0]?.content).toMatchObject({ primary: { title: pieces[1]?.text }, keywords })
})

describe.each<[ContentTypeKey, string]>([
  ['quotes', '0'],
  ['video_clips', '0'],
  ['viral_clips', '0'],
  ['youtube_script', 'hook'],
  ['youtube_script', 'description'],
  ['thumbnail_design', 'textOptions.fullEpisode.0'],
  ['thumbnail_design', 'composition'],
  ['episode_titles', 'primary'],
  ['episode_titles', 'keywords'],
  ['episode_titles', 'showNotes'],
])('%s %s', (key, item) => {
  test('can be regenerated by itself', () => {
    const { content: current } = writeContent(key, bakery, brief)
    const { pieces } = goodAnswer(key, bakery, brief)
    const revision = { instruction: '', current, item, kept: [] } as never
    const { printed } = read([key], pieces, { revision })
    const { content } = printed[0]!
    expect(content).not.toBeNull()
    expect(getContentType(key).schema.safeParse(content).success).toBe(true)
  })
})
