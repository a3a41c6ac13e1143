import {
  getPiecesAt,
  type ModelType,
  type Reading,
  toValidatedPiece,
  type ValidatedPiece,
} from '../../model-interface/model-type.server.ts'
import { checkText } from '../../text-checks/check-text.server.ts'
import { type Carousel, type CarouselPosts, type CarouselSlide, carouselSlides, slideLength } from './carousel-posts.ts'

const names = ['carousel_1', 'carousel_2', 'carousel_3'] as const
const formats = ['List', 'Story', 'Question', 'Myth', 'How-to', 'Figures'] as const
const purposes = ['Hook', 'Context', 'Point', 'Proof', 'Story', 'Takeaway', 'Call to action'] as const
/** Maximum characters: longer slides cannot be read, and longer titles are cut off. */
const maxLength = { slide: slideLength + 60, title: 100 } as const

export const carouselPostsModel: ModelType<CarouselPosts> = {
  key: 'carousel_posts',
  owns: (at) => names.some((name) => at === `${name}.title` || at === `${name}.slide`),
  asks: () => `Up to three carousels, each on one idea of its own, each in another format; two good ones are better than three. at: carousel_1.title, at most 70 characters, kind: ${formats.join(', ')}. Then at: carousel_1.slide, ${carouselSlides.min}–8 pieces in order, kind: ${purposes.join(', ')}; the same for carousel_2 and carousel_3.
One thought a slide, in whole sentences, 50–140 characters, never above ${slideLength}; each can be read in three seconds and follows from the one before and makes one swipe on. Slide 1, the Hook, stands alone without the title: a claim, a figure, the first line of a story; it does not announce a list. Tell a story in order with its turn; explain a method so that somebody can do it. Give proof in short quotations, signed: “…” – Name. At least one carousel gives people something to do. Only the last slide is a Call to action: one thing to do or to answer that belongs to this idea. No moment in two carousels.
How another one runs: Hook “She checked her hives in March. 31 of 40 were silent.” – Story “Her first thought was the cold. But the dead bees were wet.” – Proof “‘I was so busy helping that I never asked what they needed.’ – Ruth Adeyemi” – Point “Sugar syrup in fall holds water. The cluster has to dry it, and freezes doing so.”`,
  validate,
  missing: (validated) => {
    const carousels = createCarousels(validated)
    return carousels.length > 0
      ? []
      : names.slice(0, 1).map((name) => ({
          at: `${name}.slide`,
          problem: `no carousel is whole: a title and ${carouselSlides.min}–${carouselSlides.max} slides are wanted.`,
        }))
  },
  print: (validated) => {
    const carousels = createCarousels(validated)
    if (carousels.length === 0) return null
    return Object.fromEntries(carousels.map((carousel, at) => [`carousel_${at + 1}`, carousel]))
  },
  item: (path) => {
    const [, name, part] = /^(\w+)\.(title|slides\.\d+)$/.exec(path) ?? []
    if (name === undefined || part === undefined) return null
    const at = `carousel_1.${part === 'title' ? 'title' : 'slide'}`
    return {
      at,
      print: (validated) => {
        const [one] = getPiecesAt(validated, at)
        if (!one) return null
        return { [path]: part === 'title' ? one.text : { content: one.text, evidence: one.evidence.at(-1) ?? null } }
      },
    }
  },
}

function validate(piece: ValidatedPiece['piece'], { said, pieces }: Reading): ValidatedPiece {
  const slides = pieces.filter(({ at }) => at === piece.at.replace('.title', '.slide'))
  // A list may count its own parts: all slides, or all without the first or the last or both.
  const counted = [slides.length, slides.length - 1, slides.length - 2]
  const isTitle = piece.at.endsWith('.title')
  const isEdge = piece === slides[0] || piece === slides.at(-1)
  const rule = { free: isTitle || isEdge || piece.ids.length === 0, wide: isTitle, counted }
  const checked = checkText(piece, said, rule)
  const max = isTitle ? maxLength.title : maxLength.slide
  const { length } = checked.text
  const problems =
    length > max ? [`It has ${length} characters; at most ${isTitle ? 70 : slideLength} are wanted.`] : []
  return toValidatedPiece(piece, checked, { problems })
}

/** Builds carousels from the validated pieces; one without a title or with too few slides is dropped. */
function createCarousels(validated: readonly ValidatedPiece[]): Carousel[] {
  return names.flatMap((name) => {
    const [title] = getPiecesAt(validated, `${name}.title`)
    const slides = getPiecesAt(validated, `${name}.slide`).slice(0, carouselSlides.max)
    if (!title || slides.length < carouselSlides.min) return []
    return {
      title: title.text.replace(/\.(?=”|$)/g, ''),
      format: kindAmong(formats, title.piece.kind) ?? 'Carousel',
      slides: slides.map((slide, at) => createSlide(slide, at, slides.length)),
    }
  })
}

function createSlide({ piece, text, evidence }: ValidatedPiece, at: number, count: number): CarouselSlide {
  const purpose = kindAmong(purposes, piece.kind) ?? (at === 0 ? 'Hook' : at === count - 1 ? 'Takeaway' : 'Point')
  return { slideNumber: at + 1, purpose, content: text, evidence: evidence.at(-1) ?? null }
}

/** Returns our own label that the model's label contains; the model's wording is never shown. */
function kindAmong<Kind extends string>(kinds: readonly Kind[], kind: string): Kind | undefined {
  return kinds.find((one) => kind.toLowerCase().includes(one.toLowerCase()))
}
