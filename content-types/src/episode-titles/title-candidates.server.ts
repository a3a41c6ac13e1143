import type { Episode } from '@podcastai/episode'
import { type Clause, clauseMark, clausesOf, unfitForHeadline } from '../clauses.server.ts'
import { isPersonsName } from '../named-things.server.ts'
import { type Publishable, publishableSentences } from '../publishable-sentences.server.ts'
import { openQuestions } from '../questions.server.ts'
import { guestNames, hostNames, listed, nameOf, speaksEnglish } from '../reported-speech.server.ts'
import { namedSubjects, subjectsOf } from '../subjects.server.ts'
import type { Brief } from '../writer.server.ts'
import type { TitleAngle } from './episode-titles.ts'

/** Characters a title should have. */
export const wantedLength = { min: 40, max: 70 } as const

export type TitleCandidate = { draft: string; text: string; angle: TitleAngle; sentence: number | null; score: number }

/** Titles that parse, best first, over every angle that the episode has material for. */
export function titleCandidates(episode: Episode, brief: Brief): TitleCandidate[] {
  const subjects = subjectsOf(episode, brief)
  const pool = publishableSentences(episode, brief)
  const english = speaksEnglish(episode)
  const found = [
    ...(english ? [...pool.values()].flatMap((one) => fromClauses(one, brief)) : []),
    ...(english ? fromQuestions(episode, pool) : [...pool.values()].flatMap(wholeSentence)),
    ...guestTitles(episode, brief, namedSubjects(episode, brief)),
  ]
  return found
    .filter(({ text }) => text.length >= 18 && text.length <= 90 && !unfitForHeadline(text))
    .map((title) => ({
      ...title,
      score: title.score + lengthFit(title.text) + subjectFit(title.text, subjects) - strangers(title.text, episode),
    }))
    .sort((a, b) => b.score - a.score || a.text.length - b.text.length)
}

function fromClauses({ sentence, strength }: Publishable, brief: Brief): TitleCandidate[] {
  if (sentence.traits.question) return []
  const name = nameOf(sentence.speaker, brief)
  return clausesOf(sentence).flatMap((clause) => {
    const whole = clause.kind === 'statement' || clause.kind === 'imperative'
    if (!whole && clause.kind !== 'indirect-question') return []
    const base = { sentence: sentence.id, score: strength + (clause.figure ? 1 : 0) }
    if (clause.firstPerson || name === null) {
      if (name === null) return clause.firstPerson ? [] : [{ ...base, ...plain(clause), angle: angleOf(clause) }]
      const text = `“${clause.text}” – ${name}`
      return whole
        ? [{ ...base, draft: `“${clauseMark(clause)}” – ${name}`, text, angle: angleOf(clause), score: base.score - 2 }]
        : []
    }
    const titles = [{ ...base, ...plain(clause), angle: angleOf(clause) }]
    const named = `${name}: “${clause.text}”`
    if (whole && named.length <= wantedLength.max && clause.text.length < wantedLength.min)
      titles.push({
        ...base,
        draft: `${name}: “${clauseMark(clause)}”`,
        text: named,
        angle: 'guest',
        score: base.score + 0.5,
      })
    if (clause.kind === 'statement' && canFollowWhy(clause))
      titles.push({
        ...base,
        draft: `Why ${clauseMark(clause, true)}`,
        text: `Why ${clause.text}`,
        angle: 'promise',
        score: base.score + 0.5,
      })
    return titles
  })
}

function plain(clause: Clause): { draft: string; text: string } {
  return { draft: clauseMark(clause), text: clause.text }
}

function angleOf({ kind, figure, sentence, text }: Clause): TitleAngle {
  if (kind === 'indirect-question' || kind === 'imperative') return 'promise'
  if (figure) return 'number'
  if (sentence.traits.cues.contrast !== undefined && text.includes(sentence.traits.cues.contrast)) return 'contrast'
  return /\b(?:not|n[’']t) .+, (?:but|it[’']s)\b|, not\b|instead of|rather than/i.test(text) ? 'contrast' : 'claim'
}

