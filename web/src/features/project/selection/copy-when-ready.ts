/**
 * Copies what is still being made; call it directly on a press, because browsers allow it only then. Returns false if the
 * clipboard refuses. @throws the error of what is being made
 */
export async function copyWhenReady(type: 'text/plain' | 'image/png', made: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: made })])
    return true
  } catch {
    await made
    return false
  }
}
