import { GalleryHorizontal } from 'lucide-react'
import { lateView } from '../../views/late-view.web.tsx'
import type { ContentTypeView } from '../../views/view.web.tsx'
import type { CarouselPosts } from './carousel-posts.ts'

export const carouselPostsView: ContentTypeView<CarouselPosts> = {
  icon: GalleryHorizontal,
  View: lateView(async () => (await import('./carousel-posts-view.web.tsx')).CarouselPostsView),
  passages: (content) =>
    Object.values(content).flatMap(({ slides, title }) =>
      slides.flatMap(({ evidence, slideNumber }) =>
        evidence ? [{ evidence, label: `${title}, slide ${slideNumber}` }] : [],
      ),
    ),
  passageNoun: ['passage', 'passages'],
  empty: {
    outline: <SlideOutlines />,
    title: 'No carousels yet',
    text: 'Posts of 6-10 slides, one idea per slide.',
  },
}

function SlideOutlines() {
  return (
    <div className="flex justify-center gap-2">
      {[1, 2, 3, 4].map((slide) => (
        <div key={slide} className="aspect-4/5 w-11 rounded-badge border border-dashed border-current" />
      ))}
    </div>
  )
}
