import { Heading } from 'lucide-react'
import { lateView } from '../../views/late-view.web.tsx'
import type { ContentTypeView } from '../../views/view.web.tsx'
import type { EpisodeTitles } from './episode-titles.ts'

export const episodeTitlesView: ContentTypeView<EpisodeTitles> = {
  icon: Heading,
  View: lateView(async () => (await import('./episode-titles-view.web.tsx')).EpisodeTitlesView),
  passages: ({ primary, alternative }) =>
    [primary, ...alternative].flatMap(({ evidence, title }) =>
      evidence.map((one) => ({ evidence: one, label: title })),
    ),
  passageNoun: ['passage', 'passages'],
  empty: {
    outline: <TitleLines />,
    title: 'No titles yet',
    text: 'Titles from several angles with an SEO score, plus keywords and show notes.',
  },
}

function TitleLines() {
  return (
    <div className="mx-auto grid w-60 gap-3.5">
      {[0.9, 0.75, 0.82, 0.6].map((width) => (
        <div key={width} className="flex items-center justify-between">
          <div className="h-0 border-t border-dashed border-current" style={{ width: `${width * 80}%` }} />
          <div className="h-2.5 w-5 rounded-[3px] border border-dashed border-current" />
        </div>
      ))}
    </div>
  )
}
