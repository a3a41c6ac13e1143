import { ConfirmDialog } from '@podcastai/ui'
import { useBlocker } from '@tanstack/react-router'

type Props = {
  when: boolean
  /** When closing the window should ask, if different. */
  whenClosing?: boolean
  title: string
  text: string
}

/** Asks before unsaved changes are lost: by a link, another tab or show, or closing the window. */
export function LeaveGuard({ when, whenClosing = when, title, text }: Props) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      when && (current.pathname !== next.pathname || getPart(current) !== getPart(next)),
    enableBeforeUnload: whenClosing,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={title}
      text={text}
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}

/** Returns the tab and the show of an address. */
function getPart({ search }: { search: object }): string {
  const { tab, show } = { tab: undefined, show: undefined, ...search }
  return JSON.stringify([tab, show])
}
