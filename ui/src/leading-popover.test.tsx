import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'
import { LeadingPopover } from './leading-popover.tsx'

afterEach(cleanup)

/** A list whose only entry opens a dialog that can remove the entry. */
function About() {
  const [isThere, setIsThere] = useState(true)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <LeadingPopover label="About this project" trigger={<button type="button">More</button>}>
      {isThere && (
        <button type="button" onClick={() => setIsOpen(true)}>
          Rename
        </button>
      )}
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Rename Project">
        <button type="button" onClick={() => setIsThere(false)}>
          Take it away
        </button>
      </Dialog>
    </LeadingPopover>
  )
}

test.each([
  ['still there', false],
  ['gone', true],
])(
  'closes together with the dialog it opened and returns the focus to its button, where the entry is %s',
  async (_, isGone) => {
    const user = userEvent.setup()
    render(<About />)
    const more = screen.getByRole('button', { name: 'More' })
    await user.click(more)
    await user.click(await screen.findByRole('button', { name: 'Rename' }))
    await screen.findByRole('dialog', { name: 'Rename Project' })
    if (isGone) await user.click(screen.getByRole('button', { name: 'Take it away' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
    expect(document.activeElement).toBe(more)
  },
)
