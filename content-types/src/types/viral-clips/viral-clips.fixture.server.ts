import { called, type GoodAnswer } from '../../model-interface/good-pieces.fixture.server.ts'
import type { ViralClips } from './viral-clips.ts'

/** What a model answers that makes no mistake. */
export const goodViralClips: GoodAnswer<ViralClips> = ({ episode, content }) =>
  content.map(({ evidence, viralType }) => called('moment', evidence, episode, viralType))
