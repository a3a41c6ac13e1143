/** True if a label names a person, not a sound or an insertion such as "[Break]", "Jingle", "Zelda track", or "Ad". */
function isPerson(label: string): boolean {
  const plain = label.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return plain !== '' && !insertion.test(plain) && !sound.test(plain)
}

/** Returns the labels that name a person. A transcript has few labels, but every sentence has one. */
export function peopleAmong(labels: Iterable<string | null>): ReadonlySet<string> {
  return new Set([...new Set(labels)].filter((label) => label !== null).filter(isPerson))
}

const insertion =
  /^(?:break|jingle|music|ads?|advert\w*|commercial|sponsor\w*|announcer|narrator|intro|outro|theme|transition|trailer|voice ?over|all|both|together|everyone|crosstalk|laughter|applause|silence|unknown)\b/i
const sound =
  /\b(?:track|song|jingle|music|tune|theme|audio|clip|recording|sound|effects?|trailer|advert\w*|ad|announcer|narrator|voice ?over|break)$/i
