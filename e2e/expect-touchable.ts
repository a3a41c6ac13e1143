import { expect, type Page } from '@playwright/test'
import { settle } from './settle.ts'

/**
 * Fails if a touch target is lower than 44 px or two overlap. If a dialog is open, only the dialog counts. Exempt:
 * links within a sentence, and talk strip marks, whose position is their time (each passage's chip does the same).
 */
export async function expectTouchable(page: Page, where: string): Promise<void> {
  await settle(page)
  expect.soft(await page.evaluate<string[]>(walk), where).toEqual([])
}

const walk = `(() => {
  const pressed = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=slider]'
  const shown = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body
  const controls = [...shown.querySelectorAll(pressed)].filter((control) => {
    const isMark = control.closest('[aria-label="Marked passages"]') !== null
    const isInSentence = control.matches('a') && getComputedStyle(control).display === 'inline'
    return !isMark && !isInSentence && isSeen(control)
  })
  const areas = controls.map((control) => ({ control, stays: stayingPart(control), ...getArea(control) }))
  return areas.flatMap((one, at) => {
    const height = Math.round(one.bottom - one.top)
    const low = height < 44 ? [describeControl(one.control) + ' is ' + height + ' px high'] : []
    const over = areas.slice(at + 1).filter((other) => isOver(one, other))
    return [...low, ...over.map((other) => describeControl(one.control) + ' overlaps ' + describeControl(other.control))]
  })

  function isSeen(control) {
    const box = getBox(control)
    const isAboveAll = box.bottom + (stayingPart(control) === null ? scrollY : 0) < 0
    if (box.width < 2 || box.height < 2 || isAboveAll) return false
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    for (let part = control.parentElement; part !== null && part !== document.documentElement; part = part.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(part)
      const edge = part.getBoundingClientRect()
      const isOut = box.left >= edge.right || box.right <= edge.left || box.top >= edge.bottom || box.bottom <= edge.top
      if (isOut && overflowX + overflowY !== 'visiblevisible') return false
    }
    return true
  }

  // Presses on a radio or checkbox go to its label.
  function getBox(control) {
    const isChoice = control.type === 'radio' || control.type === 'checkbox'
    return (isChoice ? control.closest('label') ?? control : control).getBoundingClientRect()
  }

  // The box plus its invisible touch area.
  function getArea(control) {
    const { left, right, top, bottom } = getBox(control)
    const area = { left, right, top, bottom }
    const { clientLeft, clientTop } = control
    for (const part of ['::before', '::after']) {
      const drawn = getComputedStyle(control, part)
      if (drawn.content === 'none' || drawn.position !== 'absolute') continue
      area.left = Math.min(area.left, left + clientLeft + parseFloat(drawn.left))
      area.right = Math.max(area.right, right - clientLeft - parseFloat(drawn.right))
      area.top = Math.min(area.top, top + clientTop + parseFloat(drawn.top))
      area.bottom = Math.max(area.bottom, bottom - clientTop - parseFloat(drawn.bottom))
    }
    return area
  }

  // Sticky bars cover the content that scrolls under them.
  function stayingPart(control) {
    for (let part = control; part !== null; part = part.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(part).position)) return part
    return null
  }

  function isOver(one, other) {
    if (one.stays !== other.stays || one.control.contains(other.control)) return false
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return width > 1 && height > 1
  }

  function describeControl(control) {
    const words = control.ariaLabel || control.labels?.[0]?.textContent || control.textContent || control.name
    return control.tagName.toLowerCase() + ' “' + words.trim() + '”'
  }
})()`
