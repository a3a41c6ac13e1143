/** Counts the cases of the loops of one test file, by their line. */
export function openCount() {
  const cases = new Map<number, number>()
  return {
    /** A loop's list as it is; a loop in another one may well be empty now and then. */
    *countCases<Case>(line: number, list: Iterable<Case>): Generator<Case> {
      cases.set(line, cases.get(line) ?? 0)
      for (const one of list) {
        cases.set(line, (cases.get(line) ?? 0) + 1)
        yield one
      }
    },

    /** @throws Error where a list of tests is empty */
    requireCases<List>(line: number, list: List): List {
      if (Array.isArray(list) && list.length === 0)
        throw new Error(`The list of cases in line ${line} is empty: nothing is tested there.`)
      return list
    },

    /** Lines of loops that were reached and never had a case. */
    emptyLines(): number[] {
      return [...cases].flatMap(([line, count]) => (count === 0 ? [line] : []))
    },
  }
}
