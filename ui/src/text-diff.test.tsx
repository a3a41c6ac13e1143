import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { diffWords } from './diff-words.ts'
import { TextDiff } from './text-diff.tsx'

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

test('the pieces are both texts, whatever changed, also in long ones', () => {
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

test('what went and what came are marked as such, never as markup', () => {
  const { container } = render(<TextDiff before="<b>old</b> words" after="<i>new</i> words" />)
  expect(container.querySelector('b, i')).toBeNull()
  expect(container.querySelector('del')?.textContent).toContain('b')
  expect(container.querySelector('ins')?.textContent).toContain('i')
})
