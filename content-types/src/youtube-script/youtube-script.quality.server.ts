import { each, type Rule } from '../quality/rule.server.ts'
import { countWords, scriptSections, type YoutubeScript } from './youtube-script.ts'

/** Share of its words by which a section may be longer or shorter. */
const tolerance = 0.1
/** Bytes that YouTube takes as a description. */
const descriptionBytes = 5000

export const youtubeScriptRules: Rule<YoutubeScript>[] = [
  {
    label: 'script: 37 / 75 / 262 / 75 words, give or take a tenth',
    check: (script) => {
      const verdict = each(scriptSections, ({ key, words }) => {
        const count = countWords(script[key])
        return Math.abs(count - words) <= words * tolerance ? null : `${key}: ${count} words, wanted ${words}`
      })
      return { ...verdict, figure: scriptSections.map(({ key }) => countWords(script[key])).join(' / ') }
    },
  },
  {
    label: 'script: no passage twice',
    check: (script) => {
      const quoted = scriptSections.flatMap(({ key }) =>
        [...script[key].matchAll(/“([^”]{25,})”/g)].map((match) => match[1] ?? ''),
      )
      return each(quoted, (words, index) => (quoted.indexOf(words) < index ? `twice: ${words.slice(0, 60)}` : null))
    },
  },
  {
    label: `script: description up to ${descriptionBytes} bytes`,
    check: (script) => {
      const bytes = new TextEncoder().encode(script.description).length
      return { figure: `${bytes} bytes`, wrong: bytes > descriptionBytes ? [`${bytes} bytes`] : [] }
    },
  },
]
