import type { Sentence, Speaker } from './episode.ts'
import { peopleAmong } from './speaker-labels.ts'

const hostPhrases =
  /\b(?:welcome (?:back )?to|my guest|joining (?:me|us)|thanks? (?:you )?(?:so much )?for (?:joining|coming|being)|our sponsor|on the show|today we|let's (?:talk|dive|move|start|go)|tell us|tell me|walk us|our listeners|for (?:our|the) (?:listeners|audience))\b/i

/** With more voices than this (a best-of, a quiz, a conference), nobody hosts the others. */
const maxVoices = 6

/** Names that the file states, separated by commas. */
type StatedRoles = { hostName?: string; guestName?: string }

type Spoken = { sentence: Pick<Sentence, 'speaker' | 'text' | 'words'> }

/**
 * Returns the speakers, most words first. Those who ask and introduce are hosts; those who answer at length are guests. Roles that the
 * file states come first.
 */
export function findSpeakers(readings: readonly Spoken[], stated: StatedRoles = {}): Speaker[] {
  const found = new Map<string, { words: number; questions: number; hosting: number }>()
  const people = peopleAmong(readings.map(({ sentence }) => sentence.speaker))
  for (const { sentence } of readings) {
    if (sentence.speaker === null || !people.has(sentence.speaker)) continue
    const speaker = found.get(sentence.speaker) ?? { words: 0, questions: 0, hosting: 0 }
    speaker.words += sentence.words
    if (/\?["”']?$/.test(sentence.text)) speaker.questions += 1
    if (hostPhrases.test(sentence.text)) speaker.hosting += 1
    found.set(sentence.speaker, speaker)
  }
  const all = [...found].map(([name, { words, questions, hosting }]) => ({
    name,
    words,
    questions,
    asking: ((questions + hosting * 2) / Math.max(words, 150)) * 1000,
  }))
  const total = all.reduce((sum, speaker) => sum + speaker.words, 0)
  const main = all.filter((speaker) => speaker.words >= Math.max(10, total * 0.05))
  const askings = main.map((speaker) => speaker.asking).sort((a, b) => a - b)
  const [low, high] = [askings[0] ?? 0, askings.at(-1) ?? 0]
  // If all ask about the same amount (co-hosts, panels), roles stay unknown.
  const clear = main.length >= 2 && main.length <= maxVoices && high - low >= 3 && high >= low * 1.6
  // If one voice dominates the episode, the others are hosts, however they ask.
  const star = clear && all.find((speaker) => speaker.words >= total * 0.6 && speaker.asking < (low + high) / 2)
  return all
    .map(({ name, words, questions, asking }): Speaker => {
      const hosting = star ? name !== star.name && words >= total * 0.02 : asking >= (low + high) / 2
      const role = getStatedRole(name, stated) ?? (!clear ? 'unknown' : hosting ? 'host' : 'guest')
      return { name, role, words, questions }
    })
    .sort((a, b) => b.words - a.words)
}

function getStatedRole(name: string, { hostName = '', guestName = '' }: StatedRoles): Speaker['role'] | null {
  const isIn = (names: string) => names.split(',').some((one) => one.trim().toLowerCase() === name.toLowerCase())
  return isIn(hostName) ? 'host' : isIn(guestName) ? 'guest' : null
}
