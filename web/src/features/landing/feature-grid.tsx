import {
  Captions,
  Flame,
  GalleryHorizontalEnd,
  Heading,
  Image,
  type LucideIcon,
  Quote,
  Scissors,
  ScrollText,
} from 'lucide-react'
import { typeCountAtFirst } from '../../lib/type-count.ts'

const features: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Captions,
    title: 'Social captions',
    text: 'Short, medium and long, for Instagram, TikTok and YouTube Shorts.',
  },
  { icon: Quote, title: 'Best quotes', text: 'Word for word, with speaker and time. Nothing anyone did not say.' },
  { icon: Scissors, title: 'Video clips', text: 'Start and end on a sentence, 15 to 90 seconds.' },
  { icon: Flame, title: 'Viral moments', text: 'Ranked over the whole episode, each score with its reasons.' },
  { icon: ScrollText, title: 'YouTube script', text: 'Three minutes: hook, problem, main part, call to action.' },
  { icon: Image, title: 'Thumbnail brief', text: 'Two to six words, colours and composition for 1280 × 720.' },
  { icon: Heading, title: 'Episode titles', text: 'Five or more, with an SEO score that explains itself.' },
  { icon: GalleryHorizontalEnd, title: 'Carousel posts', text: 'Six to ten slides, one idea a slide.' },
]

/** The formats, ruled off rather than boxed in. */
export function FeatureGrid() {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="mx-auto max-w-[1280px] scroll-mt-4 px-6 pt-18 pb-2 max-md:px-4 max-md:pt-13"
    >
      <h2 id="features-title" className="type-section max-md:text-2xl max-md:leading-[31px]">
        {typeCountAtFirst} formats from one transcript
      </h2>
      <ul className="mt-7 grid grid-cols-4 gap-8 max-lg:grid-cols-2 max-md:grid-cols-1 max-md:gap-4">
        {features.map(({ icon: Icon, title, text }) => (
          <li
            key={title}
            className="border-t pt-4 max-md:grid max-md:grid-cols-[20px_1fr] max-md:gap-x-3.5 max-md:[&>svg]:row-span-2"
          >
            <Icon aria-hidden size={20} className="mb-3 text-petrol max-md:mt-px max-md:mb-0" />
            <h3 className="type-h3">{title}</h3>
            <p className="mt-1 text-pretty text-text-2 max-md:mt-0">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
