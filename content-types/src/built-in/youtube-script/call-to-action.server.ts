import { countWords, type Episode, episodeMinutes } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { scriptSections, wordWindow } from '../../types/youtube-script/youtube-script.ts'
import { askFor, questionFor } from '../../voice/asks.ts'
import { scriptFormOf } from '../../voice/examples.ts'
import { firstPerson, guestNames, listed, nameOf, speaksEnglish } from '../../voice/speaker-names.server.ts'
import { publishableSentences } from '../grammar/publishable-sentences.server.ts'
import { isWorthAsking, openQuestions } from '../grammar/questions.server.ts'
import { hearItAll } from '../passages/hear-it-all.server.ts'
import { overlap, type Passage, passagesOf } from '../passages/passages.server.ts'
import { wordingFor } from './script-leads.server.ts'

/** Something of the rest of the talk that makes one want to hear it. */
type Teaser = { lead: string; mark: string; words: number; at: number; worth: number; asks: boolean }

const target = scriptSections.find(({ key }) => key === 'callToAction')?.words ?? 75

/** Where to hear it all, what is heard there, and what to do: the episode's questions, or its lines, and a few words of ours. */
export function callToActionBeat(
  episode: Episode,
  brief: Brief,
  taken: readonly Passage[],
): { draft: string; fits: boolean } {
  const english = speaksEnglish(episode)
  const opening = english
    ? whole(episode, brief)
    : (hearItAll(episode, brief) ??
      [brief.voice.podcastName, ...guestNames(episode, brief)].filter(Boolean).join(' – '))
  const window = wordWindow(target)
  const teasers = teasersOf(episode, brief, taken)
  const signOff = scriptFormOf(brief.voice.youtubeScriptExample).signOff ?? ''
  let best = { draft: '', off: Number.POSITIVE_INFINITY }
  const choices = choicesOf(teasers)
  const openingWords = countWords(opening)
  for (const closing of english ? closingsFor(episode, brief) : ['']) {
    const ends = [closing, signOff].filter(Boolean).join(' ')
    const ours = openingWords + countWords(ends)
    for (const { picked, spoken, worth, more } of choices) {
      const words = ours + spoken
      const outside = words < window.min ? window.min - words : words > window.max ? (words - window.max) * 2 : 0
      const off = outside * 10 + Math.abs(words - target) / 10 + Math.abs(picked.length - 2) * 2 + more * 4 - worth
      if (off < best.off)
        best = {
          draft: [opening, ...linesOf(picked), ends].filter(Boolean).join(english ? ' ' : '\n\n'),
          off: Math.max(off, -50),
        }
    }
  }
  return { draft: best.draft, fits: best.off < 10 }
}

/** `more`: questions beyond the first. */
type Choice = { picked: Teaser[]; spoken: number; worth: number; more: number }

/** Every choice of up to four, with the words it takes; each is held against every closing. */
function choicesOf(teasers: readonly Teaser[]): Choice[] {
  const choices: Choice[] = []
  for (let bits = 0; bits < 2 ** teasers.length; bits++) {
    const picked = teasers.filter((_, at) => (bits & (1 << at)) !== 0)
    if (picked.length > 4) continue
    const worth = picked.reduce((sum, one) => sum + one.worth, 0)
    // A second question makes an interrogation of it.
    const more = Math.max(0, picked.filter(({ asks }) => asks).length - 1)
    choices.push({ picked, spoken: spokenWords(picked), worth, more })
  }
  return choices
}

