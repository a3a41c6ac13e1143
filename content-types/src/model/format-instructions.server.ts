import type { Episode } from '@podcastai/episode'
import type { EpisodeNotes } from '../model-interface/episode-notes.ts'
import { getContentType } from '../registry/registry.ts'
import type { Brief } from '../type/brief.ts'
import { contentTypeKeys } from '../type/content-type.ts'
import { voiceForType, voiceInWords } from '../voice/format-voice.server.ts'
import { renderCast } from './numbered-sentences.server.ts'
import { writingRules } from './writing.server.ts'

/** Returns what a model is told about an episode, word for word, to show to the users whose voice it is. */
export function formatInstructions(
  episode: Episode,
  brief: Brief,
  notes: EpisodeNotes | null,
): { title: string; text: string }[] {
  const voice = voiceInWords(brief)
  const byType = contentTypeKeys.flatMap((key) => {
    const lines = voiceForType(key, brief)
    return lines.length === 0 ? [] : [{ title: `For ${getContentType(key).title}`, text: lines.join('\n') }]
  })
  const formats = brief.formats.map(({ name, instruction }) => ({ title: `For ${name}`, text: instruction }))
  const about = [renderCast(episode, brief), ...(notes?.about ? [notes.about] : []), materialInWords(notes)]
  return [
    { title: 'Podcast and voice', text: voice.join('\n') },
    ...byType,
    ...formats,
    { title: 'Rules for all texts', text: writingRules(episode, brief) },
    ...(notes?.gap
      ? [{ title: 'Who chose the material', text: `The built-in engine, at least in part: ${notes.gap}` }]
      : []),
    { title: 'From the episode', text: about.filter((line) => line !== '').join('\n') },
  ]
}

function materialInWords(notes: EpisodeNotes | null): string {
  return notes === null
    ? 'The whole transcript, sentence by sentence.'
    : 'The transcript does not fit this model’s context: it read it in parts, and writes from its strongest passages.'
}
