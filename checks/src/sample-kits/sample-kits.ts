// The kits of the sample episode that /sample shows: what the built-in engine writes of it, and what holds of the answer
// of a language model, which stands in samples/kits/model-answer.json: as the model gave it, but for a few words that
// were corrected by hand after a reading.
import { readFileSync } from 'node:fs'
import { type Brief, type ContentTypeKey, contentTypeKeys, neutralVoice, noDetails } from '@podcastai/content-types'
import { modelSteps, writeKit } from '@podcastai/content-types/server'
import { type Episode, episodeMinutes, understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'

const samples = new URL('../../../samples/', import.meta.url)
const file = 'the-bakery-that-closed-on-saturdays.vtt'

export const kitFiles = { builtIn: new URL('kits/built-in.json', samples), model: new URL('kits/model.json', samples) }

export type SampleKit = { title: string; minutes: number; content: Partial<Record<ContentTypeKey, unknown>> }

/** Both kits as they are now, and the texts of the model's answer that our own checks would leave out. */
export function sampleKits(): { builtIn: SampleKit; model: SampleKit; leftOut: string[] } {
  const transcript = parseTranscript(readFileSync(new URL(file, samples)), file)
  const episode = understand(transcript)
  const title = transcript.title ?? file
  const brief = createBrief(title)
  const about = { title, minutes: Math.round(episodeMinutes(episode)) }
  const checked = checkedKit(episode, brief)
  return {
    builtIn: { ...about, content: writeKit(episode, brief).kit },
    model: { ...about, content: Object.fromEntries(checked.types.map(({ key, content }) => [key, content])) },
    leftOut: checked.types.flatMap(({ leftOut }) => leftOut.map(({ at, text, why }) => `${at}: ${text} (${why})`)),
  }
}

function checkedKit(episode: Episode, brief: Brief) {
  const answer = readFileSync(new URL('kits/model-answer.json', samples), 'utf8')
  return modelSteps.checkAssistantAnswer(episode, { keys: contentTypeKeys, brief, answers: [answer] })
}

function createBrief(projectTitle: string): Brief {
  const guest = { name: null, title: null, handle: null }
  return { projectTitle, guest, details: noDetails, voice: neutralVoice, templates: {}, formats: [], attempt: 0 }
}

/** As the file is stored. */
export function kitText(kit: SampleKit): string {
  return `${JSON.stringify(kit, null, 2)}\n`
}
