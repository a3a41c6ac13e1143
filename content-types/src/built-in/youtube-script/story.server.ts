import type { Episode } from '@podcastai/episode'
import { linksIn, partWorth, type StoryPart } from './story-parts.server.ts'
import type { Told } from './tellable.server.ts'

type Choosing = { episode: Episode; parts: readonly StoryPart[]; attempt: number; words: { min: number; max: number } }

/** Passages looked at for a part, openings tried, each in up to three lengths, and stories that are handed on. */
const tried = { passages: 200, openings: 7, lengths: 3, stories: 60 } as const

/** Stories of one passage a part, in order of time and best first, whose words come near what is wanted. */
export function storiesOf(
  tellable: readonly Told[],
  { episode, parts, attempt, words: { min, max } }: Choosing,
): Told[][] {
  const links = linksIn()
  const lists = parts.map((part, at) => candidatesFor(part, at, { tellable, episode, parts, attempt }))
  let stories: Story[] = []
  const grow = (at: number, told: Told[], words: number, value: number) => {
    if (words > max) return
    if (at === lists.length) {
      if (words < min) return
      stories.push({ told: [...told], value })
      if (stories.length >= kept) stories = best(stories)
      return
    }
    const before = told.at(-1)
    for (const next of lists[at] ?? []) {
      if (before && next.first <= before.last) continue
      told.push(next)
      grow(at + 1, told, words + next.words, value + next.score + (before ? links(before, next) : 0))
      told.pop()
    }
  }
  grow(0, [], 0, 0)
  return best(stories).map(({ told }) => told)
}

type Story = { told: Told[]; value: number }

/** Of thousands that would do, as many are held at a time. */
const kept = 10 * tried.stories

function best(stories: readonly Story[]): Story[] {
  return stories.toSorted((a, b) => b.value - a.value).slice(0, tried.stories)
}

function candidatesFor(
  part: StoryPart,
  at: number,
  { tellable, episode, parts, attempt }: Omit<Choosing, 'words'> & { tellable: readonly Told[] },
): Told[] {
  const end = episode.sentences.length
  const [from, to] = [((at - 0.5) / parts.length) * end, ((at + 1.5) / parts.length) * end]
  const ranked = tellable
    .filter(({ first, last }) => first >= from && last < to)
    .slice(0, tried.passages)
    .map((told) => ({ ...told, score: told.score + partWorth(part, told, episode) }))
    .sort((a, b) => b.score - a.score || a.first - b.first || a.last - b.last)
  const openings = [...Map.groupBy(ranked, ({ first }) => first).values()]
  const start = Math.min((attempt % 4) * 3, Math.max(0, openings.length - tried.openings))
  return openings.slice(start, start + tried.openings).flatMap((group) => {
    const byLength = Map.groupBy(group, ({ words }) => Math.min(tried.lengths - 1, Math.floor(words / 50)))
    return [...byLength.values()].flatMap((same) => same.slice(0, 1))
  })
}
