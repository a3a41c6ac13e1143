// The card's markup is part of the page; tabs, forms and toasts load on first use, so visitors who only read never load
// them. Importing this module starts listening.
import { type ComponentProps, lazy, useEffect } from 'react'
import { hasWaitingToast } from '../../lib/waiting-toast.ts'
import type { GetStartedCard } from './get-started-card.tsx'

/** React stops events in markup that isn't hydrated yet, so capture them. */
const early = { capture: true, passive: true }
const beginnings = ['pointerdown', 'keydown', 'focusin'] as const

/** What was clicked on the card before its script was loaded. */
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
  // A link may open a tab of the card, the user may already be in it, and it shows toasts.
  let isUsed = window.location.hash !== '' || cardElement()?.contains(document.activeElement) || hasWaitingToast()
  for (;;) {
    if (!isUsed) await firstUse()
    isUsed = false
    try {
      return await import('./get-started-card.tsx')
    } catch {
      // Offline, the next use tries again.
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
  // Wait until the form's button is a submit button.
  setTimeout(() => {
    for (const type of ['mousedown', 'click'])
      target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  })
}

function cardElement(): HTMLElement | null {
  return document.getElementById('start')
}