/** Questions that are left open here, and short strong lines: the best of each, in order of time. */
function teasersOf(episode: Episode, brief: Brief, taken: readonly Passage[]): Teaser[] {
  const pool = publishableSentences(episode, brief)
  const english = speaksEnglish(episode)
  const free = (span: { first: number; last: number }) => taken.every((other) => !overlap(other, span))
  const asked = openQuestions(episode, pool)
    .filter(
      ({ question, text }) =>
        text.length <= 110 && (!english || isWorthAsking(text)) && free({ first: question.id, last: question.id }),
    )
    .map(({ question, text, mark }): Teaser => {
      const me = firstPerson(question.speaker, brief)
      const name = me ?? nameOf(question.speaker, brief)
      const lead = !english || name === null ? '' : `${name} ${me === null ? 'asks' : 'asked'}: `
      const words = countWords(lead) + countWords(text)
      return { lead, mark, words, at: question.id, worth: question.traits.opening / 50, asks: true }
    })
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 4)
  const said = passagesOf(pool, 1)
    .filter((passage) => passage.words >= 6 && passage.words <= 22 && free(passage))
    .slice(0, asked.length >= 3 ? 3 : 6)
    .map(({ speaker, mark, words, first, score }): Teaser => {
      const name = nameOf(speaker, brief)
      const says = firstPerson(speaker, brief) === 'I' ? 'I said: ' : `${name} says: `
      const lead = name === null ? '' : english ? says : `${name}: `
      return { lead, mark, words: words + countWords(lead), at: first, worth: Math.min(2, score / 5), asks: false }
    })
  // Questions come last: whatever is said after one reads as its answer.
  const inOrder = (teasers: Teaser[]) => teasers.sort((a, b) => a.at - b.at)
  return [...inOrder(said), ...inOrder(asked)]
}

function spokenWords(teasers: readonly Teaser[]): number {
  return teasers.reduce(
    (sum, { words, lead }, at) => sum + words - (lead === teasers[at - 1]?.lead ? countWords(lead) : 0),
    0,
  )
}

/** A name where the voice changes. */
function linesOf(teasers: readonly Teaser[]): string[] {
  return teasers.map(({ lead, mark }, at) => `${lead === teasers[at - 1]?.lead ? '' : lead}“${mark}”`)
}

function whole(episode: Episode, brief: Brief): string {
  const guests = guestNames(episode, brief).slice(0, 2)
  const minutes = Math.round(episodeMinutes(episode))
  const titled = /\s/.test(brief.projectTitle.trim()) && !/[_\d]{3}|\.\w{2,4}$/.test(brief.projectTitle)
  const withGuests = guests.length > 0 ? ` with ${listed(guests)}` : ''
  const show = brief.voice.podcastName === '' ? '' : ` on ${brief.voice.podcastName}`
  if (titled) {
    const body = `The conversation${withGuests}, ‘${brief.projectTitle.trim()}’,${show}`
    return minutes >= 2 ? `${body} runs ${minutes} minutes.` : `${body.replace(/,$/, '')} is there to hear.`
  }
  if (minutes < 2) return `The whole conversation${withGuests} is${show === '' ? ' there to hear' : show}.`
  return wordingFor(episode, [
    `The whole conversation${withGuests}${show} runs ${minutes} minutes.`,
    `There is more where that came from: ${minutes} minutes${withGuests}${show}.`,
    `You can hear all ${minutes} minutes${withGuests}${show}.`,
    `That is a small part of ${minutes} minutes${withGuests}${show}.`,
  ])
}

/** From the fullest to none, so that the section comes out at its length. */
function closingsFor(episode: Episode, { voice }: Brief): string[] {
  const question = questionFor(voice)
  const goal = askFor(voice)
  const ask = goal ?? question
  const pass = wordingFor(
    episode,
    [
      'If you know somebody who is in the middle of this, send it to them.',
      'Send it to the one person you thought of while watching.',
      'Pass it on to somebody who is facing the same.',
    ],
    1,
  )
  const subscribe = wordingFor(
    episode,
    [
      'Subscribe, and the next conversation will find you.',
      'Subscribe so that the next conversation comes to you.',
      'Subscribe to hear the next one first.',
    ],
    2,
  )
  const both = goal === null ? question : `${goal} ${question}`
  return [ask, `${ask} ${subscribe}`, both, `${both} ${subscribe}`, `${both} ${pass} ${subscribe}`, `${ask} ${pass}`]
}
