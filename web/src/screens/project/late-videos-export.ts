import { lateComponent } from '@podcastai/ui'

/** What makes videos, loaded when its tab of the export dialog opens. */
export const VideosExport = lateComponent(
  async () => (await import('../../features/recording/video/videos-export.tsx')).VideosExport,
)
