import type { Cue, Episode } from '@podcastai/episode'
import { overlap, type Passage, passagesOf } from '../passages.server.ts'
import { publishableSentences } from '../publishable-sentences.server.ts'
import { speaksEnglish } from '../reported-speech.server.ts'
import type { Brief } from '../writer.server.ts'
import { aboutOf, callToAction, inner, signed, slideLength, whoOf } from './carousel-ends.server.ts'
import type { CarouselDraft, SlideDraft } from './carousel-posts.server.ts'

type ListFormat = {
  format: string
  /** Cues that a statement must have one of; empty for every statement. */
  cues: Cue[]
  /** What a statement must look like besides. */
  fits?: (passage: Passage) => boolean
  /** Fewer than usual will do where the episode gives no other list. */
  last?: true
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
    cues: [],
    fits: ({ text }) => setsAgainst(text),
    title: (count, who, about) => `Not this but that: ${count} contrasts from ${who}${about}`,
  },
  { format: 'By the numbers', cues: ['number'], title: (count, who, about) => `${count} figures from ${who}${about}` },
  {
    format: 'Key statements',
    last: true,
    cues: [],
    title: (count, who, about) => `${count} lines from ${who}${about}`,
  },
]

/** True where one thing is really set against another: "X, not Y", "not X but Y", "less X, more Y", "X instead of Y". */
export function setsAgainst(text: string): boolean {
  return contrasts.some((pattern) => pattern.test(text))
}

const contrasts = [
  // "…, not from the first."
  /\p{L}, (?:and )?not (?!sure|really|at all|to|anymore|any more|yet|just|only|necessarily|like|that|so|much|because|bad|even|maybe)(?:\S+ ){1,8}\S+[.;!]/iu,
  // "not speed but patience"
  /\bnot (?!only|sure|really|that|maybe|too|to )[^,.;]{3,60},? but (?:rather )?(?!also|yeah|you know|I|we|he|she|they|it|there)(?=\p{L})/iu,
  // "We don't repair for people, we repair with people."
  /(?:\bnot|n[’']t) (?:just |only )?(\p{L}{3,}?)(?:e|ing|ed)?\b[^.;?]{2,70}[,.;–] (?:(?!n[’']t|not)[^.;?]){0,30}\b\1/iu,
  /(?:\bnot|n[’']t) [^,.;]{3,70}[,.;–] (?:it|they|we)(?:[’']s|[’']re| is| are) (?:just|only|about|all about)\b/i,
  /\bless \p{L}+,? (?:and|but) (?:\p{L}+ ){0,3}more\b|\bmore \p{L}+,? (?:and|but) (?:\p{L}+ ){0,3}less\b/iu,
  /\b(?:instead of|rather than) (?!it\b|that\b|this\b|just\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d))\p{L}+/iu,
  /\b(?:used to|back then)\b[^.]{3,80}\b(?:now|today|anymore)\b/i,
  /\b(?:everybody|everyone|(?:most |many |some )?people) (?:think|believe|say|expect|see|want)s?\b[^.]{4,90}\bbut\b/i,
]

const advises =
  /^(?:don[’']t|do not|never|always|stop|start|make|be|ask|try|remember|focus|think|take|give|write|learn|build|use|keep|find|look|let|pick|choose|trust|imagine|read|talk|listen|show)\b|\b(?:you|we) (?:have to|need to|should|shouldn[’']t|must|ought to|want to)\b|\bmy advice\b/i

/** Lists of one kind of statement each, for the kinds of which the episode has enough. */
export function listCarousels(episode: Episode, brief: Brief, used: Set<number>, most: number): CarouselDraft[] {
  const passages = passagesOf(publishableSentences(episode, brief), 2).filter(
    (passage) => fitsSlide(passage) && !leansOnMore(passage),
  )
  const guests = episode.speakers.filter(({ role }) => role === 'guest').map(({ name }) => name)
  const carousels: CarouselDraft[] = []
  const formats =
    brief.attempt === 0
      ? listFormats
      : [...listFormats.slice(brief.attempt % 4), ...listFormats.slice(0, brief.attempt % 4)]
  for (const { format, cues, title, last, fits = () => true } of formats) {
    if (carousels.length >= most) break
    const wanted = passages.filter((passage) => fits(passage) && (cues.length === 0 || hasCue(episode, passage, cues)))
    const guestsOnly = wanted.filter(({ speaker }) => speaker !== null && guests.includes(speaker))
    const chosen = spreadOut(episode, guestsOnly.length >= inner.best * 2 ? guestsOnly : wanted, used, brief.attempt)
    const tooFew = chosen.length < inner.least && !(last && carousels.length === 0 && chosen.length > 0)
    if (tooFew) continue
    for (const passage of chosen) for (let id = passage.first; id <= passage.last; id++) used.add(id)
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

/** One stretch told by one person, two sentences a slide at most. */
export function storyCarousel(episode: Episode, brief: Brief, used: Set<number>): CarouselDraft | null {
  const pool = publishableSentences(episode, brief)
  const runs = passagesOf(pool, 12)
    .filter(({ first, last }) => last - first >= inner.least && last - first < 12)
    .map((passage) => ({ passage, slides: slidesOf(episode, passage) }))
    .filter(
      ({ passage, slides }) =>
        slides.length > inner.least &&
        slides.length <= inner.most &&
        passage.opening.length <= 100 &&
        !taken(passage, used) &&
        !leansOnMore({ ...passage, text: passage.opening }),
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

/** "I don't think that ever gets old.": on a slide there is nothing around it that says what. */
function leansOnMore({ opening, text }: Pick<Passage, 'opening' | 'text'>): boolean {
  return (
    /^(?:\S+ ){0,4}(?:this|it|they|them|he|she|that (?:is|was|ever|would|one|way|thing))\b/i.test(opening) ||
    /\b(?:that|it|this|them|those|these|him|her|there|too|then|so|whatnot)[.!]$/i.test(text)
  )
}

function hasCue(episode: Episode, { first, last }: Passage, cues: readonly Cue[]): boolean {
  return episode.sentences
    .slice(first, last + 1)
    .some(({ traits }) => cues.some((cue) => traits.cues[cue] !== undefined))
}

function firstWords(passage: Passage | undefined, brief: Brief): string {
  return passage ? `“${passage.mark}”` : brief.projectTitle
}
