import { readWordText } from '@podcastai/contracts'
import { call } from '../../lib/call.ts'

/** Returns the text of a Word file and the title in its properties. The server reads the file and stores nothing. */
export async function fetchWordText(file: File): Promise<{ bytes: Uint8Array; title: string }> {
  const form = new FormData()
  form.set('transcript', file)
  const { text, title } = await call(readWordText, { form })
  return { bytes: new TextEncoder().encode(text), title }
}
