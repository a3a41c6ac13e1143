/**
 * Puts rich text on the clipboard, along with a plain version for editors that need it. Pages served over plain HTTP
 * have no clipboard API, so `execCommand` is the fallback.
 * @throws when the browser allows neither
 */
export async function copyRichText({ html, text }: { html: string; text: string }): Promise<void> {
  if (navigator.clipboard && 'write' in navigator.clipboard && typeof ClipboardItem !== 'undefined') {
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    })
    await navigator.clipboard.write([item])
    return
  }
  const answer = (event: ClipboardEvent) => {
    event.preventDefault()
    // A dialog traps the focus and listens for this event too.
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/html', html)
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', answer, { capture: true, once: true })
  const isCopied = document.execCommand?.('copy') ?? false
  document.removeEventListener('copy', answer, { capture: true })
  if (!isCopied) throw new Error('The browser refused to copy.')
}
