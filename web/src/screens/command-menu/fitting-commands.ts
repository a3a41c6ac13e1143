import type { Command, CommandGroup } from '../../lib/commands.ts'

/** The commands that hold every word of a query as the beginning of one of theirs. Groups without any are left out. */
export function fittingGroups(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const fits = ({ label, keywords = '' }: Command, heading: string) =>
    fitsQuery(`${label} ${keywords} ${heading}`, query)
  return groups
    .map(({ heading, commands }) => ({ heading, commands: commands.filter((one) => fits(one, heading)) }))
    .filter(({ commands }) => commands.length > 0)
}

/** True where each word of the query begins a word of the text. */
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
