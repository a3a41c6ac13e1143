import type { Episode } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { guestNames, hostNames, listed, nameOf, speakerNames, speaksEnglish } from '../../voice/speaker-names.server.ts'
import { introductionOf } from '../grammar/introduction.server.ts'
import { publishableSentences } from '../grammar/publishable-sentences.server.ts'
import { overlap, type Passage, passagesOf } from './passages.server.ts'
import { namedSubjects } from './subjects.server.ts'

/** Who talks with whom about what, in a sentence or two; empty where the episode is not in English or names nothing. */
export function aboutLine(episode: Episode, brief: Brief): string {
  if (!speaksEnglish(episode)) return ''
  const phrases = namedSubjects(episode, brief).slice(0, 3)
  const about = phrases.length > 0 ? ` about ${listed(phrases)}` : ''
  const [guests, hosts] = [guestNames(episode, brief).slice(0, 2), hostNames(episode, brief).slice(0, 3)]
  const show = brief.voice.podcastName === '' ? '' : ` on ${brief.voice.podcastName}`
  const known = hosts.length + guests.length > 0 ? hosts : speakerNames(episode, brief).slice(0, 3)
  const others = known.filter((name) => !guests.includes(name))
  const talk = (people: readonly string[]) => `${listed(people)} ${people.length > 1 ? 'talk' : 'talks'}`
  const [guest] = guests
  if (guest !== undefined && others.length > 0)
    return `${talk(others)}${show} with ${introduced(guests, about, episode, brief)}`
  const people = guest === undefined ? others : guests
  if (about === '') return ''
  return people.length === 0 ? `${sentenceCase(listed(phrases))}${show}.` : `${talk(people)}${about}${show}.`
}

/** The guests behind "… talks with": with the title from the form, else as the opening introduces the only one. */
function introduced(guests: readonly string[], about: string, episode: Episode, brief: Brief): string {
  const title = brief.guest.name ? brief.guest.title?.trim() : ''
  if (title) return `${listed(guests)}, ${title}${about === '' ? '' : `,${about}`}.`
  const introduction = guests.length === 1 ? introductionOf(guests[0] ?? '', episode, brief) : null
  if (introduction?.form === 'clause') return introduction.mark
  return `${listed(guests)}${about}.${introduction === null ? '' : ` ${introduction.mark}`}`
}

/** The episode in its own statements, in order of time: a draft with marks, each statement with its speaker. */
export function summaryDraft(episode: Episode, brief: Brief, most: number): string {
  const pool = publishableSentences(episode, brief)
  const passages = passagesOf(pool, 2).filter(
    ({ words, text }) => words >= 10 && text.length <= 260 && !/\b(?:episode|podcast|show notes)\b/i.test(text),
  )
  const chosen: Passage[] = []
  const inSummary = new Set(episode.summary)
  const ranked = [...passages].sort((a, b) => score(b) - score(a))
  function score(passage: Passage): number {
    return passage.score + (inSummary.has(passage.first) ? 2 : 0)
  }
  for (const passage of ranked) {
    const gap = Math.max(8, episode.sentences.length / (most * 3))
    const apart = chosen.every((other) => Math.abs(other.first - passage.first) > gap && !overlap(other, passage))
    if (apart && chosen.length < most) chosen.push(passage)
  }
  chosen.sort((a, b) => a.first - b.first)
  const lines = chosen.map((passage) => {
    const name = nameOf(passage.speaker, brief)
    return name === null ? `“${passage.mark}”` : `${name}: “${passage.mark}”`
  })
  return [aboutLine(episode, brief), ...lines].filter((line) => line !== '').join('\n\n')
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
