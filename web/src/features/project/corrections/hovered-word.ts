import { wordAtPoint } from './dom-words.ts'

const name = 'hovered-word'
/** Not in the stylesheets: the CSS build doesn't know ::highlight yet. */
const style = `::highlight(${name}) { background: var(--petrol-soft) }`
let frame = 0
let hasStyle = false

/**
 * Highlights the word under the pointer as clickable; null removes the highlight. Does nothing in browsers without the
 * API.
 */
export function hoverWord(point: { clientX: number; clientY: number } | null): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return
  if (!hasStyle) addStyle()
  cancelAnimationFrame(frame)
  const { clientX, clientY } = point ?? {}
  frame = requestAnimationFrame(() => {
    const isPressed = document.getSelection()?.isCollapsed === false
    const word = clientX === undefined || clientY === undefined || isPressed ? null : wordAtPoint(clientX, clientY)
    if (word) CSS.highlights.set(name, new Highlight(word.range))
    else CSS.highlights.delete(name)
  })
}

function addStyle() {
  hasStyle = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}
