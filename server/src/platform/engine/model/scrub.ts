/** Matches possible API keys of any provider: known prefixes, or long runs without spaces that contain digits. */
const keyLike = [
  /\b(sk|pk|rk|gsk|xai|hf|nvapi|AIza|AQ\.|ya29\.)[-_A-Za-z0-9.*]{6,}/g,
  /\b(Bearer|Basic)\s+\S+/gi,
  /(?<![A-Za-z0-9_\-+/=*])(?=[A-Za-z0-9_\-+/=*]*\d)[A-Za-z0-9_\-+/=*]{24,}/g,
]

const maxWordsLength = 200

/** Makes a provider's words fit to be shown: removes keys and addresses, joins lines, and truncates. */
export function scrub(words: string, key: string | null): string {
  let clean = key ? words.replaceAll(key, '…') : words
  clean = clean.replace(/\bhttps?:\/\/\S+/g, '…')
  for (const pattern of keyLike) clean = clean.replace(pattern, '…')
  clean = clean.replace(/\s+/g, ' ').trim()
  return clean.length > maxWordsLength ? `${clean.slice(0, maxWordsLength)}…` : clean
}
