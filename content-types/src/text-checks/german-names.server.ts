import { getNumberWords } from '../talk/number-words/number-words.ts'
import type { Voice } from './spoken-context.server.ts'

/**
 * Returns what looks like names in German, where each noun has a capital: two capitalized words or more in a row that
 * `isKnown` doesn't know and that no determiner makes nouns ("Karla Weber", but not "eine Tasse Kaffee"), and a known
 * first name with another surname. One unknown word may say what a known person is: "Gründer Jonas Reed".
 */
export function germanNames(line: string, voices: readonly Voice[], isKnown: (word: string) => boolean): string[] {
  const runs: string[][] = []
  let [run, end, first]: [string[], number, string] = [[], -1, '']
  for (const { 0: written, index } of line.matchAll(capitalized)) {
    if (line.slice(end, index) !== ' ') {
      run = []
      first = ''
      runs.push(run)
    }
    end = index + written.length
    if (functionWord.test(written) || isNumber(written)) {
      run = []
      runs.push(run)
      first = ''
    } else if (isKnown(written)) {
      run = []
      runs.push(run)
      first = voices.some(({ names }) => names.some((name) => name.startsWith(`${written} `))) ? written : ''
    } else if (run.length > 0 || !isGermanNoun(line.slice(0, index), written)) {
      if (first !== '') run.push(first)
      run.push(written)
      first = ''
    }
  }
  return runs.filter(({ length }) => length > 1).map((words) => words.join(' '))
}

/** True for "Eineinhalb" and "Millionen". */
function isNumber(written: string): boolean {
  const { small, tens, scales } = getNumberWords('de')
  return [small, tens, scales].some((words) => words.has(written.toLowerCase()))
}

/** True if what stands before a word, or its own form at the start of a sentence, makes it a noun or an adjective. */
export function isGermanNoun(before: string, written: string): boolean {
  const [, previous = ''] = /([\p{L}\p{N}.,]+)\s$/u.exec(before.slice(-60)) ?? []
  if (determiner.test(previous.toLowerCase()) || lowercaseInflected.test(previous)) return true
  return inflected.test(written) && /(?:^|[^\p{L}\p{N},\s])\s*$/u.test(before.slice(-60))
}

const capitalized = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}[\p{L}\p{M}’-]*/gu

/** Articles, numbers, and others that stand before a noun; adjectives are known by their endings. */
const determiner =
  /^(?:d(?:er|ie|as|en|em|es)|(?:k|m|s|d)?ein(?:e[rnms]?)?|ihr|unser|euer|[aiv]m|ins|[vz]om|zu[mr]|beim|ans|aufs|viele?|wenige?|etwas|mehr|genug|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|hundert|tausend|\d[\d.,]*)$/
const lowercaseInflected = /^\p{Ll}+(?:(?<!t)e|e[nrms])$/u
/** Endings of adjectives and determiners, which open a sentence with a capital: "Frisches Brot". */
const inflected = /.(?:e|e[nrms])$/u

/** Words that open a sentence with a capital, without naming anything. */
const functionWord =
  /^(?:d(?:er|ie|as|en|em|es)|(?:k|m|s|d)?ein(?:e[rnms]?)?|[aiv]m|ins?|vo[mn]|zu[mr]?|bei|ans?|auf|aus|mit|nach|seit|bis|durch|für|um|gegen|ohne|vor|ab|dank|laut|trotz|statt|und|auch|doch|dass|denn|dann|da|hier|dort|wo|wie|was|wer|wen|wem|wann|warum|ob|wenn|als|so|nur|noch|nun|jetzt|erst|schon|fast|rund|etwa|kaum|nicht|nichts|nie|jetzt|damals|danach|davor|dabei|dafür|darum|deshalb|trotzdem|vielleicht|manchmal|oft|bald|ich|du|wir|ihr|man|es|viel|zwei|drei|vier|fünf|sechs|acht|neun|zehn|elf|zwölf|hat|ist|war|wird|kann|muss|soll|will)$/iu
