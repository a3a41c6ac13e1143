import { clip } from '../../clip/clip.fixture.ts'
import type { VideoClips } from './video-clips.ts'

/** What stands on the page of the sample's project. */
export const sampleVideoClips: VideoClips = [clip('The sum'), clip('The sign'), clip('The queue')]
