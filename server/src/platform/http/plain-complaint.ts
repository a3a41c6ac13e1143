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

/** Messages of the schema library, and what the user reads instead. */
const sentences: readonly [pattern: RegExp, sentence: Sentence][] = [
  [/^Invalid .*received undefined$/, (field) => `${field} is missing.`],
  [/^Invalid input: expected (\w+),/, (field, kind) => `${field} must be ${expectedWords[kind ?? ''] ?? kind}.`],
  [/^Too big: expected string to have <=(\d+) /, (field, max) => `${field} can have at most ${max} characters.`],
  [/^Too small: expected string to have >=1 /, (field) => `${field} must not be empty.`],
  [/^Too small: expected string to have >=(\d+) /, (field, min) => `${field} needs at least ${min} characters.`],
  [/^Too big: expected array to have <=(\d+) /, (field, max) => `${field} can hold at most ${max} items.`],
  [/^Too small: expected array to have >=(\d+) /, (field, min) => `${field} needs at least ${min} items.`],
  [/^Too big: expected \w+ to be <=?(\S+)$/, (field, max) => `${field} can be at most ${max}.`],
  [/^Too small: expected \w+ to be >=?(\S+)$/, (field, min) => `${field} must be at least ${min}.`],
  [
    /^Invalid option: expected one of (.+)$/,
    (field, options) => `${field} must be one of ${options?.replaceAll('|', ', ')}.`,
  ],
  [/^Unrecognized keys?: (.+)$/, (_, keys) => `There is no field ${keys}.`],
  [/^(?:Invalid|Expected|Too) /, (field) => `${field} is not valid.`],
]

/**
 * Returns a message that names the field if it comes from the schema library; our own messages are returned unchanged.
 * @param path dotted path of the field, or '' for the whole request
 */
export function plainComplaint(path: string, message: string): string {
  const field = path ? `“${path}”` : 'The request'
  for (const [pattern, sentence] of sentences) {
    const found = pattern.exec(message)
    if (found) return sentence(field, ...found.slice(1))
  }
  return message
}
