import { lazy } from 'react'

/** Its code is fetched when it opens. */
export const DiscussionDialog = lazy(async () => ({
  default: (await import('./discussion-dialog.tsx')).DiscussionDialog,
}))
