import { clip } from '../../clip/clip.fixture.ts'
import type { ViralClips } from './viral-clips.ts'

const moment = (title: string, viralScore: number) => ({
  ...clip(title),
  viralType: 'surprising' as const,
  engagementPotential: 'high' as const,
  viralScore,
})

/** The viral clips on the sample project's page. */
export const sampleViralClips: ViralClips = [
  moment('Closing on the best day', 82),
  moment('Forty cents a loaf', 64),
  moment('Till rolls', 51),
]
