// Words of ours that go with an episode in another language than English: one line where to hear it, and the name of a
// first chapter. In a language that is missing here nothing of ours is printed.

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

/** Where to hear the whole conversation, in the language of the talk; null in one that we do not write. */
export function listenLine(language: string | null, guests: readonly string[]): string | null {
  const words = wordsIn(language)
  if (words === null) return null
  if (guests.length === 0) return words.listen
  return words.listenTo(new Intl.ListFormat(language ?? 'en').format(guests))
}

/** What a first chapter is called; null in a language that we do not write. */
export function introductionIn(language: string | null): string | null {
  return wordsIn(language)?.introduction ?? null
}

/** A talk whose language is not known is taken for English, as everywhere. */
function wordsIn(language: string | null): Words | null {
  return byLanguage[language ?? 'en'] ?? null
}
