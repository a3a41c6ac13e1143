import type { Voice } from '../type/brief.ts'
import { en } from './wording/en.ts'
import type { Wording } from './wording/wording.ts'

// What listeners are asked to do at the end, based on the podcast's goals and voice.

export const goals = ['newsletter', 'community', 'sales', 'growth', 'listening', 'teaching'] as const
export type Goal = (typeof goals)[number]

const goalWords: Record<Goal, RegExp> = {
  newsletter: /\b(?:newsletter|e-?mail|mailing list|inbox)\b/i,
  community: /\b(?:communit\w+|engag\w+|comment\w*|conversation|discuss\w*|interact\w*)\b/i,
  sales: /\b(?:sales?|sell\w*|leads?|clients?|customers?|book(?:ing)?s?|revenue|course|product|service)\b/i,
  growth: /\b(?:grow\w*|followers?|subscribers?|subscriptions?|audience|reach|awareness)\b/i,
  listening: /\b(?:listen\w*|downloads?|plays|streams?|traffic|episodes?)\b/i,
  teaching: /\b(?:educat\w+|teach\w*|inform\w*|knowledge|learn\w*)\b/i,
}

/** Returns the first goal that the text names; null if there is none. */
export function parseGoal(contentGoals: string): Goal | null {
  const found = goals
    .map((goal) => ({ goal, at: contentGoals.search(goalWords[goal]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  return found[0]?.goal ?? null
}

/** Returns one sentence that asks for the goal in the hosts' first person; null without a goal. */
export function askFor(voice: Voice, { asks }: Pick<Wording, 'asks'> = en): string | null {
  const goal = parseGoal(voice.contentGoals)
  return goal === null ? null : asks.goals[goal](voice.hostNames.length === 1)
}

/** Returns the voice's question to readers below a post or at the end of a script. */
export function questionFor({ brandVoice, hostNames }: Voice, { asks }: Pick<Wording, 'asks'> = en): string {
  return asks.questions[brandVoice ?? 'none'](hostNames.length === 1)
}

/** Returns what a post asks of its readers in the chosen social media tone; null if none is chosen. */
export function askInTone({ socialMediaTone, hostNames }: Voice, { asks }: Pick<Wording, 'asks'> = en): string | null {
  return socialMediaTone === null ? null : asks.tones[socialMediaTone](hostNames.length === 1)
}
