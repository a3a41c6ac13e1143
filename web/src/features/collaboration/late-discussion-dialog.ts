import { lateComponent } from '@podcastai/ui'

/** Its code is fetched when it opens. */
export const DiscussionDialog = lateComponent(async () => (await import('./discussion-dialog.tsx')).DiscussionDialog)
