import { previewLimitBytes } from './file-preview.ts'

const maxNameLength = 60
const wordsOfName = 7
const nameless = 'Pasted transcript'

/** Pasted text as a file, named after the title where it states one, else after the first words that are said. */
export async function pastedFile(text: string): Promise<File> {
  const bytes = new TextEncoder().encode(text)
  return new File([bytes], `${bytes.length > previewLimitBytes ? nameless : await findName(bytes)}.txt`, {
    type: 'text/plain',
  })
}

async function findName(bytes: Uint8Array): Promise<string> {
  try {
    const { parseTranscript } = await import('@podcastai/transcript')
    const { segments, title } = parseTranscript(bytes, 'pasted.txt')
    if (title) return withoutSigns(title)
    const talk = segments.find(({ text }) => text.split(' ').length >= wordsOfName) ?? segments[0]
    return withoutSigns(firstWords(talk?.text ?? '')) || nameless
  } catch {
    // A name is not worth the text: why it cannot be read is told beside the file.
    return nameless
  }
}

function firstWords(said: string): string {
  const words = said.split(' ').slice(0, wordsOfName).join(' ')
  return words.length > maxNameLength ? words.slice(0, maxNameLength).trimEnd() : words
}

/** What names of files do not hold on every system, and marks that end a sentence. */
function withoutSigns(words: string): string {
  return words
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(/[.,;!…]$/, '')
}
