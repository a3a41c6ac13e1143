import { lateComponent } from '@podcastai/ui'

/** The dialog with prompt, answer and checks, which a page has no use for before. */
export const AssistantDialog = lateComponent(async () => (await import('./assistant-dialog.tsx')).AssistantDialog)
