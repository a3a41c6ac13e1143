/** Asks somebody for a shorter text. It says nothing of how many items there are to be. */
export function asksForShorter(instruction: string): boolean {
  return /\b(?:short|shorter|shorten|brief|briefer|concise|tighter|trim)\b/i.test(instruction)
}
