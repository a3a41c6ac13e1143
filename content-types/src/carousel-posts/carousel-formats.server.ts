import type { Cue, Episode } from '@podcastai/episode'
import { overlap, type Passage, passagesOf } from '../passages.server.ts'
import { frontOf, publishableSentences } from '../publishable-sentences.server.ts'
import { firstPerson, guestNames, listed, nameOf, speaksEnglish } from '../reported-speech.server.ts'
import { openQuestions } from '../social-media/caption-candidates.server.ts'
import { namedSubjects } from '../subjects.server.ts'
import type { Brief } from '../writer.server.ts'
import { callToAction, signed } from './carousel-ends.server.ts'
import type { CarouselDraft, SlideDraft } from './carousel-posts.server.ts'

/** Statements on the slides between the first and the last. */
const inner = { least: 4, best: 6, most: 8 } as const
/** Characters that can be read on a slide. */
const slideLength = 240

type ListFormat = {
  format: string
  /** Cues that a statement must have one of; empty for every statement. */
  cues: Cue[]
  /** What a statement must look like besides. */
  fits?: (passage: Passage) => boolean
  /** `about` is "", or begins with a space. */
  title: (count: number, who: string, about: string) => string
}

const listFormats: ListFormat[] = [
  {
    format: 'Numbered list',
    cues: ['claim', 'superlative', 'definition', 'confession'],
    title: (count, who, about) => `${count} claims from ${who}${about}`,
  },
  {
    format: 'Advice',
    cues: ['advice'],
    fits: ({ opening }) => advises.test(opening),
    title: (count, who, about) => `${count} pieces of advice from ${who}${about}`,
  },
  {
    format: 'This, not that',
    cues: ['contrast'],
    title: (count, who, about) => `Not this but that: ${count} contrasts from ${who}${about}`,
  },
  { format: 'By the numbers', cues: ['number'], title: (count, who, about) => `${count} figures from ${who}${about}` },
  { format: 'Key statements', cues: [], title: (count, who, about) => `${count} lines from ${who}${about}` },
]

const advises =
  /^(?:don[’']t|do not|never|always|stop|start|make|be|ask|try|remember|focus|think|take|give|write|learn|build|use|keep|find|look|let|pick|choose|trust|imagine|read|talk|listen|show)\b|\b(?:you|we) (?:have to|need to|should|shouldn[’']t|must|ought to|want to)\b|\bmy advice\b/i

/** Lists of one kind of statement each, for the kinds of which the episode has enough. */
export function listCarousels(episode: Episode, brief: Brief, used: Set<number>, most: number): CarouselDraft[] {
  const passages = passagesOf(episode, publishableSentences(episode, brief), 2).filter(fitsSlide)
  const guests = episode.speakers.filter(({ role }) => role === 'guest').map(({ name }) => name)
  const carousels: CarouselDraft[] = []
  const formats =
    brief.attempt === 0
      ? listFormats
      : [...listFormats.slice(brief.attempt % 4), ...listFormats.slice(0, brief.attempt % 4)]
  for (const { format, cues, title, fits = () => true } of formats) {
    if (carousels.length >= most) break
    const wanted = passages.filter((passage) => fits(passage) && (cues.length === 0 || hasCue(episode, passage, cues)))
    const guestsOnly = wanted.filter(({ speaker }) => speaker !== null && guests.includes(speaker))
    const chosen = spreadOut(episode, guestsOnly.length >= inner.best * 2 ? guestsOnly : wanted, used, brief.attempt)
    const tooFew = chosen.length < inner.least && !(cues.length === 0 && carousels.length === 0 && chosen.length > 0)
    if (tooFew) continue
    for (const { first, last } of chosen) for (let id = first; id <= last; id++) used.add(id)
    const heading = speaksEnglish(episode)
      ? title(chosen.length, whoOf(chosen, brief), aboutOf(episode, brief, chosen))
      : firstWords(chosen[0], brief)
    const purpose = format === 'Numbered list' ? 'Statement' : format
    carousels.push({
      title: heading,
      format,
      slides: [
        { purpose: 'Hook', content: heading },
        ...chosen.map(
          (passage, at): SlideDraft => ({
            purpose: `${purpose} ${at + 1}`,
            content: `“${passage.mark}”${signed(passage.speaker, brief)}`,
          }),
        ),
        callToAction(episode, brief, format === 'Numbered list' ? 'save' : 'send'),
      ],
      short: chosen.length < inner.least,
    })
  }
  return carousels
}

