import { called, type GoodAnswer } from '../../model-interface/good-pieces.fixture.server.ts'
import type { ViralClips } from './viral-clips.ts'

/** Returns a model's answer without mistakes. */
export const goodViralClips: GoodAnswer<ViralClips> = ({ episode, content }) =>
  content.map(({ evidence, viralType }) => called('moment', evidence, episode, viralType))
