// What the bench of the engine measures: the parts of a kit, and a bare pass of the tagger beside them.
import { contentTypeKeys, neutralVoice, noDetails } from '@podcastai/content-types'
import { writeContent } from '@podcastai/content-types/server'
import { understand } from '@podcastai/episode'
import type { Transcript } from '@podcastai/transcript'
import winkModel from 'wink-eng-lite-web-model'
import winkNLP, { type Model, type WinkMethods } from 'wink-nlp'

/** What a process that is otherwise fresh has tagged before it is measured. */
export const warmUpCharacters = 2000

const brief = {
  projectTitle: 'Bench',
  guest: { name: null, title: null, handle: null },
  details: noDetails,
  voice: neutralVoice,
  templates: {},
  formats: [],
  attempt: 0,
}

export type Part = 'tagger' | 'two stages' | 'understanding' | (typeof contentTypeKeys)[number]

/** A new understanding each time: what writers remember, they remember of one episode. */
export function kitTimes(transcript: Transcript): Map<Part, number> {
  const begun = spent()
  const episode = understand(transcript)
  const times = new Map<Part, number>([['understanding', spent() - begun]])
  for (const key of contentTypeKeys)
    times.set(
      key,
      milliseconds(() => writeContent(key, episode, brief)),
    )
  return times
}

const model = winkModel as unknown as Model
const opened = new Map<Stages, WinkMethods>()

/** wink-nlp with its whole pipeline, or with the two stages of it alone that the engine has done. */
export type Stages = 'as it comes' | 'two stages'

/** Each is opened once: every time the whole pipeline is, the model quotes one of its parts again, until no string holds it. */
export function getTagger(stages: Stages): WinkMethods {
  const tagger = opened.get(stages) ?? (stages === 'as it comes' ? winkNLP(model) : winkNLP(model, ['sbd', 'pos']))
  opened.set(stages, tagger)
  return tagger
}

/** Reads a text and gives out its tokens, their parts of speech and its sentences. */
export function barePass(tagger: WinkMethods, text: string): void {
  const document = tagger.readDoc(text)
  const tokens = document.tokens()
  tokens.out()
  tokens.out(tagger.its.pos)
  document.sentences().out()
}

export function milliseconds(work: () => void): number {
  const begun = spent()
  work()
  return spent() - begun
}

/** Milliseconds of the processor that this thread took so far. A clock would count what other programs take as well. */
function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
