import {
  getPiecesAt,
  type ModelType,
  type Reading,
  toValidatedPiece,
  type ValidatedPiece,
} from '../../model-interface/model-type.server.ts'
import { checkText } from '../../text-checks/check-text.server.ts'
import { getTextWidth } from '../../type/script-limits.ts'
import { knowsShow } from '../../voice/format-voice.server.ts'
import { type Carousel, type CarouselPosts, type CarouselSlide, carouselSlides, slideLength } from './carousel-posts.ts'

const names = ['carousel_1', 'carousel_2', 'carousel_3'] as const
const formats = ['List', 'Story', 'Question', 'Myth', 'How-to', 'Figures'] as const
const purposes = ['Hook', 'Context', 'Point', 'Proof', 'Story', 'Takeaway', 'Call to action'] as const
/** Maximum characters: longer slides cannot be read, and longer titles are cut off. */
const maxLength = { slide: slideLength + 60, title: 100 } as const

export const carouselPostsModel: ModelType<CarouselPosts> = {
  key: 'carousel_posts',
  owns: (at) => names.some((name) => at === `${name}.title` || at === `${name}.slide`),
  asks: ({
    brief,
  }) => `Up to three carousels, each on one idea and in a different format. at: carousel_1.title, at most 70 characters, kind: ${formats.join(', ')}. Then at: carousel_1.slide, ${carouselSlides.min}–${carouselSlides.max} pieces in order, kind: ${purposes.join(', ')}; the same for carousel_2 and carousel_3.
One thought a slide, 50–140 characters, never more than ${slideLength}, each following from the one before. Slide 1 is the Hook and works without the title. At least one is a How-to in which each slide is one thing to do, verb first, with its reason or number. A Story has a turn and ends with what to do differently. Quote only a line that beats your own: “…” – Name; put no marks around a myth. One names who says it. Only the last slide is a Call to action: one thing to do or answer${knowsShow(brief) ? ', and the show' : ''}.
Examples: Hook “Your bees die in October, not in January.” – Point “Stop feeding by the end of August. Syrup after that stays wet.” – Call to action “Check one lid tonight. Is it dry?” Hook “She checked her hives in March. 31 of 40 were silent.” – Story “Her first thought was the cold. But the dead bees were wet.”`,
  validate,
  missing: (validated) => {
    const carousels = createCarousels(validated)
    return carousels.length > 0
      ? []
      : names.slice(0, 1).map((name) => ({
          at: `${name}.slide`,
          problem: `no carousel is complete: it needs a title and ${carouselSlides.min}–${carouselSlides.max} slides.`,
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
  const length = getTextWidth(checked.text)
  const problems = length > max ? [`It has ${length} characters; the limit is ${isTitle ? 70 : slideLength}.`] : []
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
