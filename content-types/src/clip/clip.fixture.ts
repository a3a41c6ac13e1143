import { closing, said } from '../type/sample-talk.fixture.ts'
import type { VideoClip } from './video-clip.ts'

/** Returns a clip of the sample talk. */
export const clip = (title: string): VideoClip => ({
  title,
  startTime: '0:12',
  endTime: '0:55',
  duration: 43,
  description: 'Jonas does the sum, then says the line that the episode turns on.',
  potential: 'high' as const,
  estimated: false,
  firstSentence: 'Not until the January.',
  lastSentence: closing,
  why: 'Clear from the first sentence, includes a number',
  evidence: { ...said(1, 'Not until the January.'), end: 55, to: said(3, closing).to, speaker: null },
})
