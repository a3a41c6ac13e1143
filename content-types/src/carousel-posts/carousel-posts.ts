import { z } from 'zod'
import type { ContentType } from '../content-type.ts'
import { Evidence } from '../evidence.ts'

/** Slides a carousel may have. */
export const carouselSlides = { min: 6, max: 10 } as const

export const CarouselSlide = z.object({
  slideNumber: z.int().min(1),
  /** What the slide is there for, for example 'Hook' or 'Call to action'. */
  purpose: z.string(),
  content: z.string().trim().min(1).max(1000),
  evidence: Evidence.nullable(),
})
export type CarouselSlide = z.infer<typeof CarouselSlide>

export const Carousel = z.object({
  title: z.string().trim().min(1).max(200),
  /** For example 'Numbered list' or 'Question and answer'. */
  format: z.string(),
  slides: z.array(CarouselSlide).min(1),
})
export type Carousel = z.infer<typeof Carousel>

/** Keyed carousel_1, carousel_2, … */
export const CarouselPosts = z.record(z.string().regex(/^carousel_\d+$/), Carousel)
export type CarouselPosts = z.infer<typeof CarouselPosts>

export const carouselPosts: ContentType<CarouselPosts> = {
  key: 'carousel_posts',
  label: 'Carousels',
  title: 'Carousel Posts',
  subtitle: 'One idea a slide',
  schema: CarouselPosts,
  count: (content) => Object.keys(content).length,
  columns: ['Carousel', 'Title', 'Format', 'Slide', 'Purpose', 'Content'],
  rows: (content) =>
    Object.entries(content).flatMap(([key, carousel]) =>
      carousel.slides.map((slide) => ({
        Carousel: key,
        Title: carousel.title,
        Format: carousel.format,
        Slide: String(slide.slideNumber),
        Purpose: slide.purpose,
        Content: slide.content,
      })),
    ),
  items: (content) =>
    Object.entries(content).flatMap(([whole, { slides }]) => [
      { path: `${whole}.title`, whole },
      ...slides.map((_, at) => ({ path: `${whole}.slides.${at}`, whole })),
    ]),
  settle: (content) =>
    Object.fromEntries(
      Object.entries(content).map(([key, carousel]) => [
        key,
        { ...carousel, slides: carousel.slides.map((slide, at) => ({ ...slide, slideNumber: at + 1 })) },
      ]),
    ),
  renameSpeakers: (content, { words, evidence }) =>
    Object.fromEntries(
      Object.entries(content).map(([key, carousel]) => [
        key,
        {
          ...carousel,
          title: words(carousel.title),
          slides: carousel.slides.map((slide) => ({
            ...slide,
            content: words(slide.content, slide.evidence ? [slide.evidence] : []),
            evidence: slide.evidence && evidence(slide.evidence),
          })),
        },
      ]),
    ),
}
