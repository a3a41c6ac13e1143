import type { Evidence } from '../evidence.ts'
import { type Complaints, openComplaints } from '../model/complaints.server.ts'
import type { Piece } from '../model/model-task.server.ts'
import type { ModelWriter, Read, Reading } from '../model/model-writer.server.ts'
import { hold, piecesAt, plainPlace } from '../model/read-pieces.server.ts'
import { printWords } from '../printed-words.server.ts'
import { opensDanglingly } from '../quality/wording.server.ts'
import type { SlideDraft } from './carousel-draft.server.ts'
import { slideLength } from './carousel-ends.server.ts'
import type { CarouselPostsDraft } from './carousel-posts.server.ts'
import { carouselSlides } from './carousel-posts.ts'

/** Characters of a title as it is printed; 80 are asked for. */
const longestTitle = 90
/** Carousels asked for. */
const wanted = 3
const callToAction = 'Call to action'
const purposes = ['Hook', 'Context', 'Point', 'Proof', 'Story', 'Takeaway'] as const
const formats = ['List', 'Story', 'Question', 'Myth', 'Figures'] as const
/** Characters beyond which a slide cannot be read; a quotation is signed below its words. */
const longestSlide = slideLength + 60

export const carouselPostsModel: ModelWriter<CarouselPostsDraft> = {
  key: 'carousel_posts',
  asks: () => `Write ${wanted} carousels, each on one idea, in different formats (a list, a story told step by step, a question and its answers, a myth set right, figures). at: carousel_1.title with the format as kind (List, Story, Question, Myth or Figures) and at most 80 characters; then at: carousel_1.slide, ${carouselSlides.min + 1}–9 pieces in order; the same for carousel_2 and carousel_${wanted}. kind of a slide: Hook, Context, Point, Proof, Story, Takeaway, ${callToAction}.
One idea a slide, 60–160 characters, never above ${slideLength}; each makes one swipe on. Slide 1, the Hook, works for a stranger without the title: a claim, a figure, a line that stings; it does not announce the list. Prove with short quotations, signed: “…” – Name. No moment in two carousels. Only the last slide calls to action: one thing to do, about this talk (ids may be empty there).`,
  read,
  item: (path) => {
    if (/^carousel_\d+\.slides\.\d+$/.test(path)) return { at: 'slide', from: 'carousel_1.slides.0' }
    return /^carousel_\d+\.title$/.test(path) ? { at: 'title', from: 'carousel_1.title' } : null
  },
}

type Slide = SlideDraft & { evidence: Evidence | null }
type Carousel = { title: string; format: string; slides: Slide[] }

function read(pieces: readonly Piece[], reading: Reading<CarouselPostsDraft>): Read<CarouselPostsDraft> {
  const { fill, only } = reading
  if (only) return readPart(pieces, only.at, reading)
  const complaints = openComplaints()
  const good = Array.from({ length: wanted }, (_, at) =>
    carouselOf(pieces, `carousel_${at + 1}`, reading, complaints),
  ).filter((one) => one !== null)
  const missing = Math.max(0, wanted - good.length)
  if (good.length === 0) return { draft: null, complaints, filled: [], evidence: {} }
  const more = fill === null ? [] : fill.slice(0, missing)
  const filled = more.length > 0 ? [more.length === 1 ? 'a carousel' : `${more.length} carousels`] : []
  const evidence = good.flatMap(({ slides }, at) =>
    slides.map((slide, index): [string, Evidence[]] => [
      `carousel_${at + 1}.slides.${index}.evidence`,
      slide.evidence ? [slide.evidence] : [],
    ]),
  )
  const drafts = good.map(({ title, format, slides }) => ({
    title,
    format,
    slides: slides.map(({ purpose, content }) => ({ purpose, content })),
  }))
  return { draft: [...drafts, ...more], complaints, filled, evidence: Object.fromEntries(evidence) }
}

