import type { Episode } from '@podcastai/episode'
import { choiceAt, isApart } from '../../built-in/attempts.server.ts'
import { isJudged, type Material, materialFor } from '../../built-in/material.server.ts'
import { differentOpenings } from '../../quality/wording.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Finished } from '../../type/finished.ts'
import { exchangePlan, linesPlan, type Plan, passagePlan } from './carousel-plans.server.ts'
import type { Carousel, CarouselPosts } from './carousel-posts.ts'
import { lastSlide } from './last-slide.server.ts'
import type { SlideSpan } from './slides.server.ts'

/** Carousels that are made of an episode at most. */
const mostCarousels = 3
/** From this strength on a passage is worth a carousel beside others, and from the other one a carousel alone. */
const leastStrength = { further: 36, only: 32 } as const

/** Carousels that each show one passage from its beginning to its end, or the strongest lines of one speaker. */
export function writeCarousels(episode: Episode, brief: Brief): Finished<CarouselPosts> {
  const material = materialFor(episode, brief)
  if (material.tooPoor !== null) return { content: null, problems: [material.tooPoor] }
  const plans = plansOf(episode, brief, material)
  if (plans.length === 0) return { content: null, problems: [nothingLong] }
  const strong = isJudged(episode) ? plans.filter(({ strength }) => strength >= leastStrength.only) : plans
  const chosen = choiceAt(
    brief.attempt,
    (taken) => choose(strong, (others) => linePlans(episode, brief, material, [...taken, ...others]), taken),
    (some) => some.flatMap(({ spans }) => spans),
  )
  if (chosen === null) return { content: null, problems: [nothingStrong] }
  const carousels = chosen.map((plan, at) => [`carousel_${at + 1}`, carouselOf(plan, episode, brief)] as const)
  return { content: Object.fromEntries(carousels), problems: [] }
}

const nothingLong = 'No answer or story in this transcript is long enough to fill the slides of a carousel.'

const nothingStrong = 'No answer or story in this episode is strong enough to make a carousel by itself.'

/** Passages that fit the slides, the strongest first. */
function plansOf(episode: Episode, brief: Brief, { questions, clips, paragraphs }: Material): Plan[] {
  const exchanges = [...questions, ...clips].flatMap((excerpt) => exchangePlan(episode, brief, excerpt) ?? [])
  const passages = paragraphs.flatMap((excerpt) => passagePlan(episode, brief, excerpt) ?? [])
  return [...exchanges, ...passages].sort((a, b) => b.strength - a.strength)
}

function linePlans(episode: Episode, brief: Brief, material: Material, taken: readonly SlideSpan[]): Plan[] {
  return episode.speakers.flatMap(({ name }) => linesPlan(episode, brief, name, material, taken) ?? [])
}

/** The strongest plans that share no words; of several speakers' lines only one list. */
function choose(
  plans: readonly Plan[],
  lists: (others: readonly SlideSpan[]) => Plan[],
  taken: readonly SlideSpan[],
): Plan[] | null {
  const chosen: Plan[] = []
  const add = (plan: Plan) => {
    const others = chosen.flatMap(({ spans }) => spans)
    const isFree = plan.spans.every((span) => isApart(span, [...taken, ...others]))
    const openings = [...chosen, plan].map(({ slides }) => slides[0]?.content ?? '')
    const isBest = chosen.length === 0 && taken.length === 0
    const isWorth = isBest || plan.strength >= leastStrength[chosen.length === 0 ? 'only' : 'further']
    if (isFree && isWorth && chosen.length < mostCarousels && differentOpenings(openings).wrong.length === 0)
      chosen.push(plan)
  }
  for (const plan of plans) add(plan)
  const [list] = lists(chosen.flatMap(({ spans }) => spans)).sort((a, b) => b.strength - a.strength)
  if (list) add(list)
  return chosen.length === 0 ? null : chosen
}

function carouselOf({ title, format, slides }: Plan, episode: Episode, brief: Brief): Carousel {
  const last = { purpose: 'Call to action', content: lastSlide(episode, brief), evidence: null }
  return { title, format, slides: [...slides, last].map((slide, at) => ({ slideNumber: at + 1, ...slide })) }
}
