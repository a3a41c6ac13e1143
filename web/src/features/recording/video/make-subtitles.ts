import { sizes, toSrt } from '@podcastai/media'
import { planSceneCaptions, type Scene } from './scene.ts'

/** Returns the captions of a clip as a file (SubRip), even if none are burnt in. */
export function makeSubtitles({ looks, plan, audiogram }: Omit<Scene, 'size'>): Blob {
  const pen = document.createElement('canvas').getContext('2d')
  const shown = { ...looks, captions: looks.captions ?? 'outline' }
  const captions = pen && planSceneCaptions(pen, { looks: shown, plan, audiogram, size: sizes[looks.format] })
  return new Blob([toSrt(captions?.captions ?? [])], { type: 'application/x-subrip' })
}
