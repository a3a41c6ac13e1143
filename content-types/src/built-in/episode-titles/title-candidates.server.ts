import type { Episode, Sentence } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import type { TitleAngle } from '../../types/episode-titles/episode-titles.ts'
import { guestNames, hostNames, listed, nameOf, speakerNames, speaksEnglish } from '../../voice/speaker-names.server.ts'
import { publishableSentences } from '../grammar/publishable-sentences.server.ts'
import { tasteOf } from '../grammar/taste.server.ts'
import type { Headline } from '../headlines/headline.server.ts'
import { headlinesOf } from '../headlines/headlines.server.ts'
import { namedSubjects } from '../passages/subjects.server.ts'

/** Characters a title should have. */
export const wantedLength = { min: 40, max: 70 } as const
const allowedLength = { min: 18, max: 84 } as const

export type TitleCandidate = {
  draft: string
  text: string
  angle: TitleAngle
  /** How it is built; a list shows each way but the plain one once. */
  frame: 'plain' | 'why' | 'how' | 'question' | 'path' | 'name: words' | 'words – name' | 'words | name' | 'name on'
  sentence: Sentence | null
  score: number
}

/** Titles that parse, best first, over every angle that the episode has material for. */
export function titleCandidates(episode: Episode, brief: Brief): TitleCandidate[] {
  const hosts = new Set<string | null>(episode.speakers.filter(({ role }) => role === 'host').map(({ name }) => name))
  const found = speaksEnglish(episode)
    ? headlinesOf(episode, brief)
        .best()
        .flatMap((headline) =>
          titlesOf(headline, hosts.has(headline.sentence.speaker) ? null : nameFor(headline, brief)),
        )
    : wholeSentences(episode, brief)
  return [...found, ...subjectTitles(episode, brief)]
    .filter(({ text }) => text.length >= allowedLength.min && text.length <= allowedLength.max)
    .map((title) => ({ ...title, score: title.score + lengthFit(title.text) }))
    .sort((a, b) => b.score - a.score || a.text.length - b.text.length || (a.text < b.text ? -1 : 1))
}

/** A headline as it is where it speaks for everybody, and with its speaker's name where it is short or says "I". */
function titlesOf(headline: Headline, name: string | null): TitleCandidate[] {
  const { draft, text, sentence, worth, firstPerson, verbatim, form } = headline
  const base = { sentence, angle: angleOf(headline), score: worth }
  const plain = { ...base, draft, text, frame: frameOf(headline) }
  if (form === 'question') return [plain]
  if (firstPerson) {
    if (name === null || /^(?:We|Our)\b/.test(text)) return []
    if (form === 'why' || form === 'how')
      return [{ ...base, ...named(`${name}: `, headline, ''), frame: 'name: words', score: worth - 0.5 }]
    return verbatim
      ? [
          {
            ...base,
            ...named('“', headline, `” – ${name}`),
            // What it is about is the figure; the name only says whose it is.
            angle: headline.figure === null ? 'guest' : 'number',
            frame: 'words – name',
            score: worth - 1,
          },
        ]
      : []
  }
  if (name === null || text.length >= wantedLength.min) return [plain]
  const quoted = verbatim && form === 'statement'
  return [
    plain,
    { ...base, ...named('', headline, ` | ${name}`), frame: 'words | name', score: worth - 0.3 },
    ...(quoted
      ? [
          {
            ...base,
            ...named(`${name}: “`, headline, '”'),
            angle: 'guest' as const,
            frame: 'name: words' as const,
            score: worth - 0.5,
          },
        ]
      : []),
  ]
}

/** Who says it; a degree behind the name takes the room that the words need. */
function nameFor({ sentence }: Headline, brief: Brief): string | null {
  return nameOf(sentence.speaker, brief)?.replace(/,.*$/, '') ?? null
}

function named(before: string, { draft, text }: Headline, after: string): { draft: string; text: string } {
  return { draft: `${before}${draft}${after}`, text: `${before}${text}${after}` }
}

function frameOf({ form }: Headline): TitleCandidate['frame'] {
  return form === 'why' || form === 'how' || form === 'question' || form === 'path' ? form : 'plain'
}

function angleOf({ form, figure, contrast }: Headline): TitleAngle {
  if (form === 'question') return 'question'
  if (contrast || form === 'path') return 'contrast'
  if (figure !== null) return 'number'
  return form === 'statement' ? 'claim' : 'promise'
}

/** Where our rules of grammar do not reach: short whole sentences. */
function wholeSentences(episode: Episode, brief: Brief): TitleCandidate[] {
  const taste = tasteOf(brief.voice, { social: false })
  return [...publishableSentences(episode, brief).values()].flatMap(({ sentence, opens, skip }) => {
    const text = sentence.text.replace(/[.。]$/, '')
    if (!opens || skip > 0 || text.length > 80) return []
    const asks = sentence.traits.question
    const score = (sentence.traits.quotability - 50) / 10 + taste(sentence) / 3
    return [
      {
        draft: `[[${sentence.id}]]`,
        text,
        angle: asks ? 'question' : 'claim',
        frame: asks ? 'question' : 'plain',
        sentence,
        score,
      },
    ]
  })
}

/** "Ada Lovelace on engines, notes and poetry": who and about what; offered once, behind the others. */
function subjectTitles(episode: Episode, brief: Brief): TitleCandidate[] {
  const english = speaksEnglish(episode)
  const subjects = namedSubjects(episode, brief)
  const people = [
    guestNames(episode, brief).slice(0, 1),
    hostNames(episode, brief).slice(0, 2),
    speakerNames(episode, brief).slice(0, 2),
  ]
  const names = (people.find((list) => list.length > 0) ?? []).map((name) => name.replace(/,.*$/, ''))
  return [3, 2, 1].flatMap((count) =>
    [0, 1, 2].flatMap((from): TitleCandidate[] => {
      const chosen = subjects.slice(from, from + count)
      if (chosen.length < count) return []
      const about = english ? listed(chosen) : chosen.join(', ')
      const capital = about.charAt(0).toUpperCase() + about.slice(1)
      const text =
        names.length === 0 ? capital : english ? `${listed(names)} on ${about}` : `${capital} – ${names.join(', ')}`
      return [
        {
          draft: text,
          text,
          angle: names.length > 0 ? 'guest' : 'promise',
          frame: 'name on',
          sentence: null,
          // Without a name it is a list of words, which no other title comes after.
          score: (names.length > 0 ? 1 : -4) - from,
        },
      ]
    }),
  )
}

function lengthFit(text: string): number {
  if (text.length >= wantedLength.min && text.length <= wantedLength.max) return 2
  const off = text.length < wantedLength.min ? wantedLength.min - text.length : text.length - wantedLength.max
  return -off / 6
}
