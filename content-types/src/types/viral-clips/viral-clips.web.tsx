import { Flame } from 'lucide-react'
import { lateView } from '../../views/late-view.web.tsx'
import type { ContentTypeView } from '../../views/view.web.tsx'
import type { ViralClips } from './viral-clips.ts'

export const viralClipsView: ContentTypeView<ViralClips> = {
  icon: Flame,
  View: lateView(async () => (await import('./viral-clips-view.web.tsx')).ViralClipsView),
  passages: (content) => content.map(({ evidence, title }) => ({ evidence, label: title })),
  passageNoun: ['moment', 'moments'],
  empty: {
    outline: <ScoreOutline />,
    title: 'No viral moments yet',
    text: 'Moments most likely to be shared, each with a score and the reasons for it.',
  },
}

function ScoreOutline() {
  return (
    <div className="mx-auto flex w-60 items-center gap-4">
      <div className="size-12 rounded-control border border-dashed border-current" />
      <div className="grid flex-1 gap-2.5">
        {[1, 0.7, 0.85].map((width) => (
          <div key={width} className="h-0 border-t border-dashed border-current" style={{ width: `${width * 100}%` }} />
        ))}
      </div>
    </div>
  )
}
