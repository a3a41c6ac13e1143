import { clipBlocks, clipTable } from '../../clip/clip-blocks.ts'
import { asRated } from '../../clip/video-clip.ts'
import type { Block } from '../../documents/blocks.ts'
import type { ViralClips } from './viral-clips.ts'

export function viralClipsDocument(clips: ViralClips): Block[] {
  return [
    clipTable(clips),
    ...clips.flatMap((clip) =>
      clipBlocks(clip, [
        clip.viralType,
        `${clip.engagementPotential} engagement potential`,
        ...(clip.viralScore === null ? [] : [asRated(`strength ${clip.viralScore} of 100`, clip)]),
      ]),
    ),
  ]
}
