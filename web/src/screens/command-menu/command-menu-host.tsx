import { lateComponent } from '@podcastai/ui'
import { useEffect } from 'react'
import { setCommandMenu, useCommandMenuOpen } from '../../lib/commands.ts'
import { useSession } from '../../lib/session.ts'

const CommandMenu = lateComponent(async () => (await import('./command-menu.tsx')).CommandMenu)

/** Opens the command menu on every page of whoever is signed in, by Ctrl+K or Cmd+K. Its code comes with the first press. */
export function CommandMenuHost() {
  const isSignedIn = useSession() !== null
  const isOpen = useCommandMenuOpen()

  useEffect(() => {
    if (!isSignedIn) return
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey || event.isComposing) return
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
