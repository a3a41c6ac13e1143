import type { Sentence } from '@podcastai/episode'
import { plainWords } from '../../quality/wording.server.ts'
import { withVoices } from './attribution.server.ts'
import { isTitleCase, namesIn } from './names.server.ts'
import type { Said } from './said.server.ts'

/**
 * Names that the talk has, but not there: what somebody did is told of the wrong one most easily with a name from
 * elsewhere. A name has to be said in the ground of the text, belong to who speaks there, or stand in the settings.
 */
export function strayNames(own: string, said: Said, ground: readonly Sentence[]): string[] {
  // Where every noun has a capital, nobody can tell names from words.
  if (!said.english || ground.length === said.episode.sentences.length) return []
  const line = ` ${plainWords(ground.map(({ text }) => text).join(' '))} `
  const speakers = new Set(ground.map(({ speaker }) => speaker))
  const isThere = (name: string) => formsOf(name).some((form) => line.includes(` ${form} `))
  const strangers = said.voices.filter(
    ({ speaker, names }) => !speakers.has(speaker) && !names.some((name) => isThere(name)),
  )
  const people = strangers.flatMap((stranger) => {
    const name = stranger.names.find((one) => withVoices(own, [{ ...stranger, names: [one] }]) !== own)
    return name === undefined ? [] : [name]
  })
  const isOfPeople = (word: string) =>
    said.voices.some(({ names }) => names.some((name) => plainWords(name).split(' ').includes(plainWords(word))))
  const isStray = (word: string) => !isThere(word) && !isOfPeople(word) && !said.known.includes(` ${plainWords(word)} `)
  const things = own
    .split(/\n+/)
    .filter((part) => !isTitleCase(part))
    .flatMap((part) => namesIn(part, said))
    .filter((run) => !isThere(run) && run.split(' ').some(isStray))
  return [...new Set([...people, ...things])].map(
    (name) => `“${name}” is neither named in the sentences it rests on nor speaks there.`,
  )
}

function formsOf(name: string): string[] {
  const plain = plainWords(name.replace(/[’']s?\b/gu, ''))
  return [plain, plain.replace(/s$/, ''), `${plain}s`, `${plain}'s`]
}
