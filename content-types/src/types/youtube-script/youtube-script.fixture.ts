import { closing, counting, said } from '../../type/sample-talk.fixture.ts'
import type { YoutubeScript } from './youtube-script.ts'

/** The script on the sample project's page. */
export const sampleYoutubeScript: YoutubeScript = {
  hook: 'He closed his bakery on its busiest day. It was the first month the shop made money.',
  problemSetup: 'Every loaf sold after noon lost forty cents, and nobody had done the sum.',
  mainContent: 'He took one month of till rolls and a pencil.',
  callToAction: 'Do the sum for your own best day.',
  estimatedDuration: 0.3,
  description: 'A baker does the sum.\n\n0:00 The numbers',
  evidence: { hook: [said(3, closing)], problemSetup: [said(1, counting)], mainContent: [], callToAction: [] },
}
