import { isEnglishWord, tag } from '@podcastai/episode'
import { plainWords } from '../../quality/wording.server.ts'
import type { Said } from './said.server.ts'

/** What is wrong with the names, links and titles of people in words of ours; `own` is a text without its quotations. */
export function nameProblems(own: string, said: Said): string[] {
  return [...inventedNames(own, said), ...linkProblems(own, said), ...rankProblems(own, said)]
}

function inventedNames(own: string, said: Said): string[] {
  const problems: string[] = []
  for (const line of own.split(/\n+/)) {
    const planted = (line.match(word) ?? []).find((one) => isPlanted(one, said))
    if (planted !== undefined) problems.push(`“${planted}” is not to be named in words of ours.`)
    if (isTitleCase(line)) {
      const unknown = (line.match(/\p{L}[\p{L}\p{N}’'-]*/gu) ?? []).filter(
        (word) => isLong(word) && !occurs(word, said),
      )
      if (unknown.length > 0)
        problems.push(`Write it with small letters as in a sentence: “${unknown[0]}” was not said.`)
      continue
    }
    for (const run of namesIn(line, said)) {
      if (planted === undefined && !occurs(run, said)) problems.push(`The name “${run}” does not occur in the episode.`)
    }
  }
  return problems
}

/** A name that orders to a machine brought in, however it is written; a word of the dictionary only as a name. */
function isPlanted(written: string, said: Said): boolean {
  const plain = plainWords(written.replace(/[’']s$/u, ''))
  return said.planted.has(plain) && (/^\p{Lu}/u.test(written) || !isEnglishWord(plain))
}

const word = /(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}’'.&-]*[\p{L}\p{N}]|[\p{L}\p{N}])/gu

/** Runs of words that are written like names. At the start of a sentence a word is one where the language says so. */
export function namesIn(line: string, said: Said): string[] {
  const proper = said.english ? nameStarts(line, said) : new Set<number>()
  const runs: { text: string; end: number }[] = []
  for (const match of line.matchAll(word)) {
    const [written] = match
    const starts = /(?:^|[.!?…:|–—•(\uFFFC]|\d[.)])[\s"“”‘’*_-]*$/u.test(line.slice(0, match.index))
    const inner =
      /\p{Ll}\p{Lu}|^\p{Lu}[\p{Lu}\p{N}]+$|\p{L}\p{N}|\p{N}\p{L}/u.test(written) &&
      !/^\p{N}+(?:s|st|nd|rd|th|k|m|bn|x|am|pm)$/iu.test(written)
    const capital = /^\p{Lu}/u.test(written) && !/^I(?:[’']|$)/.test(written)
    const isName = inner || (capital && (!starts || proper.has(match.index)))
    const before = runs.at(-1)
    if (!isName) continue
    if (before && before.end + 1 === match.index && !/[.,]$/.test(before.text)) {
      before.text += ` ${written}`
      before.end = match.index + written.length
    } else runs.push({ text: written, end: match.index + written.length })
  }
  return runs.map(({ text }) => text.replace(/[’']s?$/u, ''))
}

/**
 * Where a word with a capital would be a name also inside a sentence: the dictionary does not have it, or it stands
 * bare in front of a verb ("Apple pays") and was never said in small letters.
 */
function nameStarts(line: string, said: Said): Set<number> {
  const { tokens } = tag(line)
  return new Set(
    tokens.flatMap(({ text, lower, pos, from }, index) => {
      if (pos !== 'PROPN' || said.everyday.has(lower)) return []
      const isBare = /^(?:VERB|AUX)$/.test(tokens[index + 1]?.pos ?? '') && !/s$/.test(lower)
      return /^\p{Lu}/u.test(text) && (isBare || !isEnglishWord(lower)) ? from : []
    }),
  )
}

function occurs(run: string, said: Said): boolean {
  const plain = plainWords(run.replace(/[’']s\b/gu, ''))
  if (plain === '') return true
  const forms = [plain, plain.replace(/s$/, ''), `${plain}s`, `${plain}'s`]
  return (
    forms.some((form) => said.line.includes(` ${form} `) || said.known.includes(` ${form} `)) ||
    isListOfKnown(run, said)
  )
}

/** "Monday Nina" and the like: words side by side that are known one by one, and not two parts of two people. */
function isListOfKnown(run: string, said: Said): boolean {
  const words = run.split(' ')
  if (words.length < 2) return false
  const ofPeople = words.filter((word) =>
    said.voices.some(({ names }) => names.some((name) => name.split(' ').includes(word))),
  )
  const whole = said.voices.some(({ names }) =>
    names.some((name) => run.includes(name) && name.split(' ').length >= ofPeople.length),
  )
  if (ofPeople.length > 0 && !whole) return false
  const rest = words.filter((word) => !ofPeople.includes(word))
  return ofPeople.length > 0 && rest.every((word) => occurs(word, said))
}

/** "Why Most Toasters Die", "DUST IS NOT A FAULT": capitals tell nothing of names there. */
export function isTitleCase(line: string): boolean {
  const words = (line.match(/\p{L}[\p{L}’'-]*/gu) ?? []).filter(isLong)
  const capitals = words.filter((one) => /^\p{Lu}/u.test(one)).length
  return words.length >= 4 && capitals / words.length > 0.7
}

function isLong(written: string): boolean {
  return written.length >= 4
}

/** Links, addresses, handles and clock times are printed by the app, from the settings and the file. */
function linkProblems(own: string, { brief, line }: Said): string[] {
  const known = [brief.guest.handle ?? '', brief.voice.podcastName].join(' ').toLowerCase()
  const links =
    own.match(
      /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]*@[\w.-]+|\b(?<!\w-+)[\w-]+\.(?:com|org|net|io|co|ai|app|fm|de|uk|me|shop|link)\b\S*/gi,
    ) ?? []
  const times = own.match(/\b\d{1,2}:\d{2}(?::\d{2})?\b/g) ?? []
  return [
    ...links
      .filter((link) => !known.includes(link.toLowerCase().replace(/^@|(?<![.,!?])[.,!?]+$/g, '')) || link === '@')
      .map((link) => `“${link}” is a link or handle nobody gave; leave links out.`),
    ...times
      .filter((time) => !line.includes(` ${plainWords(time)} `))
      .map((time) => `“${time}”: times are printed by the app; leave them out.`),
  ]
}

/** What people are: it has to be said, or stand in the form. */
function rankProblems(own: string, said: Said): string[] {
  return [...own.matchAll(ranks)].flatMap(([rank]) =>
    occurs(rank, said) ? [] : `Nobody says “${rank}” of anyone; leave it out.`,
  )
}

const ranks =
  /\b(?:(?:co-?)?founders?|ceo|cto|cfo|presidents?|chair(?:man|woman)|professors?|doctors?|dr|phd|scientists?|researchers?|engineers?|authors?|journalists?|investors?|billionaires?|millionaires?|entrepreneurs?|directors?|managers?|coach(?:es)?|therapists?|psychologists?|lawyers?|experts?|veterans?|gurus?|legend(?:s|ary)?|visionar(?:y|ies)|pioneers?|champions?|winners?|award-winning|best-?selling|world-class|world-renowned|renowned|famous|celebrated|acclaimed|leading|iconic|nobel|olympic|harvard|stanford)\b/gi
