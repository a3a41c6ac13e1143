// What stands behind the '?' of an address. Anybody can type anything there: what a page does not know is as good as
// absent. No schemas, so that no page waits for their library before it can be drawn.

type Read = (typed: unknown) => unknown

/** Reads an address's search: `search({ plan: parseOption('team'), tab: text })`. */
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
