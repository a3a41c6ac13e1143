/**
 * Copies content that is still being created. Call it directly in a click handler: browsers allow it only there.
 * @returns false if the clipboard refuses
 * @throws the error that creating the content failed with
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
