import type { JsonDialect } from '../dialect.ts'
import { listObjects, parseSpeaker, thousandths, toText, valueAt } from '../json-fields.ts'
import { singleSpaced } from '../plain-text.ts'
import { type Word, wordRuns } from '../word-runs.ts'

/** Soniox: tokens smaller than words, with the spaces before them. Times in milliseconds. */
export const soniox: JsonDialect = {
  kind: 'json',
  key: 'soniox',
  label: 'Soniox JSON',
  reads: (json) => listObjects(valueAt(json, 'tokens')).some((token) => 'start_ms' in token && 'text' in token),
  parse: ({ json }) => wordRuns(spokenTokens(json)),
}

/** Skips translations, which repeat the words. */
function spokenTokens(json: unknown): Word[] {
  const words: Word[] = []
  let spaced = true
  for (const token of listObjects(valueAt(json, 'tokens'))) {
    if (token.translation_status === 'translation' || /^<(?:end|fin)>$/.test(toText(token.text))) continue
    const written = toText(token.text)
    const text = singleSpaced(written)
    spaced ||= /^\s/.test(written)
    if (text === '') continue
    const speaker = parseSpeaker(token.speaker)
    const glued = !spaced && speaker === words.at(-1)?.speaker
    words.push({ text, speaker, start: thousandths(token.start_ms), end: thousandths(token.end_ms), glued })
    spaced = /\s$/.test(written)
  }
  return words
}