/** What the host asks and the guest answers, a pair a slide. */
export function questionCarousel(episode: Episode, brief: Brief, used: Set<number>): CarouselDraft | null {
  const pool = publishableSentences(episode, brief)
  const passages = passagesOf(episode, pool, 3).filter(fitsSlide)
  const pairs = openQuestions(episode, pool)
    .filter(({ question, skip }) => frontOf(question.text, skip).length <= 120)
    .flatMap(({ question, skip, answerTurn }) => {
      const turn = episode.turns[answerTurn]
      const answer = passages.find(
        ({ first, last }) =>
          turn && first >= turn.firstSentence && first <= turn.firstSentence + 5 && last <= turn.lastSentence,
      )
      return answer ? [{ question, mark: skip > 0 ? `[[${question.id}:${skip}]]` : `[[${question.id}]]`, answer }] : []
    })
    .sort((a, b) => b.answer.score - a.answer.score)
  const start = Math.min(brief.attempt * 2, Math.max(0, pairs.length - inner.best))
  const chosen = pairs.slice(start, start + inner.best).sort((a, b) => a.question.id - b.question.id)
  if (chosen.length < inner.least) return null
  for (const { question, answer } of chosen) for (const id of [question.id, answer.first, answer.last]) used.add(id)
  const answerers = whoOf(
    chosen.map(({ answer }) => answer),
    brief,
  )
  const asker = firstPerson(chosen[0]?.question.speaker ?? null, brief)
  const ours =
    asker === null
      ? `${chosen.length} questions for ${answerers}`
      : `${chosen.length} questions ${asker} asked ${answerers}`
  const title = speaksEnglish(episode)
    ? `${ours}${aboutOf(
        episode,
        brief,
        chosen.map(({ answer }) => answer),
      )}`
    : (chosen[0]?.mark ?? '')
  return {
    title,
    format: 'Question and answer',
    slides: [
      { purpose: 'Hook', content: title },
      ...chosen.map(({ mark, answer }, at) => ({
        purpose: `Question ${at + 1}`,
        content: `${mark}\n\n“${answer.mark}”${signed(answer.speaker, brief)}`,
      })),
      callToAction(episode, brief, 'answer'),
    ],
  }
}

/** One stretch told by one person, two sentences a slide at most. */
export function storyCarousel(episode: Episode, brief: Brief, used: Set<number>): CarouselDraft | null {
  const pool = publishableSentences(episode, brief)
  const runs = passagesOf(episode, pool, 12)
    .filter(({ first, last }) => last - first >= inner.least && last - first < 12)
    .map((passage) => ({ passage, slides: slidesOf(episode, passage) }))
    .filter(
      ({ passage, slides }) =>
        slides.length > inner.least &&
        slides.length <= inner.most &&
        passage.opening.length <= 100 &&
        !taken(passage, used),
    )
    .map((run) => ({ ...run, score: run.passage.score + storyValue(episode, run.passage) }))
    .sort((a, b) => b.score - a.score)
  const distinct = runs.filter((run, at) => runs.slice(0, at).every((other) => !overlap(run.passage, other.passage)))
  const chosen = distinct[brief.attempt % Math.max(1, Math.min(4, distinct.length))]
  if (!chosen) return null
  const { passage, slides } = chosen
  for (let id = passage.first; id <= passage.last; id++) used.add(id)
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

function spreadOut(
  episode: Episode,
  passages: readonly Passage[],
  used: ReadonlySet<number>,
  attempt: number,
): Passage[] {
  const gap = Math.max(3, Math.floor(episode.sentences.length / 60))
  const count = inner.best
  const chosen: Passage[] = []
  const start = Math.min((attempt % 4) * count, Math.max(0, passages.length - count * 3))
  for (const passage of [...passages.slice(start), ...passages.slice(0, start)]) {
    if (chosen.length >= count) break
    const free = !taken(passage, used) && chosen.every(({ first }) => Math.abs(first - passage.first) >= gap)
    if (free) chosen.push(passage)
  }
  return chosen.sort((a, b) => a.first - b.first)
}

function taken({ first, last }: Passage, used: ReadonlySet<number>): boolean {
  return used.has(first) || used.has(last)
}

function fitsSlide({ text, words }: Passage): boolean {
  return text.length <= slideLength && words >= 7
}

function hasCue(episode: Episode, { first, last }: Passage, cues: readonly Cue[]): boolean {
  return episode.sentences
    .slice(first, last + 1)
    .some(({ traits }) => cues.some((cue) => traits.cues[cue] !== undefined))
}

function whoOf(passages: readonly Passage[], brief: Brief): string {
  const names = [...new Set(passages.map(({ speaker }) => nameOf(speaker, brief)))]
  const known = names.filter((name): name is string => name !== null)
  if (known.length === 0 || known.length !== names.length || known.length > 2)
    return brief.voice.podcastName || 'the conversation'
  return listed(known)
}

/** The subjects that at least half of the statements name; no promise that the slides do not keep. */
function aboutOf(episode: Episode, brief: Brief, passages: readonly Passage[]): string {
  const guests = guestNames(episode, brief).join(' ').toLowerCase()
  const subjects = namedSubjects(episode, brief).filter((subject) => !guests.includes(subject.toLowerCase()))
  const texts = passages.map(({ text }) => text.toLowerCase())
  const common = subjects.find(
    (subject) => texts.filter((text) => text.includes(subject.toLowerCase())).length >= texts.length / 2,
  )
  return common === undefined ? '' : ` about ${common}`
}

function firstWords(passage: Passage | undefined, brief: Brief): string {
  return passage ? `“${passage.mark}”` : brief.projectTitle
}
