import {
  type Brief,
  contentTypeKeys,
  getContentType,
  neutralVoice,
  noDetails,
  type Voice,
} from '@podcastai/content-types'
import { contentDocument, toMarkdown, toRichText } from '@podcastai/content-types/exports'
import { describeBuiltIn, writeClipOverlays, writeContent } from '@podcastai/content-types/server'
import { noSettings, SpeakerName } from '@podcastai/contracts'
import { type Episode, understand } from '@podcastai/episode'
import { parseTranscript, type Transcript, UnreadableTranscript, withSpeakerNames } from '@podcastai/transcript'
import { toVoice } from '../../../server/src/features/settings/settings.service.ts'
import { toAnalysis } from '../../../server/src/platform/engine/analysis.ts'
import { bakery } from '../bakery.ts'
import type { Target } from './hostile-input.ts'

/** Runs one piece of work under its name. */
export type Step = <Result>(name: string, work: () => Result) => Result

/** What the server's threads do with a text, piece by piece, without a server. */
export function probe(to: Target, text: string, step: Step): void {
  const bytes = new TextEncoder().encode(text)
  if (to.kind === 'file') {
    const transcript = step('parse', () => readable(bytes, to.filename))
    if (transcript) writeAll(transcript, brief, step)
  } else if (to.kind === 'clip') {
    const transcript = step('parse', () => readable(bytes, 'clip.txt')) ?? asPlain(text)
    const episode = step('understand', () => understand(transcript))
    step('write a clip', () => writeClipOverlays(episode, brief))
  } else if (to.kind === 'setting') {
    writeTypes(sample(), { ...brief, voice: step('voice', () => toVoice({ ...noSettings, [to.field]: text })) }, step)
  } else if (to.kind === 'template') {
    writeTypes(sample(), { ...brief, templates: { [to.contentType]: text } }, step)
  } else if (to.kind === 'guest') {
    writeTypes(sample(), { ...brief, guest: { name: text, title: text, handle: text } }, step)
  } else if (to.kind === 'speaker name') {
    const name = step('name', () => SpeakerName.safeParse(text)).data
    if (name) writeAll(withSpeakerNames(bakery(), { 'Jonas Reed': name }), brief, step)
  }
}

const brief: Brief = {
  projectTitle: 'The bakery',
  guest: { name: null, title: null, handle: null },
  details: noDetails,
  voice: neutralVoice satisfies Voice,
  templates: {},
  formats: [],
  attempt: 0,
}

let understood: Episode | null = null
/** Understood once: only what is wished for changes. */
function sample(): Episode {
  understood ??= understand(bakery())
  return understood
}

function writeAll(transcript: Transcript, wishes: Brief, step: Step): void {
  const episode = step('understand', () => understand(transcript))
  step('analysis', () => toAnalysis(episode))
  writeTypes(episode, wishes, step)
}

function writeTypes(episode: Episode, wishes: Brief, step: Step): void {
  step('told', () => describeBuiltIn(episode, wishes))
  for (const key of contentTypeKeys) {
    const { content } = step(`write ${key}`, () => writeContent(key, episode, wishes))
    if (content === null) continue
    const misfit = step(`check ${key}`, () => getContentType(key).schema.safeParse(content)).error
    if (misfit) throw new Error(`${key} does not fit its own shape: ${misfit.issues.map(told).join('; ')}`)
    step(`lay out ${key}`, () => {
      const type = getContentType(key)
      type.rows(content as never)
      const document = contentDocument('The bakery', { [key]: content })
      return document && toMarkdown(document).length + toRichText(document).length
    })
  }
}

function told({ path, message }: { path: PropertyKey[]; message: string }): string {
  return `${path.filter((name) => typeof name === 'string').join('.')} ${message}`
}

function readable(bytes: Uint8Array, filename: string): Transcript | null {
  try {
    return parseTranscript(bytes, filename)
  } catch (error) {
    if (error instanceof UnreadableTranscript) return null
    throw error
  }
}

function asPlain(content: string): Transcript {
  const text = content.replace(/\s+/g, ' ').trim()
  return {
    dialect: 'text',
    segments: [{ id: 0, speaker: null, start: null, end: null, text }],
    speakers: [],
    timeSource: 'none',
    durationSeconds: null,
    notes: [],
  }
}
