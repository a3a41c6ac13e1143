import { type Episode, episodeMinutes } from '@podcastai/episode'
import { choiceAt, isApart } from '../../built-in/attempts.server.ts'
import { type Material, materialFor } from '../../built-in/material.server.ts'
import { countFor, markCandidates } from '../../built-in/top-picks.server.ts'
import { differentOpenings } from '../../quality/wording.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Finished } from '../../type/finished.ts'
import { exchangePlan, linesPlan, type Plan, passagePlan } from './carousel-plans.server.ts'
import type { Carousel, CarouselPosts } from './carousel-posts.ts'
import { lastSlide } from './last-slide.server.ts'
import type { SlideSpan } from './slides.server.ts'

/** How many carousels are offered, and the minimum strength and number of top picks. */
const offered = { perHour: 5, min: 2, max: 6 } as const
const picks = { from: 34, min: 1, max: 3 } as const

/** Writes carousels, each with one whole passage or with one speaker's strongest lines. */
export function writeCarousels(episode: Episode, brief: Brief): Finished<CarouselPosts> {
  const material = materialFor(episode, brief)
  if (material.tooPoor !== null) return { content: null, problems: [material.tooPoor] }
  const plans = createPlans(episode, brief, material)
  const max = countFor(episodeMinutes(episode), offered)
  const chooseFrom = (taken: readonly SlideSpan[]) =>
    choose(plans, (others) => linePlans(episode, brief, material, [...taken, ...others]), { taken, max })
  const min = chooseFrom([])?.length ?? 0
  const chosen = choiceAt(
    brief.attempt,
    // A further attempt offers as many as the first, or else starts over.
    (taken) => {
      const found = chooseFrom(taken)
      return found === null || found.length < min ? null : found
    },
    (some) => some.flatMap(({ spans }) => spans),
  )
  if (chosen === null) return { content: null, problems: [nothingLong] }
  const ranked = chosen.map((plan) => ({ item: createCarousel(plan, episode, brief), strength: plan.strength }))
  const carousels = markCandidates(ranked, picks).map((carousel, at) => [`carousel_${at + 1}`, carousel] as const)
  return { content: Object.fromEntries(carousels), problems: [] }
}

const nothingLong = 'No answer or story in this transcript is long enough to fill the slides of a carousel.'

/** Plans carousels for the passages that fit the slides, strongest first. */
function createPlans(episode: Episode, brief: Brief, { questions, clips, paragraphs }: Material): Plan[] {
  const exchanges = [...questions, ...clips].flatMap((excerpt) => exchangePlan(episode, brief, excerpt) ?? [])
  const passages = paragraphs.flatMap((excerpt) => passagePlan(episode, brief, excerpt) ?? [])
  return [...exchanges, ...passages].sort((a, b) => b.strength - a.strength)
}

/** Plans carousels of each speaker's strongest lines, or of the episode's if no speaker is named. */
function linePlans(episode: Episode, brief: Brief, material: Material, taken: readonly SlideSpan[]): Plan[] {
  const speakers = episode.speakers.length === 0 ? [null] : episode.speakers.map(({ name }) => name)
  return speakers.flatMap((speaker) => linesPlan(episode, brief, speaker, material, taken) ?? [])
}

/** Returns the strongest plans that share no words, strongest first, with at most one list of lines. */
function choose(
  plans: readonly Plan[],
  lists: (others: readonly SlideSpan[]) => Plan[],
  { taken, max }: { taken: readonly SlideSpan[]; max: number },
): Plan[] | null {
  const chosen: Plan[] = []
  const add = (plan: Plan) => {
    const others = chosen.flatMap(({ spans }) => spans)
    const isFree = plan.spans.every((span) => isApart(span, [...taken, ...others]))
    const openings = [...chosen, plan].map(({ slides }) => slides[0]?.content ?? '')
    if (isFree && differentOpenings(openings).wrong.length === 0) chosen.push(plan)
  }
  for (const plan of plans) if (chosen.length < max - 1) add(plan)
  const [list] = lists(chosen.flatMap(({ spans }) => spans)).sort((a, b) => b.strength - a.strength)
  if (list) add(list)
  return chosen.length === 0 ? null : chosen.sort((a, b) => b.strength - a.strength)
}

function createCarousel({ title, format, slides }: Plan, episode: Episode, brief: Brief): Carousel {
  const last = { purpose: 'Call to action', content: lastSlide(episode, brief), evidence: null }
  return { title, format, slides: [...slides, last].map((slide, at) => ({ slideNumber: at + 1, ...slide })) }
}
