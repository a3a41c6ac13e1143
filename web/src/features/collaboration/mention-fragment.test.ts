import { expect, test } from 'vitest'
import { fragmentAt, suggestionsFor } from './mention-fragment.ts'

const people = ['Noor Haddad', 'Nils', 'Maya'].map((name) => ({ id: name, name }))
/** Returns the suggestions with the caret at |. */
function offered(typed: string): string[] {
  const caret = typed.indexOf('|')
  const fragment = fragmentAt(typed.replace('|', ''), caret)
  return fragment ? suggestionsFor(fragment, people).map(({ name }) => name) : []
}

test.each([
  ['@|', ['Noor Haddad', 'Nils', 'Maya']],
  ['see @n|', ['Noor Haddad', 'Nils']],
  ['see @NOOR h|, please', ['Noor Haddad']],
  ['@hadd|', ['Noor Haddad']],
  ['@Maya |', []],
  ['@Maya|', []],
  ['@noor haddad|, please', []],
  ['@Maya, see @Ni|', ['Nils']],
  ['maya@n|', []],
  ['@\nNo|', []],
  ['No|', []],
  ['@x|', []],
])('“%s” offers %j', (typed, expected) => {
  expect(offered(typed)).toEqual(expected)
})
