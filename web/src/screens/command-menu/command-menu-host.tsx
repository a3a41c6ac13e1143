import { isPageCovered, lateComponent, toast } from '@podcastai/ui'
import { useEffect } from 'react'
import { opensCommandMenu, setCommandMenu, useCommandMenuOpen } from '../../lib/commands.ts'
import { useSession } from '../../lib/session.ts'

const CommandMenu = lateComponent(async () => (await import('./command-menu.tsx')).CommandMenu)

/**
 * Opens the command menu with Ctrl+K, or Cmd+K on a Mac, on every signed-in page. Its code loads on first use. Dialogs
 * with typed text keep the shortcut from opening it.
 */
export function CommandMenuHost() {
  const isSignedIn = useSession() !== null
  const isOpen = useCommandMenuOpen()

  useEffect(() => {
    if (!isSignedIn) return
    const listen = (event: KeyboardEvent) => {
      if (!opensCommandMenu(event)) return
      // Browsers use the shortcut too.
      event.preventDefault()
      if (isPageCovered()) return
      if (holdsTypedText()) {
        toast({ title: 'Finish this first', text: 'Save or cancel what you are typing, then open the command menu.' })
        return
      }
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

const textFields =
  'textarea, input:not([type=search], [type=checkbox], [type=radio], [type=file], [type=color], [type=range], [role=combobox])'

/** Returns whether an open dialog or popover has typed text, which navigation would discard. */
function holdsTypedText(): boolean {
  const typedIn = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `:is([role=dialog], [role=alertdialog]) :is(${textFields})`,
  )
  return [...typedIn].some(({ value, readOnly }) => !readOnly && value.trim() !== '')
}
