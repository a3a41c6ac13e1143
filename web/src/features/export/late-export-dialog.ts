import { lateComponent } from '@podcastai/ui'

/** The dialog with everything that makes files, which a page has no use for before. */
export const ExportDialog = lateComponent(async () => (await import('./export-dialog.tsx')).ExportDialog)
