import { lateComponent } from '@podcastai/ui'

/** The dialog and all code that creates files, loaded when it opens. */
export const ExportDialog = lateComponent(async () => (await import('./export-dialog.tsx')).ExportDialog)
