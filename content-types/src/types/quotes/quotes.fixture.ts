import { closing, counting, said } from '../../type/sample-talk.fixture.ts'
import type { Quotes } from './quotes.ts'

const quote = (text: string, segment: number) => ({
  text,
  speaker: 'Jonas',
  timestamp: '0:39',
  category: 'insight' as const,
  estimated: false,
  verified: true,
  evidence: said(segment, text),
})

const sampleTranslation = 'Also haben wir an unserem stärksten Tag geschlossen.'

/** The quotes on the sample project's page. */
export const sampleQuotes: Quotes = [
  { ...quote(closing, 3), translation: { text: sampleTranslation, language: 'de', from: 'en' } },
  quote(counting, 1),
  quote('Every loaf sold after noon lost forty cents.', 1),
  quote('Saturday was the whole problem.', 3),
  quote('Not until the January.', 1),
]
