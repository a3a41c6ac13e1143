/**
 * Returns words with a capital at the start. A lowercase transcript stays as it is, because one capital before text
 * that continues in lower case would look like a mistake.
 */
export function capitalizeStart(text: string): string {
  return isInSmallLetters(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

function isInSmallLetters(text: string): boolean {
  return (
    /^\p{Ll}/u.test(text) && (/(?<![\p{L}\p{N}.])i(?![\p{L}\p{N}.])/u.test(text) || /\p{L}{3}[.!?]\s\p{Ll}/u.test(text))
  )
}
