import { ConfirmDialog } from '@podcastai/ui'
import { useBlocker } from '@tanstack/react-router'

type Props = {
  when: boolean
  /** When closing the window should ask, if different. */
  whenClosing?: boolean
  title: string
  text: string
}

/** Asks before unsaved changes are lost: by a link, another tab of the page, or closing the window. */
export function LeaveGuard({ when, whenClosing = when, title, text }: Props) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      when && (current.pathname !== next.pathname || getTab(current) !== getTab(next)),
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

function getTab({ search }: { search: object }): unknown {
  return 'tab' in search ? search.tab : undefined
}
