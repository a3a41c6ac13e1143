import { countWords, type Episode, oncePer } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { firstPerson, guestNames, nameOf, speaksEnglish } from '../../voice/speaker-names.server.ts'
import { introductionOf } from '../grammar/introduction.server.ts'
import { publishableSentences } from '../grammar/publishable-sentences.server.ts'
import { answersTo, openQuestions } from '../grammar/questions.server.ts'
import { leansOnMore, overlap, type Passage, passagesOf } from '../passages/passages.server.ts'
import { verbOf } from '../passages/reported-speech.server.ts'
import { bestFit } from '../passages/word-fit.server.ts'
import { attributionOf } from './attribution.server.ts'
import { asBeat, type Beat, type Candidate, fitting, styler, wanted } from './beat.server.ts'
import { furtherStakeLead, stakeLead, stakeOf, whoSays } from './script-leads.server.ts'
import { storyWorth } from './story-worth.server.ts'

/** The sharpest claim, or the host's question with its answer. */
export function hookBeat(episode: Episode, brief: Brief): Beat {
  const pool = publishableSentences(episode, brief)
  const styled = styler(episode, brief)
  const candidates = passagesOf(pool, 4)
    .slice(0, 500)
    .flatMap((passage) => {
      const worth = styled(passage) + (pool.get(passage.first)?.strength ?? 0) * 0.4 - leaning(passage)
      return [...hooksFrom(passage, episode, brief), ...signedHooks(passage, episode, brief)].map((one) => ({
        ...one,
        score: worth + (endsOnWhatItIsAbout(one.draft) ? saysAbout : 0),
      }))
    })
  for (const open of openQuestions(episode, pool)) {
    for (const passage of answersTo(open, episode, pool, 4)) {
      const name = nameOf(passage.speaker, brief)
      const lead = `${open.mark} ${name === null ? '' : `${name}: `}`
      const words = countWords(open.text) + countWords(name ?? '') + passage.words
      const score = styled(passage) + (open.question.traits.opening - 50) / 15
      candidates.push({ ...fitting(lead, passage), words, score })
    }
  }
  candidates.sort((a, b) => b.score - a.score)
  const { min, max } = wanted.hook
  const inWindow = candidates.filter(({ words }) => words >= min && words <= max)
  const distinct = inWindow.filter((one, at) => inWindow.findIndex(({ first }) => first === one.first) === at)
  const chosen = distinct[brief.attempt % Math.max(1, Math.min(distinct.length, 8))]
  return chosen ? asBeat([chosen], true) : asBeat(bestFit([candidates], 0, wanted.hook).chosen, false)
}

/** Points of strength for saying what the talk is about. */
const saysAbout = 0.6

/** “… ” and then words of ours that say what it is about. */
function endsOnWhatItIsAbout(draft: string): boolean {
  const behind = draft.slice(draft.lastIndexOf('“') + 1)
  const close = behind.indexOf('” ')
  return close >= 0 && behind.includes(' about ', close + 2)
}

/** Points a hook loses for pointing at what nobody has heard yet, and for stumbling. */
function leaning(passage: Passage): number {
  const { pointing, text } = passage
  return Math.min(3, pointing) * 0.7 + (leansOnMore(passage) ? 2 : 0) + (/\.{3}|…|, like\b/i.test(text) ? 2 : 0)
}

/** “…” / “…,” says Ada. “…”: a quote alone is signed by the section that follows. */
function hooksFrom(passage: Passage, episode: Episode, brief: Brief): Candidate[] {
  const name = nameOf(passage.speaker, brief)
  if (name === null) return [fitting('', passage)]
  const plain = fitting('', passage)
  if (!speaksEnglish(episode))
    return [{ ...plain, draft: `${plain.draft}\n– ${name}`, words: plain.words + countWords(name) }]
  if (passage.last === passage.first) return [plain]
  const rest = passage.last === passage.first + 1 ? `[[${passage.last}]]` : `[[${passage.first + 1}..${passage.last}]]`
  const says = firstPerson(passage.speaker, brief) === 'I' ? 'I said' : `${verbOf(passage, episode)} ${name}`
  const draft = `“${passage.mark.replace(/\.\.\d+\]\]$/, ']]')},” ${says}. “${rest}”`
  return [{ ...plain, draft, words: plain.words + countWords(says) }, plain]
}

