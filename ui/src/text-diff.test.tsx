import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { diffWords } from './diff-words.ts'
import { getFold, TextDiff } from './text-diff.tsx'

afterEach(cleanup)

const shown = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('')

test.each([
  ['We closed on Saturdays.', 'We closed on Saturdays.', 'We closed on Saturdays.'],
  ['We closed on Saturdays.', 'We closed on Sundays.', 'We closed on [-Saturdays-]{+Sundays+}.'],
  ['the queue', 'the long queue', 'the {+long +}queue'],
  ['the long queue', 'the queue', 'the [-long -]queue'],
  ['one two three', 'four five three', '[-one two-]{+four five+} three'],
  ['', 'All of it', '{+All of it+}'],
  ['All of it', '', '[-All of it-]'],
  ['', '', ''],
])('“%s” → “%s”', (before, after, expected) => {
  expect(shown(before, after)).toBe(expected)
})

test('the pieces add up to both texts, also for long ones', () => {
  const words = Array.from({ length: 4000 }, (_, at) => `w${(at * 7919) % 997}`)
  const cases: [string, string][] = [
    [words.join(' '), words.filter((_, at) => at % 5 > 0).join(' ')],
    [words.join(' '), [...words].reverse().join(' ')],
    ['a\n\nb 👩‍👧 c', 'a b\n👩‍👧 d'],
    ['Ærø ’s', 'Ærø’s'],
  ]
  for (const [before, after] of cases) {
    const pieces = diffWords(before, after)
    const without = (kind: string) =>
      pieces
        .filter((piece) => piece.kind !== kind)
        .map(({ text }) => text)
        .join('')
    expect(without('added')).toBe(before)
    expect(without('removed')).toBe(after)
  }
})

test('removed and added words are marked, and text is never parsed as markup', () => {
  const { container } = render(<TextDiff before="<b>old</b> words" after="<i>new</i> words" />)
  expect(container.querySelector('b, i')).toBeNull()
  expect(container.querySelector('del')?.textContent).toContain('b')
  expect(container.querySelector('ins')?.textContent).toContain('i')
})

const long = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ')

test('long unchanged text is collapsed, with context around the change, and can be expanded', () => {
  const { container } = render(<TextDiff before={`${long} old ${long}`} after={`${long} new ${long}`} />)
  const folded = container.textContent ?? ''
  expect(folded).toMatch(/^….*word58 word59 oldnew word0 word1 .*…$/)
  expect(folded.length).toBeLessThan(250)
  for (const button of screen.getAllByRole('button', { name: 'Show unchanged text' })) fireEvent.click(button)
  expect(container.textContent).toBe(`${long} oldnew ${long}`)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [true, false],
  [false, true],
  [false, false],
])('collapsing drops no text and cuts no word (first %s, last %s)', (isFirst, isLast) => {
  const { start, folded, end } = getFold(` ${long} `, { isFirst, isLast })
  expect(start + folded + end).toBe(` ${long} `)
  expect(folded).toMatch(/^\s?word\d+\s.*word\d+\s?$/)
  expect(start === '').toBe(isFirst)
  expect(end === '').toBe(isLast)
})

test('short unchanged parts, and identical texts, are not collapsed', () => {
  expect(getFold('a few words', { isFirst: false, isLast: false }).folded).toBe('')
  expect(getFold(long, { isFirst: true, isLast: true }).folded).toBe('')
  const noBlanks = 'x'.repeat(400)
  expect(getFold(noBlanks, { isFirst: false, isLast: false })).toEqual({ start: '', folded: noBlanks, end: '' })
})
