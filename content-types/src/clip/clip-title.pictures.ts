import type { ContentPictures } from '../pictures/content-pictures.ts'
import { drawOverlay } from '../pictures/draw-overlay.ts'
import type { VideoClip } from './video-clip.ts'

/** A clip's title as an overlay for its beginning. */
export const clipTitlePictures: ContentPictures<readonly VideoClip[]> = {
  formats: ['overlay'],
  list: (clips) => clips.map(({ title }, at) => ({ path: String(at), name: title, words: title })),
  draw: (clips, path, drawing) => {
    const clip = clips[Number(path)]
    return clip ? drawOverlay({ text: clip.title, highlightedWords: [] }, drawing) : null
  },
}
