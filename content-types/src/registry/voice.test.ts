import type { Line } from '@podcastai/episode'
import { describe, expect, test } from 'vitest'
import { createLean } from '../built-in/taste.server.ts'
import { neutralVoice, type Voice } from '../type/brief.ts'
import { askFor, parseGoal, questionFor } from '../voice/asks.ts'
import { chapterLine, parseNotesForm, parsePostForm, parseScriptForm } from '../voice/examples.ts'
import { forbiddenWords, saysForbidden } from '../voice/guidelines.ts'
import { createEpisode } from './sample-episodes.server.ts'

const voice = (settings: Partial<Voice>): Voice => ({ ...neutralVoice, ...settings })

/** One sentence by itself, as the chooser sees it, with the points that settings add to it. */
function leaning(text: string, settings: Partial<Voice>): number {
  const episode = createEpisode([['Ada', text]])
  const [sentence] = episode.sentences
  if (!sentence || episode.sentences.length > 1) throw new Error('One sentence is wanted.')
  const piece: Line = {
    ...{ first: 0, last: 0, from: 0, to: text.length, text, words: sentence.words },
    ...{ speaker: 'Ada', start: sentence.start, end: sentence.end, strength: 50 },
  }
  return createLean(episode, voice(settings))(piece)
}

describe('taste', () => {
  const joke = 'We set the printer on fire [laughter].'
  const figure = 'Our costs fell by 40 percent in one year.'

  test('a humorous voice leans to jokes, a professional one away from them', () => {
    const difference = (brandVoice: Voice['brandVoice']) =>
      leaning(joke, { brandVoice }) - leaning(figure, { brandVoice })
    expect(difference('humorous')).toBeGreaterThan(0)
    expect(difference('professional')).toBeLessThan(0)
    expect(difference(null)).toBe(0)
  })

  test('the tone for social media leans to what it is good at', () => {
    const advice = 'You should write the test first.'
    expect(leaning(advice, { socialMediaTone: 'educational' })).toBeGreaterThan(leaning(advice, {}))
  })

  test('key themes, audience and goals lift what names them, in any form of the word', () => {
    const themes = { keyThemes: ['open source'] }
    expect(leaning('Nobody pays for open source.', themes)).toBeGreaterThan(leaning('Nobody pays for bread.', themes))
    const audience = { targetAudience: 'First-time founders' }
    expect(leaning('Every founder is alone at first.', audience)).toBeGreaterThan(0)
    expect(leaning('Most mountains are alone at night.', audience)).toBe(0)
  })

  test('a setting moves nothing by more than twelve points of a hundred', () => {
    const settings = { brandVoice: 'humorous', keyThemes: ['printer', 'fire'], contentGoals: 'printer fire' } as const
    expect(leaning(joke, { ...settings, keyThemes: [...settings.keyThemes] })).toBe(12)
  })
})

describe('brand guidelines', () => {
  test.each([
    ['Never say "guys".', ['guys']],
    ['Avoid “cheap” and “easy peasy”. We love long sentences.', ['cheap', 'easy peasy']],
    ["Don't use the word hustle.", ['hustle']],
    ['We say "guests", we are warm.', []],
    ['', []],
  ])('%s', (guidelines, words) => {
    expect(forbiddenWords(guidelines)).toEqual(words)
  })

  test('are found as whole words', () => {
    expect(saysForbidden('Hey GUYS, welcome', ['guys'])).toBe(true)
    expect(saysForbidden('The disguise works', ['guys'])).toBe(false)
  })
})

describe('examples', () => {
  test('a post tells how it opens, whether it asks, and its closing line', () => {
    const post =
      '“We nearly closed.”\n\nAda on the year that changed the shop.\nWould you have stayed?\n🎧 Full episode in bio\n#bread #shop'
    expect(parsePostForm(post)).toEqual({ opens: 'quote', asks: true, closing: '🎧 Full episode in bio' })
    expect(parsePostForm('Why do bakers get up at three? Ada knows.').opens).toBe('question')
    expect(parsePostForm('').opens).toBeNull()
  })

  test('a line of hashtags closes nothing, and a line of arrows or hashes is read once', () => {
    expect(parsePostForm('We nearly closed.\nFollow us\n#bread #shop').closing).toBe('Follow us')
    expect(parsePostForm(`We nearly closed.\n${'▶'.repeat(60)}`).closing).toBeNull()
    expect(parsePostForm(`${'#a'.repeat(46)} b`).opens).toBe('statement')
  })

  test('show notes tell headings, marks and how a time is written', () => {
    const form = parseNotesForm(
      'Ada talks bread.\n\nTimestamps:\n• (00:00) – Welcome\n• (02:10) – The oven\n\nLinks:\nada.example',
    )
    expect(form).toMatchObject({
      chaptersHeading: 'Timestamps:',
      linksHeading: 'Links:',
      time: 'round brackets',
      bullet: '• ',
    })
    expect(chapterLine({ time: '2:10', title: 'The oven' }, form)).toBe('• (2:10) – The oven')
    expect(chapterLine({ time: '2:10', title: 'The oven' }, parseNotesForm(''))).toBe('2:10 The oven')
  })

  test('a script tells how the podcast says goodbye', () => {
    expect(parseScriptForm('Welcome back.\nBread is time. See you next Friday.').signOff).toBe('See you next Friday.')
    expect(parseScriptForm('Bread is time.').signOff).toBeNull()
  })
})

describe('asks', () => {
  test('follow what the podcast wants to reach', () => {
    expect(parseGoal('Grow the newsletter')).toBe('growth')
    expect(parseGoal('More newsletter readers')).toBe('newsletter')
    expect(askFor(voice({ contentGoals: 'build community' }))).toContain('we read every one')
    expect(askFor(voice({ contentGoals: 'build community', hostNames: ['Ada'] }))).toContain('I read every one')
    expect(askFor(neutralVoice)).toBeNull()
  })

  test('every brand voice asks differently', () => {
    const asked = ([null, 'friendly', 'professional', 'casual', 'inspiring', 'humorous', 'authoritative'] as const).map(
      (brandVoice) => questionFor(voice({ brandVoice })),
    )
    expect(new Set(asked).size).toBe(asked.length)
  })
})
