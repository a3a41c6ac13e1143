import { maxPreviewBytes } from '@podcastai/contracts'

const maxNameLength = 60
const wordsOfName = 7
const nameless = 'Pasted transcript'

/** Returns pasted text as a file named after its title, or else its first spoken words. */
export async function pastedFile(text: string): Promise<File> {
  const bytes = new TextEncoder().encode(text)
  return new File([bytes], `${bytes.length > maxPreviewBytes ? nameless : await findName(bytes)}.txt`, {
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
    // Don't fail over a name: the file's preview shows why it can't be read.
    return nameless
  }
}

function firstWords(said: string): string {
  const words = said.split(' ').slice(0, wordsOfName).join(' ')
  return words.length > maxNameLength ? words.slice(0, maxNameLength).trimEnd() : words
}

/** Removes characters that some systems don't allow in file names, and final punctuation. */
function withoutSigns(words: string): string {
  return words
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(/[.,;!…]$/, '')
}