/** A carousel whose good slides are enough; slides that do not hold are left out, with a complaint. */
function carouselOf(
  pieces: readonly Piece[],
  name: string,
  reading: Reading<CarouselPostsDraft>,
  complaints: Complaints,
): Carousel | null {
  const [titled] = piecesAt(pieces, `${name}.title`)
  const own = pieces.filter(({ at }) => plainPlace(at).startsWith(plainPlace(`${name}.slide`)))
  if (!titled || own.length === 0) {
    complaints.more([`${name}.title`, `${name}.slide`], `${name}: is missing its title or its slides.`)
    return null
  }
  // A list may count its own parts: all slides, but for the first and the last.
  const counted = [own.length - 1, own.length - 2]
  const title = hold(
    { ...titled, ids: titled.ids.length > 0 ? titled.ids : own.flatMap(({ ids }) => ids) },
    reading.said,
    { counted },
  )
  const { length } = printWords(title.draft, reading.episode, reading.brief.voice.avoidTopics).text
  if (length > longestTitle) title.problems.push(`${name}.title: has ${length} characters, at most 80 are wanted.`)
  complaints.of(titled, title.problems)
  const slides = own.flatMap((piece, at): Slide[] => {
    const { slide, problems: found } = slideOf(piece, reading, { isLast: at === own.length - 1, counted })
    complaints.of(
      piece,
      found.map((problem) => `slide ${at + 1} of ${problem}`),
    )
    return slide === null ? [] : [slide]
  })
  const last = slides.at(-1)
  const isWhole =
    slides.length >= carouselSlides.min && slides.length <= carouselSlides.max && last?.purpose === callToAction
  if (!isWhole) {
    const few = `${name}: ${slides.length} slides hold; ${carouselSlides.min}–${carouselSlides.max} are wanted, the last one a call to action.`
    // Slides that are broken are asked for anyway; what has too few or too many by itself is asked for as a whole.
    complaints.of(slides.length === own.length ? own : [], [few])
    return null
  }
  if (opensDanglingly(slides[0]?.content ?? '')) {
    complaints.of(own.slice(0, 1), [`${name}: slide 1 leans on what came before.`])
    return null
  }
  return title.problems.length > 0
    ? null
    : { title: title.draft, format: kindAmong(formats, titled.kind) ?? 'Carousel', slides }
}

/** One of our own words for it: what a model calls it is printed nowhere. */
function kindAmong(kinds: readonly string[], kind: string): string | null {
  const words = kind.toLowerCase().split(/\W+/)
  return kinds.find((one) => words.some((word) => word.startsWith(one.toLowerCase().replace(/y$/, '')))) ?? null
}

function slideOf(
  piece: Piece,
  { said, episode, brief }: Reading<CarouselPostsDraft>,
  { isLast = false, counted = [] }: { isLast?: boolean; counted?: number[] } = {},
): { slide: Slide | null; problems: string[] } {
  const held = hold(piece, said, { free: isLast, counted })
  const problems = [...held.problems]
  const { length } = printWords(held.draft, episode, brief.voice.avoidTopics).text
  if (length > longestSlide || length === 0)
    problems.push(`${piece.at}: has ${length} characters, at most ${slideLength} are wanted.`)
  if (problems.length > 0) return { slide: null, problems }
  const purpose = isLast ? callToAction : (kindAmong(purposes, piece.kind) ?? 'Point')
  return { slide: { purpose, content: held.draft, evidence: held.evidence[0] ?? null }, problems }
}

/** One slide or title by itself, put into a carousel of the built-in engine, from where it is taken. */
function readPart(
  pieces: readonly Piece[],
  at: string,
  reading: Reading<CarouselPostsDraft>,
): Read<CarouselPostsDraft> {
  const [piece] = piecesAt(pieces, at)
  const [first, ...others] = reading.fill ?? []
  const complaints = openComplaints()
  const { slide, problems } = piece ? slideOf(piece, reading) : { slide: null, problems: [] }
  if (piece) complaints.of(piece, problems)
  else complaints.more(at, `${at}: is missing.`)
  if (slide === null || !first) return { draft: null, complaints, filled: [], evidence: {} }
  const { evidence, ...draft } = slide
  const carousel =
    at === 'title' ? { ...first, title: draft.content } : { ...first, slides: [draft, ...first.slides.slice(1)] }
  return {
    draft: [carousel, ...others],
    complaints,
    filled: [],
    evidence: at === 'title' ? {} : { 'carousel_1.slides.0.evidence': evidence ? [evidence] : [] },
  }
}
