/**
 * Words with a capital at the start. A transcript that is written in small letters throughout stays as it is: one capital
 * in front of a text that goes on with "i" or with a small letter behind a period looks like a mistake.
 */
export function capitalizeStart(text: string): string {
  return isInSmallLetters(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

function isInSmallLetters(text: string): boolean {
  return (
    /^\p{Ll}/u.test(text) && (/(?<![\p{L}\p{N}.])i(?![\p{L}\p{N}.])/u.test(text) || /\p{L}{3}[.!?]\s\p{Ll}/u.test(text))
  )
}
