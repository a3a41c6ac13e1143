/**
 * Returns words that brand guidelines forbid, found in sentences such as: Never say "guys". Avoid "cheap" and "easy".
 * Don't use the word hustle. No exclamation marks. Case doesn't matter.
 */
export function forbiddenWords(guidelines: string): string[] {
  const found: string[] = []
  for (const sentence of guidelines.split(/(?<=[.!?;])\s+|\n+/)) {
    if (!forbids.test(sentence)) continue
    const quoted = [...sentence.matchAll(/["“‘']([^"”’']{2,60})["”’']/g)].map((match) => match[1] ?? '')
    const named = /\b(?:words?|phrases?|terms?|say|saying|use|using)\s+([\p{L}-]{3,})[\s.,;!]*$/iu.exec(sentence)?.[1]
    found.push(...(quoted.length > 0 ? quoted : named ? [named] : []))
  }
  return [...new Set(found.map((phrase) => phrase.toLowerCase().trim()))].filter(
    (phrase) => !/^(?:the|any|emojis?)$/.test(phrase),
  )
}

const forbids = /\b(?:never|avoid|don[’']?t|do not|no|not|without|instead of|refrain from)\b/i

/** True if the text contains one of the phrases as whole words. */
export function saysForbidden(text: string, phrases: readonly string[]): boolean {
  if (phrases.length === 0) return false
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}'’-]+/gu, ' ')} `
  return phrases.some((phrase) => plain.includes(` ${phrase} `))
}
