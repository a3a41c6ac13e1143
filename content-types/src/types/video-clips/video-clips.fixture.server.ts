import { called, type GoodAnswer } from '../../model-interface/good-pieces.fixture.server.ts'
import type { VideoClips } from './video-clips.ts'

/** Returns a model's answer without mistakes. */
export const goodVideoClips: GoodAnswer<VideoClips> = ({ episode, content }) =>
  content.map(({ evidence }) => called('clip', evidence, episode))
