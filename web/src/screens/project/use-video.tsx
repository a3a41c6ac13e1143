import type { Transcript } from '@podcastai/contracts'
import { lateComponent } from '@podcastai/ui'
import { type ReactNode, useState } from 'react'
import type { VideoTarget } from '../../features/recording/video/video-dialog.tsx'

/** Loaded on demand, with the code that reads and draws videos. */
const VideoDialog = lateComponent(
  async () => (await import('../../features/recording/video/video-dialog.tsx')).VideoDialog,
)

/** Opens passages as videos. `dialog` is the open one, to be rendered. */
export function useVideo(transcript: Transcript): { toVideo: (target: VideoTarget) => void; dialog: ReactNode } {
  const [target, setTarget] = useState<VideoTarget | null>(null)
  return {
    toVideo: setTarget,
    dialog: target && <VideoDialog transcript={transcript} target={target} onClose={() => setTarget(null)} />,
  }
}
