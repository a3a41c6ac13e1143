// A label that occurs once and names nobody takes no words, and a person who speaks once still does.
import { expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'

const turns = Array.from({ length: 10 }, (_, at) => [
  `Maya: What does the weight of a loaf ${at} tell you, and what does the cost of one tell?`,
  `Jonas: The weight and the cost are what people ask for, and loaf ${at} is no other.`,
]).flat()

function read(line: string, form: { between?: string; before?: string } = {}) {
  const { between = '\n\n', before = between } = form
  const text = [turns.slice(0, 8).join(between), before, line, between, turns.slice(8).join(between)].join('')
  return parseTranscript(new TextEncoder().encode(text), 'talk.md')
}

test.each([
  ['a word that the talk uses in lower case', 'Weight: that is what people ask for.', {}],
  ['several such words', 'Weight cost: that is what people ask for.', {}],
  ['an entry of a list', '- Small Ovens: they are warm early.', {}],
  ['a line that opens no paragraph', 'Small Ovens: they are warm early.', { before: '\n' }],
  ['a bracket that opens', '(Correction: it was the other loaf.)', {}],
  ['a bracket before a letter', '(Update) B: it was the other loaf.', {}],
  ['a title in quotation marks', '“Small Ovens: a history” is on the table.', {}],
  ['an address alone', 'Small Ovens: https://ovens.example', {}],
  ['an address alone, where every line is a turn', 'Small Ovens: <https://ovens.example>', { between: '\n' }],
])('%s names nobody', (_, line, form) => {
  const { segments, speakers } = read(line, form)
  expect(speakers).toEqual(['Maya', 'Jonas'])
  expect(segments.filter(({ speaker }) => speaker !== null)).toHaveLength(turns.length)
})

test.each([
  ['a guest', 'Ada Roth: It was my oven.', 'Ada Roth'],
  ['initials', 'AR: It was my oven.', 'AR'],
  ['a person of the audience', 'Audience member: Was it your oven?', 'Audience member'],
  ['a first name', 'Ada: It was my oven.', 'Ada'],
])('%s who speaks once does', (_, line, name) => {
  const { segments, speakers } = read(line)
  expect(speakers).toEqual(['Maya', 'Jonas', name])
  expect(segments.find(({ speaker }) => speaker === name)?.text).toBe(line.slice(name.length + 2))
})
