import { lateComponent } from '@podcastai/ui'

/** The dialog with prompt, reply and checks, loaded when it opens. */
export const AssistantDialog = lateComponent(async () => (await import('./assistant-dialog.tsx')).AssistantDialog)
