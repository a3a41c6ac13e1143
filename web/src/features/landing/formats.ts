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
import { inWords } from '../../lib/in-words.ts'

/** The formats as the landing screen describes them; it doesn't load the content types. */
export const formats: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Captions,
    title: 'Social captions',
    text: 'Short, medium, and long, for Instagram, TikTok, and YouTube Shorts.',
  },
  { icon: Quote, title: 'Best quotes', text: 'Word for word, with speaker and time. Never made up.' },
  { icon: Scissors, title: 'Video clips', text: 'Start and end on a sentence, 15 to 90 seconds.' },
  { icon: Flame, title: 'Viral moments', text: 'Ranked across the whole episode, with reasons for each score.' },
  { icon: ScrollText, title: 'YouTube script', text: 'Three minutes: hook, problem, main part, call to action.' },
  { icon: Image, title: 'Thumbnail brief', text: 'Two to six words, colors, and composition for 1280 × 720.' },
  { icon: Heading, title: 'Episode titles', text: 'Up to six, each with an SEO score and the reasons for it.' },
  { icon: GalleryHorizontalEnd, title: 'Carousel posts', text: 'Six to ten slides, one idea per slide.' },
]

/** The number of formats for texts: 'eight'. */
export const formatCount = inWords(formats.length)
