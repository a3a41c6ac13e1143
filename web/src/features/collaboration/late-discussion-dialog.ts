import { lateComponent } from '@podcastai/ui'

/** Loaded when it opens. */
export const DiscussionDialog = lateComponent(async () => (await import('./discussion-dialog.tsx')).DiscussionDialog)
