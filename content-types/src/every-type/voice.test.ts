import { describe, expect, test } from 'vitest'
import { tasteOf } from '../built-in/grammar/taste.server.ts'
import { neutralVoice, type Voice } from '../type/brief.ts'
import { askFor, goalOf, questionFor } from '../voice/asks.ts'
import { chapterLine, notesFormOf, postFormOf, scriptFormOf } from '../voice/examples.ts'
import { forbiddenWords, saysForbidden } from '../voice/guidelines.ts'

const voice = (settings: Partial<Voice>): Voice => ({ ...neutralVoice, ...settings })
const said = (text: string, cues: Record<string, string> = {}) => ({
  text,
  traits: {
    question: false,
    standsAlone: true,
    hygiene: null,
    rough: false,
    cues,
    quotability: 50,
    opening: 50,
    landing: 50,
  },
})

describe('taste', () => {
  test('a humorous voice leans to jokes, a professional one away from them', () => {
    const joke = said('We set the printer on fire.', { joke: '[laughter]' })
    const figure = said('Costs fell by 40 percent.', { number: '40 percent' })
    const lean = (brandVoice: Voice['brandVoice']) => {
      const taste = tasteOf(voice({ brandVoice }), { social: false })
      return taste(joke) - taste(figure)
    }
    expect(lean('humorous')).toBeGreaterThan(0)
    expect(lean('professional')).toBeLessThan(0)
    expect(lean(null)).toBe(0)
  })

  test('the tone for social media counts on social media alone', () => {
    const settings = voice({ socialMediaTone: 'educational' })
    const advice = said('Write the test first.', { advice: 'Write the test' })
    expect(tasteOf(settings, { social: true })(advice)).toBeGreaterThan(0)
    expect(tasteOf(settings, { social: false })(advice)).toBe(0)
  })

  test('key themes, audience and goals lift what names them, in any form of the word', () => {
    const theme = tasteOf(voice({ keyThemes: ['open source'] }), { social: false })
    expect(theme(said('Nobody pays for open source.'))).toBeGreaterThan(theme(said('Nobody pays for bread.')))
    const audience = tasteOf(voice({ targetAudience: 'First-time founders' }), { social: false })
    expect(audience(said('Every founder is alone at first.'))).toBeGreaterThan(0)
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
    expect(postFormOf(post)).toEqual({ opens: 'quote', asks: true, closing: '🎧 Full episode in bio' })
    expect(postFormOf('Why do bakers get up at three? Ada knows.').opens).toBe('question')
    expect(postFormOf('').opens).toBeNull()
  })

  test('a line of hashtags closes nothing, and a line of arrows or hashes is read once', () => {
    expect(postFormOf('We nearly closed.\nFollow us\n#bread #shop').closing).toBe('Follow us')
    expect(postFormOf(`We nearly closed.\n${'▶'.repeat(60)}`).closing).toBeNull()
    expect(postFormOf(`${'#a'.repeat(46)} b`).opens).toBe('statement')
  })

  test('show notes tell headings, marks and how a time is written', () => {
    const form = notesFormOf(
      'Ada talks bread.\n\nTimestamps:\n• (00:00) – Welcome\n• (02:10) – The oven\n\nLinks:\nada.example',
    )
    expect(form).toMatchObject({
      chaptersHeading: 'Timestamps:',
      linksHeading: 'Links:',
      time: 'round brackets',
      bullet: '• ',
    })
    expect(chapterLine({ time: '2:10', title: 'The oven' }, form)).toBe('• (2:10) – The oven')
    expect(chapterLine({ time: '2:10', title: 'The oven' }, notesFormOf(''))).toBe('2:10 The oven')
  })

  test('a script tells how the podcast says goodbye', () => {
    expect(scriptFormOf('Welcome back.\nBread is time. See you next Friday.').signOff).toBe('See you next Friday.')
    expect(scriptFormOf('Bread is time.').signOff).toBeNull()
  })
})

describe('asks', () => {
  test('follow what the podcast wants to reach', () => {
    expect(goalOf('Grow the newsletter')).toBe('growth')
    expect(goalOf('More newsletter readers')).toBe('newsletter')
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
