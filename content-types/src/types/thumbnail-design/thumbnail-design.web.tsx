import { Image } from 'lucide-react'
import { lateView } from '../../views/late-view.web.tsx'
import type { ContentTypeView } from '../../views/view.web.tsx'
import type { ThumbnailDesign } from './thumbnail-design.ts'

export const thumbnailDesignView: ContentTypeView<ThumbnailDesign> = {
  icon: Image,
  View: lateView(async () => (await import('./thumbnail-design-view.web.tsx')).ThumbnailDesignView),
  passages: ({ textOptions }) =>
    [...textOptions.fullEpisode, ...textOptions.clips].flatMap(({ evidence, text }) =>
      evidence ? [{ evidence, label: text }] : [],
    ),
  passageNoun: ['passage', 'passages'],
  empty: {
    outline: <div className="mx-auto aspect-video w-40 rounded-control border border-dashed border-current" />,
    title: 'No thumbnail yet',
    text: 'Headline ideas, colors, and a brief for your designer.',
  },
}
