import { type Episode, episodeMinutes } from '@podcastai/episode'
import type { Brief } from '../type/brief.ts'
import { contentTypeKeys } from '../type/content-type.ts'
import { voiceForType, voiceInWords } from '../voice/format-voice.server.ts'
import { getContentType } from './registry.ts'

/**
 * Returns what the built-in engine uses, in plain words: the same voice that a model gets, and what it found itself.
 */
export function describeBuiltIn(episode: Episode, brief: Brief): { title: string; text: string }[] {
  const types = contentTypeKeys.flatMap((key) => {
    const lines = voiceForType(key, brief)
    return lines.length === 0 ? [] : [`${getContentType(key).title}:`, ...lines]
  })
  return [
    { title: 'Voice', text: [...voiceInWords(brief), ...types].join('\n') },
    { title: 'Episode', text: episodeFacts(episode).join('\n') },
    {
      title: 'How it writes',
      text: [
        'Nothing leaves this server. The built-in engine doesn’t use a language model.',
        'It looks for passages that stand alone and scores each by what podcast editors have chosen from other episodes.',
        'It leaves out sponsors, housekeeping, greetings, garbled speech, and profanity.',
        'Everything it uses was said without a break. Words, speakers, and times come from the transcript; it changes only a capital letter at the start and a comma at the end.',
        'Brand voice, tone, themes, audience, and goals raise or lower a passage’s score a little. Topics to avoid and forbidden words rule passages out.',
        'It adds a few fixed sentences around them. If an episode offers less, it writes less.',
      ].join('\n'),
    },
  ]
}

function episodeFacts(episode: Episode): string[] {
  const speakers = episode.speakers.map(({ name, role }) => (role === 'unknown' ? name : `${name} (${role})`))
  return [
    `${Math.round(episodeMinutes(episode))} minutes, ${episode.sentences.length} sentences`,
    speakers.length === 0 ? 'Speakers: not named in the file' : `Speakers: ${speakers.join(', ')}`,
    `Language: ${episode.language ?? 'not recognized'}`,
    `Topics: ${episode.keyPhrases.slice(0, 8).join(', ')}`,
  ]
}