/** "Why the hard part is naming": a noun and a present verb, nothing denied, guessed or asked. */
function canFollowWhy({ text, tokens }: Clause): boolean {
  if (
    /[,;:]|n[’']t\b|\b(?:answer|reason|point|thing|problem|truth) (?:is|was)\b|\bwants? to know\b|\b(?:not|no|very|wasn|never|maybe|might|could|would|should|was|were|had|did|if|when|why|because|you|who)\b/i.test(
      text,
    )
  )
    return false
  const first = tokens[0]
  if (!first || first.pos === 'PRON' || first.pos === 'NUM') return false
  const verb = tokens.find(({ pos }) => pos === 'AUX' || pos === 'VERB')
  return (
    verb !== undefined &&
    (/^(?:is|are|has|have|can|needs?|matters?|works?)$/.test(verb.lower) || /[^s]s$/.test(verb.lower))
  )
}

function fromQuestions(episode: Episode, pool: ReadonlyMap<number, Publishable>): TitleCandidate[] {
  return openQuestions(episode, pool).flatMap(({ question, text, mark }) => {
    if (text.length > 80 || !/^(?:how|why|what|when|where|who|is|are|do|does|can|should|would|will)\b/i.test(text))
      return []
    if (/\b(?:it|this|that|they|them|he|she|those|these|guys|there|here|thing)\b/i.test(text)) return []
    const strength = pool.get(question.id)?.strength ?? 0
    const personal = /\b(?:you|your|yourself|I|me|my)\b/i.test(text) ? -1.5 : 0.5
    return [{ draft: mark, text, angle: 'question' as const, sentence: question.id, score: strength + 3 + personal }]
  })
}

/** Where our rules of grammar do not reach: short whole sentences. */
function wholeSentence({ sentence, strength, opens, skip }: Publishable): TitleCandidate[] {
  if (!opens || skip > 0) return []
  const angle = sentence.traits.question ? ('question' as const) : ('claim' as const)
  const text = sentence.text.replace(/[.。]$/, '')
  return text.length <= 80 ? [{ draft: `[[${sentence.id}]]`, text, angle, sentence: sentence.id, score: strength }] : []
}

/** "Ada Lovelace on engines, notes and poetry": who and about what. */
function guestTitles(episode: Episode, brief: Brief, subjects: readonly string[]): TitleCandidate[] {
  const english = speaksEnglish(episode)
  const people = guestNames(episode, brief).slice(0, 1)
  const names = people.length > 0 ? people : hostNames(episode, brief).slice(0, 2)
  const titles: TitleCandidate[] = []
  for (const count of [3, 2, 1])
    for (const from of [0, 1, 2]) {
      const chosen = subjects.slice(from, from + count)
      if (chosen.length < count) continue
      const about = english ? listed(chosen) : chosen.join(', ')
      const capital = about.charAt(0).toLocaleUpperCase() + about.slice(1)
      const text =
        names.length === 0 ? capital : english ? `${listed(names)} on ${about}` : `${capital} – ${names.join(', ')}`
      titles.push({ draft: text, text, angle: names.length > 0 ? 'guest' : 'promise', sentence: null, score: 4 - from })
    }
  return titles
}

/** A title about somebody whom only the talk knows ("Dario ran the ovens") tells a stranger nothing. */
function strangers(text: string, episode: Episode): number {
  const first = /^(?:Why |How )?(\p{Lu}\p{Ll}+)\b/u.exec(text)?.[1]
  return first !== undefined &&
    isPersonsName(first, episode) &&
    !episode.speakers.some(({ name }) => name.includes(first))
    ? 5
    : 0
}

function lengthFit(text: string): number {
  if (text.length >= wantedLength.min && text.length <= wantedLength.max) return 2
  const off = text.length < wantedLength.min ? wantedLength.min - text.length : text.length - wantedLength.max
  return -off / 5
}

function subjectFit(text: string, subjects: readonly string[]): number {
  const lower = text.toLowerCase()
  const hits = subjects.slice(0, 12).filter((subject) => lower.includes(subject.toLowerCase()))
  const personal = /[“ ](?:I|We|My|You)\b/.test(` ${text}`) ? -1.5 : 0
  return hits.length === 0 ? -1.5 + personal : Math.min(hits.length, 2) * 1.2
}
