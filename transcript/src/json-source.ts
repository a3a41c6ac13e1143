import type { Notebook } from './notebook.ts'
import { UnreadableTranscript } from './unreadable.ts'

/** Text that sets out to be JSON: `[00:12] Ada:` and `[SPEAKER_01]:` are not. */
export function looksLikeJson(text: string, extension: string): boolean {
  return /^\s*(?:\{\s*(?:"|\})|\[\s*[[{"\]])/.test(text) || (extension === '.json' && /^\s*[[{]/.test(text))
}

/** @throws UnreadableTranscript naming the line where the JSON breaks. */
export function readJson(text: string, notes: Notebook): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const repaired = jsonLines(text) ?? withoutNaN(text)
    if (repaired !== undefined) {
      notes.repaired('JSON that does not follow the rules')
      return repaired
    }
    throw new UnreadableTranscript('malformed', complaint(text, error))
  }
}

/** One object on each line. */
function jsonLines(text: string): unknown[] | undefined {
  const lines = text.trim().split('\n')
  if (lines.length < 2 || !lines[0]?.trim().endsWith('}')) return undefined
  return attempt(() => lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line)))
}

/** Python writes NaN where JSON has no word for it; speech-to-text scores hold such values. */
function withoutNaN(text: string): unknown {
  return text.includes('NaN')
    ? attempt(() => JSON.parse(text.replace(/([:[,]\s*)NaN(?=\s*[,}\]])/g, '$1null')))
    : undefined
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function complaint(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  const position = /position (\d+)/.exec(message)
  const stop = position ? Math.min(Number(position[1]), text.length) : text.length
  const line = text.slice(0, stop).split('\n').length
  const endsEarly = stop >= text.trimEnd().length || /end of|unterminated/i.test(message)
  return endsEarly
    ? `The JSON breaks off at line ${line}: the file seems cut short. Export or download it again.`
    : `The JSON has a mistake in line ${line} (“${around(text, stop)}”). Correct it, or export the file again.`
}

function around(text: string, at: number): string {
  return text
    .slice(Math.max(0, at - 20), at + 10)
    .replace(/\s+/g, ' ')
    .trim()
}