/** “…” So says Ada, in a conversation with Ben about bread.: for a line that is strong and short. */
function signedHooks(passage: Passage, episode: Episode, brief: Brief): Candidate[] {
  if (!speaksEnglish(episode) || passage.words > longestSigned) return []
  return signatures(episode)(brief)(passage.speaker).map((line) => {
    const plain = fitting('', passage)
    return { ...plain, draft: `${plain.draft} ${line}`, words: plain.words + countWords(line) }
  })
}

/** Who said a hook, by speaker: many lines of each are tried. */
const signatures = oncePer((episode: Episode) =>
  oncePer((brief: Brief) => {
    const lines = new Map<string | null, string[]>()
    return (speaker: string | null) => {
      const known = lines.get(speaker) ?? attributionOf({ speaker, heard: false }, episode, brief)
      lines.set(speaker, known)
      return known
    }
  }),
)

/** Words that leave room for who said them. */
const longestSigned = 30

/** Who it is that says so, and what is at stake: what is hard, feared, lost or paid. */
export function problemBeat(episode: Episode, brief: Brief, hook: Beat): Beat {
  const taken = hook.used
  const styled = styler(episode, brief)
  const worth = storyWorth(episode, brief)
  const english = speaksEnglish(episode)
  const passages = passagesOf(publishableSentences(episode, brief), 4)
    .filter((passage) => passage.words <= wanted.problemSetup.max && taken.every((other) => !overlap(other, passage)))
    .slice(0, mostWeighed)
    .map((passage) => ({ ...passage, stake: stakeOf(passage.opening) }))
    .map((passage) => ({
      ...passage,
      score: worth(passage) + styled({ ...passage, score: 0 }) + (english && passage.stake !== null ? 1.5 : 0),
    }))
    .sort((a, b) => b.score - a.score || a.first - b.first)
  const lead = ({ speaker, stake }: Staked, further: boolean) => {
    const name = english ? whoSays(speaker, brief) : nameOf(speaker, brief)
    if (!english) return name === null ? '' : `${name}: `
    return further ? furtherStakeLead(name, stake) : stakeLead(episode, name, stake)
  }
  const start = Math.min((brief.attempt % 4) * 6, Math.max(0, passages.length - 40))
  const list = (further: boolean, least: number) =>
    passages
      .filter(({ words }) => words >= least)
      .slice(start, start + 60)
      .map((passage) => ({
        ...fitting(lead(passage, further), passage),
        frame: passage.stake ?? `${passage.first}`,
      }))
  const [alone, first, further] = [list(false, 25), list(false, 12), list(true, 12)]
  const tries = frontsOf(hook, episode, brief).flatMap((front) => {
    const one = { front, fit: bestFit([alone], front.words, wanted.problemSetup) }
    const two = { front, fit: bestFit([first, further], front.words, wanted.problemSetup) }
    return meanScore(two.fit.chosen) - secondCut > meanScore(one.fit.chosen) ? [two, one] : [one, two]
  })
  const best = tries.find(({ fit }) => fit.fits) ?? tries.at(-1)
  const beat = asBeat(best?.fit.chosen ?? [], best?.fit.fits ?? false)
  return { ...beat, draft: `${best?.front.draft ?? ''}${beat.draft}` }
}

/** Passages, best first, among which what is at stake is looked for. */
const mostWeighed = 500

/** Points by which two statements have to be better than one long one. */
const secondCut = 0.5

function meanScore(chosen: readonly Candidate[]): number {
  return chosen.reduce((sum, { score }) => sum + score, 0) / Math.max(1, chosen.length)
}

type Staked = Passage & { stake: string | null }

type Front = { draft: string; words: number }

/** From the fullest to none: who speaks with whom about what, and who the guest is. */
function frontsOf({ used, draft }: Beat, episode: Episode, brief: Brief): Front[] {
  const none = { draft: '', words: 0 }
  if (!speaksEnglish(episode)) return [none]
  const [guest, ...others] = guestNames(episode, brief)
  const introduction = guest !== undefined && others.length === 0 ? introductionOf(guest, episode, brief) : null
  const intro = introduction?.form === 'sentence' ? { draft: `${introduction.mark} `, words: introduction.words } : none
  const isSigned = !draft.endsWith('”')
  const speaker = used[0]?.speaker ?? null
  const lines = isSigned ? [] : attributionOf({ speaker, heard: !/^“[^”]*”$/.test(draft) }, episode, brief)
  const signed = lines.map((line) => ({ draft: `${line} `, words: countWords(line) }))
  const both = signed.map((line) => ({ draft: line.draft + intro.draft, words: line.words + intro.words }))
  return [...(intro === none ? [] : both), ...signed, intro, none]
}
