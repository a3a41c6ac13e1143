import { readFileSync } from 'node:fs'
import { sample } from './fixtures.ts'

const hours = 4
const cues = 5000
const wordsACue = 8

/** Returns four hours of speech as WebVTT: the sample's sentences repeated, each round with another number. */
export function longEpisode(): string {
  const spoken = [...readFileSync(sample, 'utf8').matchAll(/<v ([^>]+)>([^<]+)<\/v>/g)]
  const words = spoken.flatMap(([, speaker = '', text = '']) => text.split(/\s+/).map((word) => ({ speaker, word })))
  const seconds = (hours * 3600) / cues
  const parts = Array.from({ length: cues }, (_, at) => {
    const from = (at * wordsACue) % words.length
    const said = words.slice(from, from + wordsACue)
    const round = Math.floor((at * wordsACue) / words.length)
    const text = said.map(({ word }) => word.replace(/^(bakery|loaf|shop|street)\b/i, `$1 ${round + 1}`)).join(' ')
    return `${stamp(at * seconds)} --> ${stamp((at + 1) * seconds)}\n<v ${said[0]?.speaker}>${text}</v>`
  })
  return `WEBVTT\n\n${parts.join('\n\n')}\n`
}

function stamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}
