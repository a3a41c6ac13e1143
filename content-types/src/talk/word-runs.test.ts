import { expect, test } from 'vitest'
import { indexWords, runsIn, runWords } from './word-runs.ts'

function isSaid(text: string, written: string, english = true): boolean | null {
  const words = runWords(text)
  const wanted = runWords(written).map(({ plain }) => plain)
  const [run] = runsIn({ words, places: indexWords(words) }, wanted, { english, steps: { left: 1000 } })
  return run?.isExact ?? null
}

test.each([
  ['So, um, we closed the shop on Sundays', 'we closed the shop on Sundays', true],
  ['We, um, closed the uh shop', 'We closed the shop.', false],
  ['And I I think we we were early', 'I think we were early', false],
  ['And then it was a it was a bad year', 'And then it was a bad year', false],
  ['It was, you know, a bad year', 'it was a bad year', false],
  ['It was, you know, a bad year', 'It was, you know, a bad year', true],
  ['The, um, like, whole street', 'the whole street', false],
  ['We wh- what was I saying', 'We what was I saying', false],
  ['So I I’m here and that that’s it', 'So I’m here and that’s it', false],
  ['There, there’s one, um, one rule', 'There’s one rule', false],
  ['We bake less. It was never… Honestly, we sleep more', 'We bake less. Honestly, we sleep more', false],
  ['We bake less. Which is why we— We sleep more.', 'We bake less. We sleep more.', false],
  ['a well-known e-mail', 'a well known e-mail', true],
  ['It’s 1,000 loaves', "it's 1000 loaves!", true],
])('“%s” says “%s”', (text, written, isExact) => {
  expect(isSaid(text, written)).toBe(isExact)
})

test.each([
  ['You know the answer', 'the question'],
  ['We know you know the answer', 'We know the answer'],
  ['I did not not say it', 'I did not say it'],
  ['It kind of works', 'It works'],
  ['People like bread', 'People bread'],
  ['No, no way', 'way no'],
  ['We never sell bread', 'We sell bread'],
  ['We bake less. It was a hard year. We sleep more', 'We bake less. We sleep more'],
  ['We pay everyone. Except the… Honestly, it’s fair', 'We pay everyone. Honestly, it’s fair'],
  ['We pay everyone. Unless they leave— We are fair', 'We pay everyone. We are fair'],
  ['We bake less. About 40 loaves… We sleep more', 'We bake less. We sleep more'],
  ['We bake less. Nine of the ten ovens we had… We sleep', 'We bake less. We sleep'],
  ['We bake less, or so… we say', 'We bake less, we say'],
  ['We bake. I doubt it. That we… We sleep', 'We bake. We sleep'],
  ['He said that I was wrong', 'He said I was wrong'],
])('“%s” does not say “%s”', (text, written) => {
  expect(isSaid(text, written)).toBeNull()
})

test('other languages have words of their own that sound like “um”', () => {
  expect(isSaid('Er kam um fünf Uhr', 'Er kam fünf Uhr', false)).toBeNull()
  expect(isSaid('Er kam, äh, um fünf Uhr', 'Er kam um fünf Uhr', false)).toBe(false)
  expect(isSaid('我们周日关门了', '周日关门', false)).toBe(true)
})
