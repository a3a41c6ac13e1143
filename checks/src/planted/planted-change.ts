/** A mistake that is made on purpose, to see whether a test notices it. */
export type PlantedChange = {
  area: string
  /** What somebody would see of it, in one sentence. */
  breaks: string
  /** Why it must never happen. */
  matters: string
  /** By its path from the root. */
  file: string
  /** Stands in the file exactly once. */
  text: string
  becomes: string
  /** Test files of which at least one has to fail. */
  tests: readonly string[]
}

/** The code of a file with a change planted. @throws Error where the text does not stand there exactly once */
export function plant({ file, text, becomes }: Pick<PlantedChange, 'file' | 'text' | 'becomes'>, code: string): string {
  const times = code.split(text).length - 1
  if (times === 1) return code.replace(text, () => becomes)
  const problem = times === 0 ? 'is not there any more' : `stands there ${times} times`
  throw new Error(
    `${file}: the text to replace ${problem}. Bring the change in checks/src/planted/changes up to date:\n${text}`,
  )
}
