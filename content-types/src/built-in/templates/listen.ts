// The few words of ours in languages that have no wording of their own: one line where to hear an episode, and the name
// of a first chapter. For a language that is missing here as well, none of our own words are printed.

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
}

/** Returns where to hear the whole conversation, in the episode's language; null for a language we do not write. */
export function listenLine(language: string | null, guests: readonly string[]): string | null {
  const words = wordsIn(language)
  if (words === null) return null
  if (guests.length === 0) return words.listen
  return words.listenTo(new Intl.ListFormat(language ?? undefined).format(guests))
}

/** Returns the name of a first chapter; null for a language we do not write. */
export function introductionIn(language: string | null): string | null {
  return wordsIn(language)?.introduction ?? null
}

function wordsIn(language: string | null): Words | null {
  return byLanguage[language ?? ''] ?? null
}
