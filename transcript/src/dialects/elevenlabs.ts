import type { JsonDialect } from '../dialect.ts'
import { type Fields, isFields, listObjects, parseSpeaker, toNumber, toText, valueAt } from '../json-fields.ts'
import { singleSpaced } from '../plain-text.ts'
import { type Word, wordRuns } from '../word-runs.ts'

/** ElevenLabs Scribe: words, spaces, and sounds. Each channel has its own list. */
export const elevenLabs: JsonDialect = {
  kind: 'json',
  key: 'elevenlabs',
  label: 'ElevenLabs JSON',
  reads: (json) => channelsIn(json).length > 0,
  parse: ({ json }) => {
    const channels = channelsIn(json)
    const words = channels.flatMap((channel) => spokenWords(channel, channels.length > 1))
    return wordRuns(channels.length > 1 ? words.sort((a, b) => (a.start ?? 0) - (b.start ?? 0)) : words)
  },
}

const types = ['word', 'spacing', 'audio_event']

function channelsIn(json: unknown): Fields[] {
  const channels = listObjects(valueAt(json, 'transcripts'))
  const candidates = channels.length > 0 ? channels : isFields(json) ? [json] : []
  return candidates.filter(({ words }) =>
    listObjects(words).some((word) => types.includes(toText(word.type)) && ('speaker_id' in word || 'logprob' in word)),
  )
}

function spokenWords(channel: Fields, byChannel: boolean): Word[] {
  const words: Word[] = []
  let spaced = true
  for (const item of listObjects(channel.words)) {
    const written = toText(item.text)
    const text = singleSpaced(written)
    if (text === '') {
      spaced ||= written !== ''
      continue
    }
    const speaker = parseSpeaker(item.speaker_id) ?? (byChannel ? parseSpeaker(channel.channel_index) : null)
    const glued = !spaced && !byChannel && speaker === words.at(-1)?.speaker
    words.push({ text, speaker, start: toNumber(item.start), end: toNumber(item.end), glued })
    spaced = false
  }
  return words
}
