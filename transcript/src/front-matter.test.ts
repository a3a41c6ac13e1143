import { expect, test } from 'vitest'
import { findFrontMatter, parseFrontMatter } from './front-matter.ts'
import { titleInText } from './title.ts'

function read(yaml: string): string | undefined {
  const fields = parseFrontMatter(yaml.split('\n'))
  const title = fields.episode_title ?? fields.Title ?? fields.title
  return typeof title === 'string' ? title : undefined
}

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

test('lists and maps are read, and aliases inside them left out', () => {
  const yaml =
    'podcast: &show\n  name: Wet Ground\nguests:\n  - name: Jonas Reed\n    topics: [rivers, *show]\n  - Ada Roth\n'
  expect(parseFrontMatter(yaml.split('\n'))).toEqual({
    podcast: { name: 'Wet Ground' },
    guests: [{ name: 'Jonas Reed', topics: ['rivers'] }, 'Ada Roth'],
  })
})

test('the title of the episode comes before others', () => {
  const readTitle = (yaml: string) => titleInText(`---\n${yaml}\n---\nMaya: Hello.`)
  expect(readTitle('title: Wet Ground\nepisode_title: The river')).toBe('The river')
  expect(readTitle('podcast:\n  title: Wet Ground\nepisode:\n  title: The river')).toBe('The river')
})

test('a rule above the talk begins no block', () => {
  expect(findFrontMatter(['---', 'Maya: Hello.', '---'])?.end).toBe(3)
  expect(findFrontMatter(['---', 'Hello there.', '---'])).toBeNull()
  expect(findFrontMatter(['Maya: Hello.'])).toBeNull()
})
