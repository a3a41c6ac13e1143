/** Two places that build patterns; one of them does so as the module loads. */
const names = ['Ada', 'Ben']
export const anyName = new RegExp(names.join('|'), 'u')

export function isWord(word: string, text: string): boolean {
  return RegExp(`\\b${word}\\b`).test(text)
}
