import { TextAlignStart } from 'lucide-react'
import { lateView } from '../../views/late-view.web.tsx'
import type { ContentTypeView } from '../../views/view.web.tsx'
import { captionNames, captionSizes, type SocialMedia } from './social-media.ts'

export const socialMediaView: ContentTypeView<SocialMedia> = {
  icon: TextAlignStart,
  View: lateView(async () => (await import('./social-media-view.web.tsx')).SocialMediaView),
  passages: (content) =>
    captionSizes.flatMap((size) =>
      content[size].evidence.map((evidence) => ({ evidence, label: `${captionNames[size]} caption` })),
    ),
  passageNoun: ['passage', 'passages'],
  empty: {
    outline: <CaptionLines />,
    title: 'No captions yet',
    text: 'Short, medium, and long, for Instagram, TikTok, and YouTube Shorts.',
  },
}

function CaptionLines() {
  return (
    <div className="mx-auto grid w-56 gap-3">
      {[0.45, 0.7, 1].map((width) => (
        <div key={width} className="h-0 border-t border-dashed border-current" style={{ width: `${width * 100}%` }} />
      ))}
    </div>
  )
}
