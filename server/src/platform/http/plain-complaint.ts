const expectedWords: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

type Sentence = (field: string, ...groups: string[]) => string

/** How the schema library words its complaints, and what a person reads instead. */
const sentences: readonly [pattern: RegExp, sentence: Sentence][] = [
  [/^Invalid .*received undefined$/, (field) => `${field} is missing.`],
  [/^Invalid input: expected (\w+),/, (field, kind) => `${field} must be ${expectedWords[kind ?? ''] ?? kind}.`],
  [/^Too big: expected string to have <=(\d+) /, (field, most) => `${field} can have at most ${most} characters.`],
  [/^Too small: expected string to have >=1 /, (field) => `${field} must not be empty.`],
  [/^Too small: expected string to have >=(\d+) /, (field, least) => `${field} needs at least ${least} characters.`],
  [/^Too big: expected array to have <=(\d+) /, (field, most) => `${field} can hold at most ${most} items.`],
  [/^Too small: expected array to have >=(\d+) /, (field, least) => `${field} needs at least ${least} items.`],
  [/^Too big: expected \w+ to be <=?(\S+)$/, (field, most) => `${field} can be at most ${most}.`],
  [/^Too small: expected \w+ to be >=?(\S+)$/, (field, least) => `${field} must be at least ${least}.`],
  [
    /^Invalid option: expected one of (.+)$/,
    (field, options) => `${field} must be one of ${options?.replaceAll('|', ', ')}.`,
  ],
  [/^Unrecognized keys?: (.+)$/, (_, keys) => `There is no field ${keys}.`],
  [/^(?:Invalid|Expected|Too) /, (field) => `${field} is not valid.`],
]

/**
 * A sentence that names the field, where a message is the schema library's own; messages of ours are returned as they are.
 * @param path dotted path of the field, or '' where the whole request is meant
 */
export function plainComplaint(path: string, message: string): string {
  const field = path ? `“${path}”` : 'The request'
  for (const [pattern, sentence] of sentences) {
    const found = pattern.exec(message)
    if (found) return sentence(field, ...found.slice(1))
  }
  return message
}
