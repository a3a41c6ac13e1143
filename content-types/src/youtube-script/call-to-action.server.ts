import { type Episode, episodeMinutes } from '@podcastai/episode'
import { type ChapterSource, chapterSources } from '../chapters.server.ts'
import { guestNames, listed, nameOf, speaksEnglish } from '../reported-speech.server.ts'
import { timeCode } from '../time-code.ts'
import { wordWindow } from '../word-fit.server.ts'
import type { Brief } from '../writer.server.ts'
import { countWords, scriptSections } from './youtube-script.ts'

/** Where to hear it all, and what one will hear: the episode's own words with their times. */
export function callToActionBeat(episode: Episode, brief: Brief): { draft: string; fits: boolean } {
  const english = speaksEnglish(episode)
  const opening = english
    ? whole(episode, brief)
    : [brief.voice.podcastName, ...guestNames(episode, brief)].filter(Boolean).join(' – ')
  const closings = english ? closingsFor(brief) : ['']
  const target = scriptSections.find(({ key }) => key === 'callToAction')?.words ?? 75
  const window = wordWindow(target)
  const chapters = chapterSources(episode, brief)
    .filter(({ mark, seconds }) => mark !== null && seconds > 0)
    .sort((a, b) => Number(b.teases) - Number(a.teases) || a.seconds - b.seconds)
    .slice(0, 8)
    .sort((a, b) => a.seconds - b.seconds)
  let best = { draft: '', off: Number.POSITIVE_INFINITY }
  for (const closing of closings)
    for (let choice = 0; choice < 2 ** chapters.length; choice++) {
      const picked = chapters.filter((_, at) => (choice & (1 << at)) !== 0)
      if (picked.length > 5) continue
      const chosen = linesOf(picked, brief, english)
      const dull = picked.filter(({ teases }) => !teases).length
      const words = countWords(opening) + countWords(closing) + chosen.reduce((sum, line) => sum + line.words, 0)
      const outside = words < window.min ? window.min - words : words > window.max ? (words - window.max) * 2 : 0
      const off =
        outside * 10 +
        Math.abs(words - target) / 10 +
        (chosen.length < 2 ? 3 : 0) +
        Math.abs(chosen.length - 3) +
        dull * 1.5
      if (off < best.off)
        best = { draft: [opening, ...chosen.map(({ draft }) => draft), closing].filter(Boolean).join(' '), off }
    }
  return { draft: best.draft, fits: best.off < 10 }
}

/** "At 9:09, Ada: “…” At 13:54: “…” And at 20:00, Ben: “…”": a name where the voice changes. */
function linesOf(chapters: readonly ChapterSource[], brief: Brief, english: boolean) {
  return chapters.map(({ seconds, said, title, mark, speaker }, at) => {
    const name = speaker === chapters[at - 1]?.speaker ? null : nameOf(speaker, brief)
    const time = timeCode(said?.seconds ?? seconds)
    const preposition = said?.estimated ? 'around' : 'at'
    const when = at > 0 && at === chapters.length - 1 ? `And ${preposition} ${time}` : `${capital(preposition)} ${time}`
    const lead = english ? `${when}${name === null ? '' : `, ${name}`}:` : `${time}:`
    const stop = /[?!]$/.test(title) ? '' : '.'
    return { draft: `${lead} “${mark}${stop}”`, words: countWords(lead) + countWords(title) }
  })
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function whole(episode: Episode, brief: Brief): string {
  const guests = guestNames(episode, brief).slice(0, 2)
  const minutes = Math.round(episodeMinutes(episode))
  const named =
    /\s/.test(brief.projectTitle.trim()) && !/[_\d]{3}/.test(brief.projectTitle)
      ? ` ‘${brief.projectTitle.trim()}’`
      : ''
  const what = named === '' ? 'The whole conversation' : `The whole conversation,${named},`
  const withGuests = guests.length > 0 ? ` with ${listed(guests)}` : ''
  const show = brief.voice.podcastName === '' ? '' : ` on ${brief.voice.podcastName}`
  const body = named === '' ? `${what}${withGuests}` : `The conversation${withGuests},${named},`
  return minutes >= 2 ? `${body}${show} runs ${minutes} minutes.` : `${body} is${show === '' ? ' linked below' : show}.`
}

/** From the fullest to none, so that the section comes out at its length. */
function closingsFor(brief: Brief): string[] {
  const us = brief.voice.hostNames.length === 1 ? 'me' : 'us'
  const ask = `Where do you see it differently? Tell ${us} in the comments.`
  const jump = 'The chapters below take you straight there.'
  const back = `If you know somebody who is in the middle of this, send it to them, and subscribe so that the next conversation finds you.`
  return [`${jump} ${ask}`, `${jump} ${ask} ${back}`, ask, '']
}
