import { ConfirmDialog } from '@podcastai/ui'
import { useBlocker } from '@tanstack/react-router'

/** Asks before a form with unsaved changes is left: by a link, by another tab of the page, by closing the window. */
export function LeaveGuard({ when, what }: { when: boolean; what: string }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      when && (current.pathname !== next.pathname || tabOf(current) !== tabOf(next)),
    enableBeforeUnload: when,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave without saving?"
      text={`Your changes to the ${what} are not saved yet.`}
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}

function tabOf({ search }: { search: object }): unknown {
  return 'tab' in search ? search.tab : undefined
}
