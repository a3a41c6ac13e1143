import { expect, test } from 'vitest'
import { parseTranscript } from '../parse.ts'

const spoken = (text: string) =>
  parseTranscript(new TextEncoder().encode(text), 'talk.txt').segments.map(({ speaker, start, text }) => [
    speaker,
    start,
    text,
  ])

test('the HTML of Podcasting 2.0 reads, on lines or in one', () => {
  const page =
    '<cite>Ada Stone:</cite>\n<time>0:03</time>\n<p>The oven\nis warm &amp; clean.</p>\n<cite>Ben:</cite>\n<time>1:07</time>\n<p>Then we bake.</p>\n'
  for (const text of [page, page.replaceAll('\n', ' ')]) {
    expect(spoken(text)).toEqual([
      ['Ada Stone', 3, 'The oven is warm & clean.'],
      ['Ben', 67, 'Then we bake.'],
    ])
  }
})

test('comments in front of talk are no page, however many', () => {
  expect(spoken(`${'<!---->'.repeat(45)}\nAda: The oven is warm.\nBen: Then we bake.`)).toContainEqual([
    'Ben',
    null,
    'Then we bake.',
  ])
})

test('a page reads without its head, scripts and menu', () => {
  const page =
    '<!DOCTYPE html><html><head><title>Bread</title><style>p { color: red }</style></head><body><nav><a href="/">Home</a></nav><p><b>Ada:</b> The oven is warm.</p><script>let a = 1</script><p><b>Ben:</b> Then we bake.</p><footer>Imprint</footer></body></html>'
  expect(spoken(page)).toEqual([
    ['Ada', null, 'The oven is warm.'],
    ['Ben', null, 'Then we bake.'],
  ])
})

test('a table of times and words reads, without its cells', () => {
  const rows = [
    ['0:00', 'The oven is warm.'],
    ['1:07', 'Then we bake.'],
    ['2:30', 'All night long.'],
  ].map(([time, words]) => `<tr>\n <td>${time}</td>\n <td class="words">${words}</td>\n</tr>`)
  const page = `<!DOCTYPE html><html><body><table><thead><th>Time</th><th>Words</th></thead>${rows.join('')}</table></body></html>`
  expect(spoken(page)).toEqual([
    [null, 0, 'The oven is warm.'],
    [null, 67, 'Then we bake.'],
    [null, 150, 'All night long.'],
  ])
})
