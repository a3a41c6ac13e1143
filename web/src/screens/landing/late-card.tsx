// The card stands in the page's markup from the start; tabs, forms and toasts are loaded when somebody begins to use
// the page. Whoever only reads it never loads them. Importing this begins to listen.
import { type ComponentProps, lazy, useEffect } from 'react'
import { hasWaitingToast } from '../../lib/waiting-toast.ts'
import type { GetStartedCard } from './get-started-card.tsx'

/** React lets no event out of markup whose script is still to come: it has to be seen on its way in. */
const early = { capture: true, passive: true }
const beginnings = ['pointerdown', 'keydown', 'focusin'] as const

/** What was pressed on the card before its script was there. */
let pressedEarly: Element | null = null
document.addEventListener('click', rememberPress, early)
const loadedCard = loadWhenUsed()

export const LateCard = lazy(async () => {
  const { GetStartedCard } = await loadedCard
  return {
    default: function Card(props: ComponentProps<typeof GetStartedCard>) {
      useEffect(repeatPress, [])
      return <GetStartedCard {...props} />
    },
  }
})

async function loadWhenUsed(): Promise<typeof import('./get-started-card.tsx')> {
  // A link from elsewhere may ask for a tab of the card, somebody may be in it already, and it shows the toasts.
  let isUsed = window.location.hash !== '' || cardElement()?.contains(document.activeElement) || hasWaitingToast()
  for (;;) {
    if (!isUsed) await firstUse()
    isUsed = false
    try {
      return await import('./get-started-card.tsx')
    } catch {
      // Without a connection the next use tries again.
    }
  }
}

function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const use = () => {
      listening.abort()
      resolve()
    }
    const when = { ...early, signal: listening.signal }
    for (const type of beginnings) document.addEventListener(type, use, when)
    cardElement()?.addEventListener('pointerover', use, when)
  })
}

function rememberPress({ target }: Event): void {
  if (target instanceof Element && cardElement()?.contains(target)) pressedEarly = target
}

function repeatPress(): void {
  document.removeEventListener('click', rememberPress, early)
  const target = pressedEarly
  pressedEarly = null
  // Only after the form's button knows that it submits.
  setTimeout(() => {
    for (const type of ['mousedown', 'click'])
      target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  })
}

function cardElement(): HTMLElement | null {
  return document.getElementById('start')
}
