import { clipTitlePictures } from '../../clip/clip-title.pictures.ts'
import type { ContentPictures } from '../../pictures/content-pictures.ts'
import type { ViralClips } from './viral-clips.ts'

export const viralClipsPictures: ContentPictures<ViralClips> = clipTitlePictures
