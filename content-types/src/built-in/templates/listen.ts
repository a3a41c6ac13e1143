// Our own words for an episode in a language other than English: one line where to hear it, and the name of a first
// chapter. For a language that is missing here, none of our own words are printed.

type Words = {
  listen: string
  listenTo: (who: string) => string
  introduction: string
}

const byLanguage: Record<string, Words> = {
  ca: {
    listen: 'Escolta la conversa sencera.',
    listenTo: (who) => `Escolta la conversa sencera amb ${who}.`,
    introduction: 'Introducció',
  },
  de: {
    listen: 'Das ganze Gespräch anhören.',
    listenTo: (who) => `Das ganze Gespräch mit ${who} anhören.`,
    introduction: 'Einleitung',
  },
  en: {
    listen: 'Listen to the whole conversation.',
    listenTo: (who) => `Listen to the whole conversation with ${who}.`,
    introduction: 'Introduction',
  },
  es: {
    listen: 'Escucha la conversación completa.',
    listenTo: (who) => `Escucha la conversación completa con ${who}.`,
    introduction: 'Introducción',
  },
  fr: {
    listen: 'Écoutez toute la conversation.',
    listenTo: (who) => `Écoutez toute la conversation avec ${who}.`,
    introduction: 'Introduction',
  },
  it: {
    listen: 'Ascolta la conversazione completa.',
    listenTo: (who) => `Ascolta la conversazione completa con ${who}.`,
    introduction: 'Introduzione',
  },
  nl: {
    listen: 'Luister naar het hele gesprek.',
    listenTo: (who) => `Luister naar het hele gesprek met ${who}.`,
    introduction: 'Introductie',
  },
  pt: {
    listen: 'Ouça a conversa completa.',
    listenTo: (who) => `Ouça a conversa completa com ${who}.`,
    introduction: 'Introdução',
  },
}

/** Returns where to hear the whole conversation, in the episode's language; null for a language we do not write. */
export function listenLine(language: string | null, guests: readonly string[]): string | null {
  const words = wordsIn(language)
  if (words === null) return null
  if (guests.length === 0) return words.listen
  return words.listenTo(new Intl.ListFormat(language ?? 'en').format(guests))
}

/** Returns the name of a first chapter; null for a language we do not write. */
export function introductionIn(language: string | null): string | null {
  return wordsIn(language)?.introduction ?? null
}

/** Returns our words in a language. An unknown language is presumed to be English, as everywhere. */
function wordsIn(language: string | null): Words | null {
  return byLanguage[language ?? 'en'] ?? null
}
