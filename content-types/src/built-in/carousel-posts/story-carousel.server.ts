import type { Cue, Episode } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { slideLength } from '../../types/carousel-posts/carousel-posts.ts'
import { speaksEnglish } from '../../voice/speaker-names.server.ts'
import { publishableSentences } from '../grammar/publishable-sentences.server.ts'
import { leansOnMore, type Passage, passagesOf } from '../passages/passages.server.ts'
import type { CarouselDraft } from './carousel-draft.server.ts'
import { callToAction, inner, signed } from './carousel-ends.server.ts'
import { isTaken, take } from './slide-passages.server.ts'

/** Sentences of one stretch at most. */
const mostSentences = 12

/** One stretch told by one person, two sentences a slide at most. */
export function storyCarousel(episode: Episode, brief: Brief, used: Set<number>): CarouselDraft | null {
  const pool = publishableSentences(episode, brief, { social: true })
  const runs = passagesOf(pool, mostSentences)
    .filter(({ first, last }) => last - first >= inner.least && last - first < mostSentences)
    .map((passage) => ({ passage, slides: slidesOf(episode, passage) }))
    .filter(
      ({ passage, slides }) =>
        slides.length > inner.least &&
        slides.length <= inner.most &&
        passage.opening.length <= 100 &&
        !isTaken(passage, used) &&
        (!speaksEnglish(episode) || (opensTold(passage) && isTold(passage) && storyValue(episode, passage) > 0)) &&
        !leansOnMore({ ...passage, text: passage.opening }),
    )
    .map((run) => ({ ...run, score: run.passage.score + storyValue(episode, run.passage) }))
    .sort((a, b) => b.score - a.score)
  const covered = new Set<number>()
  const distinct = runs.filter(({ passage }) => {
    const isFree = !isTaken(passage, covered)
    take(passage, covered)
    return isFree
  })
  const chosen = distinct[brief.attempt % Math.max(1, Math.min(4, distinct.length))]
  if (!chosen) return null
  const { passage, slides } = chosen
  take(passage, used)
  const hook = slides[0] ?? passage.mark
  const told = slides.slice(1).map((mark, at) => ({ purpose: `Part ${at + 1}`, content: `“${mark}”` }))
  return {
    title: `“${hook}”`,
    format: 'Story',
    slides: [
      { purpose: 'Hook', content: `“${hook}”${signed(passage.speaker, brief)}` },
      ...told,
      callToAction(episode, brief, 'story'),
    ],
  }
}

/** "I don't have any particular requests" tells nothing: the first line has to begin what happened. */
function opensTold({ opening }: Passage): boolean {
  if (/^(?:the other|another|also|the second|the next|the third)\b/i.test(opening)) return false
  return (opening.match(happened)?.length ?? 0) > 0 || /\b(?:was|were|had|ago|remember|used to|once)\b/i.test(opening)
}

/** Happened, to the one who tells it: at least two things in the past. */
function isTold({ text }: Passage): boolean {
  return (text.match(happened)?.length ?? 0) >= 2
}

const happened =
  /\b(?:I|we|he|she|they) (?:\w+ly |just |even |also |never )?(?:was|were|had|didn[’']t|couldn[’']t|went|came|got|told|said|made|left|lost|thought|started|realized|learned|decided|asked|knew|saw|found|took|gave|built|wrote|called|ran|quit|failed|tried|wanted|needed|worked|moved|met|became|taught|felt|kept|heard|held|fell|fought|bought|brought|caught|sold|paid|sat|stood|drove|flew|grew|won|read|led|spent|looked|\w{3,}ed)\b/gi

/** Marks of one or two sentences each, the first one alone. */
function slidesOf(episode: Episode, passage: Passage): string[] {
  const marks = [passage.mark.replace(/\.\.\d+\]\]$/, ']]')]
  for (let id = passage.first + 1; id <= passage.last; id++) {
    const [one, two] = [episode.sentences[id], episode.sentences[id + 1]]
    if (!one || one.text.length > slideLength + 40) return []
    const pair = two !== undefined && id < passage.last && one.text.length + two.text.length < slideLength * 0.75
    marks.push(pair ? `[[${id}..${id + 1}]]` : `[[${id}]]`)
    if (pair) id += 1
  }
  return marks
}

function storyValue(episode: Episode, { first, last }: Passage): number {
  const kinds: Cue[] = ['story', 'turning-point', 'confession', 'emotion', 'contrast']
  const sentences = episode.sentences.slice(first, last + 1)
  return kinds.filter((cue) => sentences.some(({ traits }) => traits.cues[cue] !== undefined)).length * 1.5
}
