// Talks of our own in scripts with full-width characters, without spaces, and from right to left: what is measured.
import { expect, test } from 'vitest'
import { xLength } from '../kits/x-kit.ts'
import { parsePieces, printKit, validateKit } from '../model/read-kit.server.ts'
import { writingRules } from '../model/writing.server.ts'
import { detectScriptLimits, getTextWidth } from '../type/script-limits.ts'
import { captionLengths, captionSizes, type SocialMedia } from '../types/social-media/social-media.ts'
import { scriptMinutes } from '../types/youtube-script/youtube-script.ts'
import { hashtagsFor } from '../voice/hashtags.ts'
import { writeContent } from './registry.server.ts'
import { createBrief, createEpisode } from './sample-episodes.server.ts'

const japanese = createEpisode([
  [
    '森 あや',
    'パンは時間でできていて、その時間こそがお客さんの味わうものです。 機械は生地の声を聞くことができないので、いつ焼けるのか分かりません。 私たちは一年間ずっと土曜日に店を閉めて、町の人は誰も理由を理解しませんでした。 祖母はいつも、冷たい窯が若い職人にとって一番の学校だと言っていました。 一か月で四十人のお客さんを失いましたが、残った人たちはもっと早く来てくれました。 忍耐は店で買えるものではなく、自分の手で覚えるしかありません。 夜の静けさにお金を払う人はいませんが、それがこの仕事でいちばん高いものです。 よい見習いが遅刻するのは一度だけで、二度目にはもう窯が空になっています。 次の機械を買う前に、まず自分の時間を数えてください。 間違った方向に速く走っても、競走に勝つ人は誰もいません。',
  ],
])
const arabic = createEpisode([
  [
    'ليلى حداد',
    'الخبز يحتاج إلى الوقت، والوقت هو ما يتذوقه الناس عندما يعودون كل أسبوع. الآلة لا تصغي إلى العجين، ولهذا لا تعرف أبدا متى ينضج حقا. أغلقنا المحل كل يوم سبت لمدة سنة كاملة، ولم يفهم أحد في الشارع السبب. كانت جدتي تقول إن الفرن البارد هو أفضل مدرسة للخباز الشاب. خسرنا أربعين زبونا في شهر واحد، لكن الآخرين جاؤوا أبكر واشتروا أكثر. الصبر لا يباع في أي دكان، بل نتعلمه بأيدينا. لا أحد يدفع ثمن هدوء الليل، ومع ذلك فهو أغلى ما في هذه المهنة.',
  ],
])
const words = (text: string) => text.replace(/\s+/g, '')

test.each([
  ['Japanese', japanese, 'ja'],
  ['Arabic', arabic, 'ar'],
] as const)('%s: what the built-in engine writes fits by its width, and cuts no sentence', (_, episode, language) => {
  expect(episode.language).toBe(language)
  const said = words(episode.sentences.map(({ text }) => text).join(''))
  const brief = createBrief()
  const captions = writeContent('social_media', episode, brief).content!
  const quotes = writeContent('quotes', episode, brief).content!
  const carousels = Object.values(writeContent('carousel_posts', episode, brief).content!)
  const clips = writeContent('video_clips', episode, brief).content ?? []
  for (const size of captionSizes) {
    const { caption } = captions[size]
    expect(getTextWidth(caption)).toBeLessThanOrEqual(captionLengths[size].max)
    for (const [, quoted = ''] of caption.matchAll(/“([^”]+)”/g)) {
      expect(said).toContain(words(quoted))
      expect(quoted).toMatch(/[。.؟]$/)
    }
  }
  expect(quotes.length).toBeGreaterThan(0)
  for (const { text } of quotes) expect(getTextWidth(text)).toBeLessThanOrEqual(240)
  for (const { slides } of carousels)
    for (const { content } of slides) expect(getTextWidth(content.split('\n')[0]!)).toBeLessThanOrEqual(222)
  for (const { title } of clips) expect(getTextWidth(title)).toBeLessThanOrEqual(112)
})

test('a pasted kit in Japanese is measured by its width, and the prompt says so', () => {
  const keys = ['social_media'] as const
  const brief = createBrief()
  expect(writingRules(japanese, brief)).toContain('count each full-width character as two')
  expect(writingRules(arabic, brief)).not.toContain('full-width')
  const opening = '土曜日に店を閉めたパン屋さんの話です。'
  const told =
    '町の人は誰も理由を理解しませんでしたが、祖母はいつも冷たい窯が一番の学校だと言っていました。一か月で四十人のお客さんを失っても、残った人たちはもっと早く来てくれました。'
  const caption = (at: string, length: number) => ({
    ...{ at, ids: [2, 3, 4], kind: '' },
    text: `${opening}${told.repeat(3)}`.slice(0, length - 1).concat('。'),
  })
  const tag = { at: 'hashtag', text: 'パン職人の仕事', ids: [], kind: '' }
  const read = (lengths: number[]) => {
    const texts = captionSizes.map((size, at) => caption(size, lengths[at]!))
    const order = { keys, brief, notes: null, revision: null, pieces: parsePieces(keys, { pieces: [...texts, tag] }) }
    const { complaints } = validateKit(japanese, order)
    const lengthsOff = complaints.filter(({ problem }) => problem.includes('characters instead of'))
    return { lengthsOff: lengthsOff.length, content: printKit(japanese, { ...order, complaints })[0]?.content }
  }
  const { lengthsOff, content } = read([90, 140, 190])
  expect(lengthsOff).toBe(0)
  expect((content as SocialMedia).short.hashtags).toEqual(['パン職人の仕事'])
  expect(read([180, 280, 380]).lengthsOff).toBe(3)
})

test('hashtags keep the terms of scripts without capitals whole', () => {
  expect(hashtagsFor([], ['忍耐', 'ภาษาไทย', 'خبز الخميرة', 'हिन्दी', 'open source'])).toEqual([
    ...['忍耐', 'ภาษาไทย', 'خبز_الخميرة', 'हिन्दी', 'OpenSource'],
  ])
})

test('X counts a full-width character as two, and a script is spoken at the rate of its language', () => {
  expect(xLength('忍耐は店で買えない')).toBe(18)
  const speech = japanese.sentences.map(({ text }) => text).join('')
  expect(detectScriptLimits(speech).wordsPerMinute).toBe(190)
  const script = { hook: speech, problemSetup: '', mainContent: '', callToAction: '' }
  const latin = { ...script, hook: 'word '.repeat(450) }
  expect([scriptMinutes(latin), scriptMinutes(script) > 0.5, scriptMinutes(script) < 1.5]).toEqual([3, true, true])
})
