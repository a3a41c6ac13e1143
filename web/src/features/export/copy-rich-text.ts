/**
 * Puts text with its looks on the clipboard, and beside it the plain words for editors that take no more. Pages served
 * over plain http from another machine have no clipboard API, so the old way stands behind it.
 * @throws when neither way is allowed
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
    // A dialog holds the focus, and listens as well.
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/html', html)
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', answer, { capture: true, once: true })
  const isCopied = document.execCommand?.('copy') ?? false
  document.removeEventListener('copy', answer, { capture: true })
  if (!isCopied) throw new Error('The browser refused to copy.')
}
