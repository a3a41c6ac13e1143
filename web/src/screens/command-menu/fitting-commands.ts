import type { Command, CommandGroup } from '../../lib/commands.ts'

/** Returns the commands in which every word of the query starts a word. Empty groups are left out. */
export function fittingGroups(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const fits = ({ label, keywords = '' }: Command, heading: string) =>
    fitsQuery(`${label} ${keywords} ${heading}`, query)
  return groups
    .map(({ heading, commands }) => ({ heading, commands: commands.filter((one) => fits(one, heading)) }))
    .filter(({ commands }) => commands.length > 0)
}

/** Returns whether each word of the query starts a word of the text. */
export function fitsQuery(text: string, query: string): boolean {
  const words = splitWords(text)
  return splitWords(query).every((word) => words.some((own) => own.startsWith(word)))
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)
}
