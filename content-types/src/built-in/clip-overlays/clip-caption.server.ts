import type { Cue, Episode, Sentence } from '@podcastai/episode'
import { hookOf } from '../../clip-overlays/caption-hook.ts'
import type { ClipCaption } from '../../clip-overlays/clip-overlays.ts'
import { printWords } from '../../spoken/printed-words.server.ts'
import type { Brief } from '../../type/brief.ts'
import { captionLengths, hookLimit } from '../../types/social-media/social-media.ts'
import { touchesAvoided } from '../../voice/avoided-topics.ts'
import { type CaptionCandidate, captionCandidates } from '../social-media/caption-candidates.server.ts'
import { tailsOf } from '../social-media/caption-tails.server.ts'

/** The caption of a clip that opens best, without its hashtags; null where no sentence can stand on a post. */
export function captionOf(episode: Episode, brief: Brief): Omit<ClipCaption, 'hashtags'> | null {
  const clean = captionCandidates(episode, brief)
  const candidates = byWorth(clean.length > 0 ? clean : captionCandidates(episode, brief, true))
  for (const candidate of candidates) {
    const caption = printed(candidate, episode, brief)
    if (caption) return caption
  }
  return spokenLinesFrom(episode, brief)
}

/** A clip has one caption: better one that tells its thought to the end than its first sentence alone. */
function byWorth(candidates: readonly CaptionCandidate[]): CaptionCandidate[] {
  const worth = ({ score, length }: CaptionCandidate) => score - Math.max(0, fullLength - length) / 40
  return [...candidates].sort((a, b) => worth(b) - worth(a))
}

/** Characters from which a caption is no shorter than it should be. */
const fullLength = captionLengths.short.min

function printed(candidate: CaptionCandidate, episode: Episode, brief: Brief): Omit<ClipCaption, 'hashtags'> | null {
  const tail = tailOf(candidate, episode, brief)
  const { text, problems } = printWords(candidate.draft + tail.text, episode, brief.voice.avoidTopics)
  if (problems.length > 0 || text.length > captionLengths.long.max) return null
  return { hook: hookOf(text), fullCaption: text, reasoning: strategyOf(candidate, tail.asks) }
}

/** What may stand below: a question that the moment invites, else nothing; a clip is no way to a whole talk. */
function tailOf({ sentences }: CaptionCandidate, episode: Episode, brief: Brief) {
  const said = sentences.flatMap(({ first, last }) => episode.sentences.slice(first, last + 1))
  const cues = new Set(said.flatMap(({ traits }) => Object.keys(traits.cues) as Cue[]))
  const tails = tailsOf('medium', cues, episode, brief).filter(({ points }) => !points)
  return tails.find(({ asks }) => asks !== null) ?? tails[0] ?? { text: '', asks: null }
}

/** Where nothing stands alone: whole sentences from the one on that opens best, each on its own line. */
function spokenLinesFrom({ sentences }: Episode, { voice }: Brief): Omit<ClipCaption, 'hashtags'> | null {
  const usable = sentences.filter(
    ({ text, traits }) => traits.hygiene === null && !touchesAvoided(text, voice.avoidTopics),
  )
  const openings = usable.filter(({ text }) => text.length <= hookLimit)
  const best = [...(openings.length > 0 ? openings : usable)].sort((a, b) => worthOf(b) - worthOf(a) || a.id - b.id)[0]
  if (!best) return null
  const lines: string[] = []
  for (const { text } of usable.filter(({ id }) => id >= best.id)) {
    const line = (text.charAt(0).toUpperCase() + text.slice(1)).replace(/\bi\b/g, 'I')
    if ([...lines, line].join('\n').length > captionLengths.long.max) break
    lines.push(line)
  }
  if (lines.length === 0) return null
  return {
    hook: hookOf(lines[0] ?? ''),
    fullCaption: lines.join('\n'),
    reasoning:
      'The transcript has no marks that end a sentence, so the caption gives the words line by line. Check them.',
  }
}

function worthOf({ traits }: Sentence): number {
  return traits.opening + traits.quotability
}

const openings: Record<CaptionCandidate['form'], string> = {
  question: 'Opens on the question and lets the clip answer it',
  quote: 'Opens on the words themselves, because a voice stops a thumb sooner than an announcement',
  name: 'Says first who speaks, then gives the strongest line',
}

function strategyOf({ form }: CaptionCandidate, asks: string | null): string {
  const end = asks === null ? '' : ' It ends on a question that readers can answer from their own life.'
  return `${openings[form]}. The hook is whole within ${hookLimit} characters, before a feed folds the caption.${end}`
}
