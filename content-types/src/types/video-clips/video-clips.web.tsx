import { Scissors } from 'lucide-react'
import { lateView } from '../../views/late-view.web.tsx'
import type { ContentTypeView } from '../../views/view.web.tsx'
import type { VideoClips } from './video-clips.ts'

export const videoClipsView: ContentTypeView<VideoClips> = {
  icon: Scissors,
  View: lateView(async () => (await import('./video-clips-view.web.tsx')).VideoClipsView),
  passages: (content) => content.map(({ evidence, title }) => ({ evidence, label: title })),
  passageNoun: ['clip', 'clips'],
  empty: {
    outline: <ClipOutline />,
    title: 'No clips yet',
    text: 'Clips that stand on their own, with start and end times.',
  },
}

function ClipOutline() {
  return (
    <div className="mx-auto flex w-60 items-center gap-2">
      <div className="h-0 flex-1 border-t border-dashed border-current" />
      <div className="h-10 w-28 rounded-badge border border-dashed border-current" />
      <div className="h-0 flex-1 border-t border-dashed border-current" />
    </div>
  )
}
