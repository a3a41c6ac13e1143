/** Returns the labels of a file that may be speakers or words, from its parse report; none if the file is clear. */
export function findDoubtfulNames(parseReport: unknown): readonly string[] {
  const report = parseReport as { doubt?: { names: string[] } } | null
  return report?.doubt?.names ?? []
}
