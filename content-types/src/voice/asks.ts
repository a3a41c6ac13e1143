import type { BrandVoice, SocialMediaTone, Voice } from '../type/brief.ts'

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
export function askFor(voice: Voice): string | null {
  const goal = parseGoal(voice.contentGoals)
  if (goal === null) return null
  const one = voice.hostNames.length === 1
  const [us, our] = one ? ['me', 'my'] : ['us', 'our']
  const tell: Record<Goal, string> = {
    newsletter: `If you want the next one in your inbox, sign up for ${our} newsletter.`,
    community: `Tell ${us} in the comments how you see it; ${one ? 'I read' : 'we read'} every one.`,
    sales: `If you want to work on this with ${us}, write to ${us}.`,
    growth: `Follow along if you want more conversations like this one.`,
    listening: `The whole conversation is worth your next walk.`,
    teaching: `Write down the one thing you will try first.`,
  }
  return tell[goal]
}

/** Returns the voice's question to readers below a post or at the end of a script. */
export function questionFor(voice: Voice): string {
  const us = voice.hostNames.length === 1 ? 'me' : 'us'
  const questions: Record<BrandVoice, string> = {
    friendly: `What has it been like for you? Tell ${us} in the comments.`,
    professional: 'Where does your experience differ?',
    casual: `Disagree? Tell ${us} in the comments.`,
    inspiring: 'What will you try first?',
    humorous: `Laugh or argue? Tell ${us} in the comments.`,
    authoritative: 'Which of these arguments would you challenge?',
  }
  return voice.brandVoice === null
    ? `Where do you see it differently? Tell ${us} in the comments.`
    : questions[voice.brandVoice]
}

/** Returns what a post asks of its readers in the chosen social media tone; null if none is chosen. */
export function askInTone({ socialMediaTone, hostNames }: Voice): string | null {
  const asks: Record<SocialMediaTone, string> = {
    engaging: `Do you see it the same way? Tell ${hostNames.length === 1 ? 'me' : 'us'} in the comments.`,
    educational: 'Save this for the day you need it.',
    emotional: 'Who comes to mind when you read this?',
    trendy: 'Send it to the one who said so first.',
    supportive: 'Who could use this today? Send it to them.',
  }
  return socialMediaTone === null ? null : asks[socialMediaTone]
}
