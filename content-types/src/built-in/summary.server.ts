import { type Episode, findPassages, hasTranscriberMark, type Sentence, saysProfanity } from '@podcastai/episode'
import type { Brief } from '../type/brief.ts'
import { touchesAvoided } from '../voice/avoided-topics.ts'
import { forbiddenWords, saysForbidden } from '../voice/guidelines.ts'
import { getSpeakerName, guestNames, hostNames, speakerNames, speaksEnglish } from '../voice/speaker-names.server.ts'
import { getQuotationMarks, getWording } from '../voice/wording/get-wording.ts'
import { choose } from './choice.server.ts'
import { materialFor } from './material.server.ts'
import { inQuotes, saidText } from './printed.server.ts'
import { isHardToRead, isQuotable } from './quotable.server.ts'
import { readsWhole } from './reads-whole.server.ts'
import { listSubjects } from './subjects.server.ts'

/** Number of lines instead of an introduction, and after one. */
const lineCount = { alone: 3, below: 2 } as const
/** Minimum and maximum words of a line that a reader takes in at once. */
const lineWords = { min: 8, max: 40 } as const
/** Minimum strength of a line that is good enough. */
const strongFrom = 45
const secondsApart = 240

/** Minimum and maximum number of subjects named after the people. */
const subjectCount = { min: 2, max: 3 } as const

/**
 * Creates the summary above the chapters in show notes: the host's introduction of the guest if it reads well, or else
 * who talks and about what; then the best lines with their speakers, in chronological order.
 */
export function createSummary(episode: Episode, brief: Brief): string {
  const introduction = findIntroduction(episode, brief)
  const count = introduction === null ? lineCount.alone : lineCount.below
  const { lines: strong, isAllowed } = materialFor(episode, brief)
  const lines = [...strong, ...findPassages(episode).lines].filter(
    ({ first, last, words, text }) =>
      words >= lineWords.min &&
      words <= lineWords.max &&
      readsWhole(saidText(text)) &&
      isQuotable(episode, first, last) &&
      !episode.sentences.slice(first, last + 1).some(isHardToRead) &&
      isAllowed(text) &&
      !introduction?.includes(text),
  )
  const chosen = choose(episode, lines, { count, attempt: brief.attempt, strongFrom, secondsApart })
  const quoted = chosen
    .sort((a, b) => a.start - b.start)
    .map(({ text, speaker }) =>
      [inQuotes(text, getQuotationMarks(episode)), getSpeakerName(speaker, brief)].filter(Boolean).join(' — '),
    )
  return [introduction ?? whoAndWhat(episode, brief), ...quoted].filter((part) => part !== '').join('\n\n')
}

/** Maximum number of people named; with more, nobody could tell who is who. */
const maxPeople = 5

/** Returns "Ada Fenn, baker, on rye bread, ovens, and flour.", or an empty string if nothing is known. */
function whoAndWhat(episode: Episode, brief: Brief): string {
  const wording = getWording(episode)
  if (wording === null) return ''
  const guests = guestNames(episode, brief)
  const all = guests.length > 0 ? guests : mainSpeakers(episode, brief)
  const people = all.length > maxPeople ? [] : all
  const title = guests.length === 1 && brief.guest.name ? brief.guest.title?.trim() : ''
  const names = wording.list(people)
  const who = title ? `${names}, ${title}` : names
  const hosts = hostNames(episode, brief).filter((name) => !all.includes(name))
  const isHosted = guests.length > 0 && hosts.length > 0 && hosts.length <= maxPeople
  const asked = isHosted ? ` ${wording.notes.hostedBy(wording.list(hosts))}` : ''
  // Subjects are well known in English alone.
  if (!speaksEnglish(episode)) return who === '' ? '' : `${wording.notes.with(who)}${asked}`
  const subjects = listSubjects(episode, brief)
    .filter((subject) => !all.includes(subject))
    .slice(0, subjectCount.max)
  if (subjects.length < subjectCount.min) return who === '' ? '' : wording.notes.with(who)
  if (who === '') return `Topics: ${subjects.join(', ')}.`
  return `${title ? `${who},` : who} on ${wording.list(subjects)}.${asked}`
}

/** Minimum share of all words for someone to count as a main speaker. */
const minShare = 0.1

function mainSpeakers(episode: Episode, brief: Brief): string[] {
  const said = episode.speakers.reduce((sum, { words }) => sum + words, 0)
  const few = new Set(
    episode.speakers.filter(({ words }) => words < minShare * said).map(({ name }) => getSpeakerName(name, brief)),
  )
  return speakerNames(episode, brief).filter((name) => !few.has(name))
}

/** The part of the episode in which a guest is introduced: its share, and a minimum number of sentences. */
const opening = { share: 0.08, min: 12 } as const
/** Minimum words and maximum characters of an introduction in show notes. */
const introductionLength = { minWords: 8, maxCharacters: 420 } as const

