import { Newspaper } from 'lucide-react'
import { lateView } from '../../views/late-view.web.tsx'
import type { ContentTypeView } from '../../views/view.web.tsx'
import type { FormatContent } from './text-format.ts'

export const textFormatView: ContentTypeView<FormatContent> = {
  icon: Newspaper,
  View: lateView(async () => (await import('./text-format-view.web.tsx')).TextFormatView),
  passages: ({ name, posts }) =>
    posts.flatMap(({ evidence }) => evidence.map((one) => ({ evidence: one, label: name }))),
  passageNoun: ['passage', 'passages'],
  empty: {
    outline: (
      <div className="mx-auto grid w-60 gap-2">
        {['60%', '100%', '92%', '78%'].map((width) => (
          <div key={width} className="h-2.5 rounded-chip border border-dashed border-current" style={{ width }} />
        ))}
      </div>
    ),
    title: 'Not written yet',
    text: 'A language model writes it from this episode.',
  },
}
