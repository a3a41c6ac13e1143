// Read back by a browser, which is what pasting does.
import { expect, test } from 'vitest'
import { contentTypeKeys, getContentType } from '../index.ts'
import { contentDocument } from '../registry/content-document.ts'
import { sampleContent } from '../registry/sample-content.fixture.ts'
import { facts, list, makeDocument, paragraph, quote, table, title2 } from './blocks.ts'
import { toRichText } from './rich-text.ts'

const pasted = (html: string) => new DOMParser().parseFromString(html, 'text/html').body
const texts = (root: Element, selector: string) => [...root.querySelectorAll(selector)].map((one) => one.textContent)

test('[EXPORT-08] what is pasted has headings, paragraphs, lists, quotes and tables', () => {
  const blocks = [
    title2('Quotes'),
    paragraph('One\nTwo\n\nThree'),
    quote('“Said”'),
    facts(['Jonas', '0:39']),
    list(['A', 'B']),
    table(['X', 'Y'], [['1', '2']]),
  ]
  const body = pasted(toRichText(makeDocument('The bakery', blocks)))
  expect([...body.children].map(({ tagName }) => tagName)).toEqual('H1 H2 P P BLOCKQUOTE P UL TABLE'.split(' '))
  expect(body.querySelector('p')?.innerHTML).toBe('One<br>Two')
  expect(texts(body, 'li')).toEqual(['A', 'B'])
  expect(texts(body, 'th')).toEqual(['X', 'Y'])
  expect(texts(body, 'td')).toEqual(['1', '2'])
})

test('[EXPORT-08] markup in a transcript stays words', () => {
  const evil = '<img src=x onerror="alert(1)"> & &lt;b&gt; </td><script>'
  const blocks = [paragraph(evil), quote(evil), facts([evil]), list([evil]), table([evil], [[evil]])]
  const body = pasted(toRichText(makeDocument(evil, blocks)))
  expect(body.querySelectorAll('img, script, b')).toHaveLength(0)
  expect(texts(body, 'h1, p, li, th, td')).toEqual(Array(7).fill(evil))
})

test.each(contentTypeKeys)('[EXPORT-08] %s: its titles are headings', (key) => {
  const body = pasted(toRichText(contentDocument('The bakery', sampleContent, key)!))
  expect(texts(body, 'h1, h2')).toEqual(['The bakery', getContentType(key).title])
})
