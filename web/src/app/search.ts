// Parses the query string of an address. Users can type anything there: unknown values are ignored. Without schemas, so
// that no page has to load the schema library before its first paint.

type Read = (typed: unknown) => unknown

/** Returns a parser for an address's query: `search({ plan: parseOption('team'), tab: text })`. */
export function search<Fields extends Record<string, Read>>(fields: Fields) {
  return (typed: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).map(([name, read]) => [name, read(typed[name])])) as {
      [name in keyof Fields]?: ReturnType<Fields[name]>
    }
}

export function text(typed: unknown): string | undefined {
  return typeof typed === 'string' ? typed : undefined
}

export function parseOption<const Word extends string>(...words: Word[]) {
  return (typed: unknown): Word | undefined => words.find((word) => word === typed)
}
