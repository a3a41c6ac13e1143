import { lateComponent } from '@podcastai/ui'
import { useEffect } from 'react'
import { opensCommandMenu, setCommandMenu, useCommandMenuOpen } from '../../lib/commands.ts'
import { useSession } from '../../lib/session.ts'

const CommandMenu = lateComponent(async () => (await import('./command-menu.tsx')).CommandMenu)

/** Opens the command menu on every page of whoever is signed in, by Ctrl+K, on a Mac by Cmd+K. Its code comes with the first press. */
export function CommandMenuHost() {
  const isSignedIn = useSession() !== null
  const isOpen = useCommandMenuOpen()

  useEffect(() => {
    if (!isSignedIn) return
    const listen = (event: KeyboardEvent) => {
      if (!opensCommandMenu(event)) return
      // Browsers have a use of their own for it.
      event.preventDefault()
      setCommandMenu(true)
    }
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      setCommandMenu(false)
    }
  }, [isSignedIn])

  return isSignedIn && isOpen ? <CommandMenu onClose={() => setCommandMenu(false)} /> : null
}
