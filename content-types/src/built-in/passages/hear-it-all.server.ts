import type { Episode } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { guestNames } from '../../voice/speaker-names.server.ts'

// The one line of ours that a talk in another language than English may end on. What needs more words than this is left
// out there: English around somebody's Spanish would be worse than nothing.

type Line = { alone: string; with: (who: string) => string }

const lines: Record<string, Line> = {
  ca: { alone: 'Escolta la conversa sencera.', with: (who) => `Escolta la conversa sencera amb ${who}.` },
  de: { alone: 'Das ganze Gespräch anhören.', with: (who) => `Das ganze Gespräch mit ${who} anhören.` },
  es: { alone: 'Escucha la conversación completa.', with: (who) => `Escucha la conversación completa con ${who}.` },
  fr: { alone: 'Écoutez toute la conversation.', with: (who) => `Écoutez toute la conversation avec ${who}.` },
  it: {
    alone: 'Ascolta la conversazione completa.',
    with: (who) => `Ascolta la conversazione completa con ${who}.`,
  },
  nl: { alone: 'Luister naar het hele gesprek.', with: (who) => `Luister naar het hele gesprek met ${who}.` },
  pt: { alone: 'Ouça a conversa completa.', with: (who) => `Ouça a conversa completa com ${who}.` },
}

/** Where to hear the rest, in the language of the talk, with the podcast's name below; null in one that we do not write. */
export function hearItAll(episode: Episode, brief: Brief): string | null {
  const { language } = episode
  const line = language === null ? undefined : lines[language]
  if (language === null || line === undefined) return null
  const guests = guestNames(episode, brief).slice(0, 2)
  const ours = guests.length === 0 ? line.alone : line.with(new Intl.ListFormat(language).format(guests))
  return [ours, brief.voice.podcastName].filter(Boolean).join('\n')
}
