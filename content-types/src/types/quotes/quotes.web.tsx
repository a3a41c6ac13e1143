import { Quote as QuoteIcon } from 'lucide-react'
import { lateView } from '../../views/late-view.web.tsx'
import type { ContentTypeView } from '../../views/view.web.tsx'
import { firstWords } from './first-words.ts'
import type { Quotes } from './quotes.ts'

export const quotesView: ContentTypeView<Quotes> = {
  icon: QuoteIcon,
  View: lateView(async () => (await import('./quotes-view.web.tsx')).QuotesView),
  passages: (content) =>
    content.flatMap(({ evidence, text }) => (evidence ? [{ evidence, label: firstWords(text) }] : [])),
  passageNoun: ['quote', 'quotes'],
  empty: {
    outline: <QuoteLines />,
    title: 'No quotes yet',
    text: 'Lines that stand on their own, word for word, with speaker and time.',
  },
}

function QuoteLines() {
  return (
    <div className="mx-auto grid w-60 gap-3.5">
      {[1, 0.85, 0.6].map((width) => (
        <div key={width} className="flex items-center gap-2">
          <span className="type-quote leading-none">“</span>
          <div className="h-0 border-t border-dashed border-current" style={{ width: `${width * 100}%` }} />
        </div>
      ))}
    </div>
  )
}
