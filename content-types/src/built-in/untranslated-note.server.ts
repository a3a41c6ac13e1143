import type { Episode } from '@podcastai/episode'
import type { Brief } from '../type/brief.ts'
import { getLanguageName } from '../type/output-language.ts'
import { isTranslated } from '../voice/writing-language.server.ts'

/** Returns a note for users that texts of the built-in engine are in the language of the talk, if they want another one. */
export function untranslatedNote({ language }: Episode, brief: Brief): string | null {
  if (!isTranslated({ language }, brief)) return null
  const spoken = language === null ? 'the language of the episode' : getLanguageName(language)
  const wanted = getLanguageName(brief.voice.outputLanguage)
  return `In ${spoken}, as it was said, because the built-in engine doesn’t translate. A language model or a chat assistant can write this in ${wanted}.`
}
