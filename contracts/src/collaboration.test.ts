import { expect, test } from 'vitest'
import { mentionParts, mentionsIn } from './collaboration.ts'

const people = ['Sam', 'Sam Smith', 'Noor Haddad', 'Zoë (guest)'].map((name) => ({ id: name, name }))
const named = (text: string) => mentionsIn(text, people).map(({ name }) => name)

test.each([
  ['@Sam, look', ['Sam']],
  ['@sam smith: this one', ['Sam Smith']],
  ['@Sam and @Sam Smith', ['Sam', 'Sam Smith']],
  ['@Samuel, @Same, sam@Sam.example', []],
  ['(@Noor Haddad’s turn) @zoë (guest)!', ['Noor Haddad', 'Zoë (guest)']],
  ['@Noor', []],
  ['Sam', []],
])('“%s” names %j', (text, expected) => {
  expect(named(text)).toEqual(expected)
})

test('people of one name are all meant, and nobody without a name', () => {
  const twins = [...people, { id: '2', name: 'Sam' }, { id: '3', name: ' ' }]
  expect(mentionsIn('@Sam @ ', twins).map(({ id }) => id)).toEqual(['Sam', '2'])
})

test('the pieces of a text are the text', () => {
  const text = 'Hi @Sam,\n@Noor Haddad and @Sam Smith: see 1.'
  const parts = mentionParts(text, people)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter(({ person }) => person.length > 0).map((part) => part.text)).toEqual([
    '@Sam',
    '@Noor Haddad',
    '@Sam Smith',
  ])
  expect(mentionParts('', people)).toEqual([])
})
