/** A deliberate mistake, to see whether a test fails. */
export type Mutation = {
  area: string
  /** What a user would notice, in one sentence. */
  breaks: string
  /** Why it must never happen. */
  matters: string
  /** By its path from the root. */
  file: string
  /** Stands in the file exactly once. */
  text: string
  becomes: string
  /** Test files; at least one of them has to fail. */
  tests: readonly string[]
}

/** The code of a file with a mutation applied. @throws Error unless the text occurs exactly once */
export function applyMutation(
  { file, text, becomes }: Pick<Mutation, 'file' | 'text' | 'becomes'>,
  code: string,
): string {
  const times = code.split(text).length - 1
  if (times === 1) return code.replace(text, () => becomes)
  const problem = times === 0 ? 'is missing' : `occurs ${times} times`
  throw new Error(`${file}: the text to replace ${problem}. Update the mutation in lab/mutations/changes:\n${text}`)
}
