import { expect, test } from 'vitest'
import { findFrontMatter, getFrontMatterText } from './front-matter.ts'

const fields = ['episode_title', 'title']
const read = (yaml: string) => getFrontMatterText(yaml.split('\n'), fields)

test.each([
  ["title: '100: It''s Episode 100!!'", "100: It's Episode 100!!"],
  ['title: "A \\"good\\" oven: part 2"', 'A "good" oven: part 2'],
  ['title: >-\n  Why the river\n  came back\ndate: 2024-05-01', 'Why the river came back'],
  ['title: |\n  Why the river came back\n', 'Why the river came back'],
  ['title: Why the river\n  came back', 'Why the river came back'],
  ['title: "Why the river\n  came back"', 'Why the river came back'],
  ['title: Bread # the dark one', 'Bread'],
  ['title: 100', '100'],
  ['title: yes', 'yes'],
  ['title: &name Bread\nother: *name', 'Bread'],
  ['title: The show\nepisode_title: The episode', 'The episode'],
  ['Title: Bread', 'Bread'],
])('%s', (yaml, title) => {
  expect(read(yaml)).toBe(title)
})

test('a block that is no YAML is read line by line', () => {
  expect(read('title: Bread: a history\nlayout: post')).toBe('Bread: a history')
  expect(read('layout: [post\ntitle: "Bread"')).toBe('Bread')
  expect(read("layout: [post\ntitle: 'Bread''s history'")).toBe("Bread's history")
  expect(read('layout: [post\ntitle: >-\n  Why the river\n  came back\ndate: today')).toBe('Why the river came back')
})

test.each(['title: [one, two]', 'title:\n  en: Bread', 'layout: post', '- title'])('%s states no title', (yaml) => {
  expect(read(yaml)).toBeUndefined()
})

test('aliases that would fill the memory are refused', () => {
  const levels = 'abcdefghij'.split('').map((name, at, all) => {
    const before = all[at - 1]
    return `${name}: &${name} [${Array.from({ length: 9 }, () => (before === undefined ? 'x' : `*${before}`)).join(', ')}]`
  })
  expect(read(['title: Bread', ...levels].join('\n'))).toBe('Bread')
})

test('thousands of aliases do not stop the reading', () => {
  const fieldsOfAliases = 'b: *a,\n'.repeat(6_000)
  expect(read(`{a: &a Bread,\n${fieldsOfAliases}title: *a}`)).toBe('Bread')
})

test('a rule above the talk begins no block', () => {
  expect(findFrontMatter(['---', 'Maya: Hello.', '---'])?.end).toBe(3)
  expect(findFrontMatter(['---', 'Hello there.', '---'])).toBeNull()
  expect(findFrontMatter(['Maya: Hello.'])).toBeNull()
})
