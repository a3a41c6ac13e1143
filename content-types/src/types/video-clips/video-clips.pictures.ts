import { clipTitlePictures } from '../../clip/clip-title.pictures.ts'
import type { ContentPictures } from '../../pictures/content-pictures.ts'
import type { VideoClips } from './video-clips.ts'

export const videoClipsPictures: ContentPictures<VideoClips> = clipTitlePictures
