import { noProfanity, nothingLeftOut } from '../../built-in/publishable.quality.server.ts'
import { each, type Rule } from '../../quality/rule.server.ts'
import { endsDangling, startsDangling } from '../../talk/dangling-words.ts'
import { findQuotedWords } from '../../type/quotation-marks.ts'
import { speaksEnglish } from '../../voice/speaker-names.server.ts'
import { descriptionBytes } from './description.server.ts'
import { scriptSections, spokenWords, type YoutubeScript } from './youtube-script.ts'

/**
 * Words of a whole script: up to a little over three minutes; at least two and a half for an episode of `fromWords`
 * words.
 */
const scriptLength = { min: 375, max: 500, fromWords: 3000 } as const
/** Minimum words of a call to action in English. */
const minAsked = 12
/** Minimum characters from which a repeated quotation counts as the same passage. */
const telling = 25

export const youtubeScriptRules: Rule<YoutubeScript>[] = [
  {
    label: `script: four sections, ${scriptLength.min}–${scriptLength.max} words, fewer for a short talk`,
    check: (script, { episode }) => {
      const counts = scriptSections.map(({ key }) => spokenWords(script[key]))
      const sum = counts.reduce((total, count) => total + count, 0)
      const empty = scriptSections.filter((_, at) => counts[at] === 0).map(({ key }) => `${key}: no words`)
      const said = episode.sentences.reduce((total, { words }) => total + words, 0)
      const min = said < scriptLength.fromWords ? 0 : scriptLength.min
      return {
        figure: counts.join(' / '),
        wrong: sum > scriptLength.max || sum < min ? [...empty, `${sum} words`] : empty,
      }
    },
  },
  {
    label: `script: a call to action of ${minAsked} words and more`,
    check: ({ callToAction }, { episode }) => {
      const words = spokenWords(callToAction)
      const isShort = speaksEnglish(episode) && words < minAsked
      return { figure: `${words} words`, wrong: isShort ? [callToAction] : [] }
    },
  },
  {
    label: 'script: no mark of an estimated time',
    check: (script) => {
      const texts = [...scriptSections.map(({ key }) => script[key]), script.description]
      return each(texts, (text) => (/≈ ?\d/.test(text) ? text.slice(0, 60) : null))
    },
  },
  {
    label: 'script: no passage twice',
    check: (script) => {
      const quoted = quotedIn(script).filter(({ length }) => length >= telling)
      return each(quoted, (words, index) => (quoted.indexOf(words) < index ? `twice: ${words.slice(0, 60)}` : null))
    },
  },
  {
    label: 'script: the words of every section open and end whole',
    check: (script) =>
      each(scriptSections, ({ key }) => {
        const bites = soundBites(script[key])
        const [first = '', last = ''] = [bites[0], bites.at(-1)]
        return startsDangling(first) || endsDangling(last) ? `${key}: ${first.slice(0, 60)} … ${last.slice(-60)}` : null
      }),
  },
  {
    label: 'script: nothing that is left out',
    check: ({ evidence }, setting) => nothingLeftOut(Object.values(evidence).flat(), setting),
  },
  { label: 'script: no profanity', check: (script) => noProfanity(quotedIn(script)) },
  {
    label: `script: description up to ${descriptionBytes} bytes`,
    check: (script) => {
      const bytes = new TextEncoder().encode(script.description).length
      return { figure: `${bytes} bytes`, wrong: bytes > descriptionBytes ? [`${bytes} bytes`] : [] }
    },
  },
]

function quotedIn(script: YoutubeScript): string[] {
  return scriptSections.flatMap(({ key }) => findQuotedWords(script[key]))
}

/** Returns the words of a section that are played from the recording, one entry per sound bite. */
function soundBites(section: string): string[] {
  return [...section.matchAll(/^\[[\d:]+\][^“„«\n]*[“„«]([^“”„«»]+)[”“»]/gm)].map((match) => match[1] ?? '')
}
