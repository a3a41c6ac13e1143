/**
 * Writes text to the clipboard. Pages served over plain HTTP have no clipboard API, so `execCommand` is the fallback.
 * @throws when the browser allows neither
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text)
    return
  }
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('readonly', '')
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  const before = document.activeElement
  field.select()
  const copied = document.execCommand?.('copy') ?? false
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  if (!copied) throw new Error('The browser refused to copy.')
}