/** Returns another speaker's introduction of the guest, verbatim; null if there is none that reads well. */
function findIntroduction(episode: Episode, brief: Brief): string | null {
  const [guest] = guestNames(episode, brief)
  if (guest === undefined) return announcementIn(episode, brief)
  const until = Math.max(opening.min, Math.floor(episode.sentences.length * opening.share))
  const told = episode.sentences.slice(0, until).filter((sentence) => mayStand(sentence, brief))
  const others = told.filter(({ speaker }) => getSpeakerName(speaker, brief) !== guest)
  const short = others.filter(({ words }) => words <= maxWords)
  const first =
    (guest.includes(' ') ? others.find(({ text }) => describesGuest(guest, text)) : undefined) ??
    short.find(({ text }) => saysWhoIs(guest, text)) ??
    short.find(({ text }) => saysWhatFor(guest, text))
  if (!first) return null
  const more = told.find(({ id, turn }) => id === first.id + 1 && turn === first.turn)
  const text = introducing(more && goesOn(more, guest) ? `${first.text} ${more.text}` : first.text)
  return text.length <= introductionLength.maxCharacters ? text : introducing(first.text)
}

/** Minimum words after the name; the first one shows that a description follows. */
const minTold = 4
const describing = new Set(
  `who whose is the a an co-founder founder author host creator director professor one our my from of head CEO CTO editor
  writer engineer developer maintainer runs wrote leads`.split(/\s+/),
)

/** Maximum words of an introduction by first name alone: a longer sentence drifts to something else. */
const maxWords = 16

/** True if a text names the guest in full and describes them: "Ada Fenn, who runs the ferry", "Ada Fenn is a pilot". */
function describesGuest(guest: string, text: string): boolean {
  const at = text.indexOf(guest)
  const after = text
    .slice(at + guest.length)
    .replace(/^,/, '')
    .trim()
    .split(' ')
  return at >= 0 && after.length >= minTold && describing.has(after[0] ?? '')
}

/** True if a text describes the guest by first name alone: "Ada is a pilot". */
function saysWhoIs(guest: string, text: string): boolean {
  const [first = ''] = guest.split(' ')
  return ['a', 'an', 'the'].some((article) => text.includes(`${first} is ${article} `))
}

const comingTo = /^(?: \S+)? (?:is|are) (?:here|back|going|gonna) to (?!be here)/

/**
 * True if a text says why the guest is there: "Ada is going to talk about ovens", "Ada Fenn is here to tell us how rye
 * rises".
 */
function saysWhatFor(guest: string, text: string): boolean {
  const [first = ''] = guest.split(' ')
  const at = text.indexOf(first)
  return at >= 0 && comingTo.test(text.slice(at + first.length))
}

/** Number of opening sentences in which a show that names no speakers says what the episode is about. */
const atStart = 4
const announcing = /^(?:\p{Lu}[\p{L}'’-]+ ){2,3}(?:is|joins) (?:here|back|us|me) (?:to|for) /u

/** Returns an announcement if the file names no speakers: "Ada Fenn is here to tell us how rye rises." */
function announcementIn({ sentences }: Episode, brief: Brief): string | null {
  const found = sentences.slice(0, atStart).find((one) => announcing.test(one.text) && mayStand(one, brief))
  return found ? introducing(found.text) : null
}

/** True if the next sentence continues about the guest or the conversation. */
function goesOn({ text }: Sentence, guest: string): boolean {
  const [first = ''] = text.split(' ')
  return ['She', 'He', 'They', guest.split(' ')[0]].includes(first) || text.startsWith('We talk')
}

const leads = new Set(['Well', 'So', 'And', 'Okay', 'Alright', 'Yeah'])

/** Returns an introduction without its leading filler word. */
function introducing(text: string): string {
  const [first = '', ...rest] = text.split(' ')
  return saidText(leads.has(first.replace(/,$/, '')) ? rest.join(' ') : text)
}

/**
 * True if a sentence can be printed: whole, without a greeting, hesitation, sponsor, or anything the settings exclude.
 */
function mayStand({ text, words, traits }: Sentence, { voice }: Brief): boolean {
  const isContent =
    !traits.disfluent && !traits.question && traits.boilerplate !== 'sponsor' && !hasTranscriberMark(text)
  const { minWords, maxCharacters } = introductionLength
  if (!isContent || words < minWords || text.length > maxCharacters || saysProfanity(text)) return false
  if (!/^\p{Lu}[^"“”…]*[.!]$/u.test(text) || /--|\.\.|\b(?:um|uh)\b/i.test(text)) return false
  if (greetings.some((greeting) => text.startsWith(greeting))) return false
  return !touchesAvoided(text, voice.avoidTopics) && !saysForbidden(text, forbiddenWords(voice.brandGuidelines))
}

const greetings = ['Hi', 'Hey', 'Hello', 'Welcome', 'Thank']
