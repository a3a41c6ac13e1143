import { called, type GoodAnswer } from '../../model-interface/good-pieces.fixture.server.ts'
import type { VideoClips } from './video-clips.ts'

/** What a model answers that makes no mistake. */
export const goodVideoClips: GoodAnswer<VideoClips> = ({ episode, content }) =>
  content.map(({ evidence }) => called('clip', evidence, episode))
