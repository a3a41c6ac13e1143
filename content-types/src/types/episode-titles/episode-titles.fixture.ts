import { closing, said } from '../../type/sample-talk.fixture.ts'
import type { EpisodeTitles } from './episode-titles.ts'

const title = (text: string, seoScore: number) => ({
  title: text,
  seoScore,
  angle: 'claim' as const,
  evidence: [said(3, closing)],
})

/** The titles on the sample project's page. */
export const sampleEpisodeTitles: EpisodeTitles = {
  primary: title('Closed on Saturdays: how a bakery made its first profit', 82),
  alternative: [title('What does your best day cost?', 60), title('The 40 cents a bakery lost on every loaf', 90)],
  keywords: ['bakery', 'pricing bread'],
  showNotes: {
    summary: 'A baker counts what his best day costs.',
    chapters: [
      { time: '0:00', title: 'The numbers' },
      { time: '0:34', title: 'Saturday' },
    ],
    links: ['https://example.org/bakery'],
    footer: 'New episodes on Mondays.',
  },
}
