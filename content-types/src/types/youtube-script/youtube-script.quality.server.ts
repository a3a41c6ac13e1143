import { episodeMinutes } from '@podcastai/episode'
import { each, type Rule } from '../../quality/rule.server.ts'
import { countWords } from '../../spoken/count-words.ts'
import { scriptSections, type YoutubeScript } from './youtube-script.ts'

/** Share of its words by which a section may be longer or shorter. */
const tolerance = 0.1
/** Minutes of talk below which a script of three minutes would be most of it: what is there is told, and no more. */
const minutesForThree = 10
/** Bytes that YouTube takes as a description. */
const descriptionBytes = 5000

export const youtubeScriptRules: Rule<YoutubeScript>[] = [
  {
    label: 'script: 37 / 75 / 262 / 75 words, give or take a tenth',
    check: (script, { episode }) => {
      const isShort = episodeMinutes(episode) < minutesForThree
      const verdict = each(scriptSections, ({ key, words }) => {
        const count = countWords(script[key])
        const least = isShort ? 1 : words * (1 - tolerance)
        return count >= least && count <= words * (1 + tolerance) ? null : `${key}: ${count} words, wanted ${words}`
      })
      const counts = scriptSections.map(({ key }) => countWords(script[key])).join(' / ')
      const told = `${counts}: ${script.estimatedDuration} minutes out of ${Math.round(episodeMinutes(episode))}`
      return { ...verdict, figure: isShort ? told : counts }
    },
  },
  {
    label: 'script: no passage twice',
    check: (script) => {
      const quoted = scriptSections.flatMap(({ key }) =>
        [...script[key].matchAll(/“([^“”]{25,})”/g)].map((match) => match[1] ?? ''),
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
