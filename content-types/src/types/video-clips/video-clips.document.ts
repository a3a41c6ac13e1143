import { clipBlocks, clipTable } from '../../clip/clip-blocks.ts'
import { asRated } from '../../clip/video-clip.ts'
import type { Block } from '../../documents/blocks.ts'
import type { VideoClips } from './video-clips.ts'

export function videoClipsDocument(clips: VideoClips): Block[] {
  return [
    clipTable(clips),
    ...clips.flatMap((clip) => clipBlocks(clip, [asRated(`${clip.potential} potential`, clip)])),
  ]
}
