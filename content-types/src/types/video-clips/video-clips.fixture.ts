import { clip } from '../../clip/clip.fixture.ts'
import type { VideoClips } from './video-clips.ts'

/** The clips on the sample project's page. */
export const sampleVideoClips: VideoClips = [clip('The sum'), clip('The sign'), clip('The queue')]
