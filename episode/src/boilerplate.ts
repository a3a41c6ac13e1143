import type { SentenceTraits, Speaker, TurnSummary } from './episode.ts'
import { findAsides } from './judgement/asides.ts'
import type { Reading } from './sentences.ts'
import { peopleAmong } from './speaker-labels.ts'
import { isEnglishWord } from './tagger.ts'

type Boilerplate = NonNullable<SentenceTraits['boilerplate']>

const sponsor =
  /\b(?:brought to you by|sponsored by|our sponsor|today's sponsor|this (?:episode|podcast|show) is (?:supported|sponsored)|promo code|coupon code|use (?:the )?code\b|percent off|\d+% off|free trial|sign up (?:today|now|at)|money.back guarantee|thanks to (?:our (?:sponsors?|partners?)|[\w'’]+(?: [\w'’]+)? for (?:supporting|sponsoring))|(?:days|weeks|months) (?:for )?free\b(?! (?:of|from))|(?:go|head|head over) to \S+ ?(?:\.|dot) ?(?:com|io|dev|org|co|fm|net)\b)/i
const opening =
  /\b(?:welcome (?:back )?to|welcome to (?:another|the|episode)|you're listening to|this is episode|episode number|my name is|^(?:hey|hi|hello),? (?:i'm|i am|everyone|everybody|there)|i'm your host|today (?:we|i)(?:'re|'m| are| am| have)|joining (?:me|us)|we're joined by|my guest|today's (?:guest|episode|show)|thanks for (?:having|joining|coming|being)|thank you (?:so much )?for (?:having|joining|coming|being)|welcome (?:to the show|aboard)|on the show|i'm \w+ \w+,? (?:and (?:this|you|today|i)|your host)|the (?:show|podcast) (?:about|where|for|that))\b/i
const biography =
  /\b(?:is|was|are) (?:currently |now )?(?:a|an|the) [^.]{0,70}\b(?:engineer|developer|founder|author|ceo|cto|hacker|designer|consultant|professor|director|scientist|writer|entrepreneur|coach|researcher|journalist)\b|\bwhen (?:he|she|they)(?:'s| is|'re| are) not\b/i
const closing =
  /\b(?:thank(?:s| you)(?: so much| very much)?(?:,? \w+,?)? for (?:listening|joining|coming|being|having|your time|taking)|where can (?:people|folks|listeners|our) .*(?:find|follow|reach)|follow (?:me|us|you) on|find (?:me|us|you) (?:on|at|online)|see you (?:next|soon|in the next)|until next time|that's (?:all|it) for (?:today|this)|take care|bye[- ]?bye|good ?bye|bye\b|we'll talk soon|signing off|thank you (?:so|very) much\W*$)/i
const housekeeping =
  /\b(?:subscribe|leave (?:us )?a review|rate (?:us|the show)|show notes|link (?:is |will be )?in the (?:description|notes)|newsletter|patreon|(?:join|in) (?:our|the) (?:slack|discord)|can you hear me|how are you (?:doing|today|all)?|how's it going|good to see you|nice to (?:meet|see) you|are we recording|let me share my screen|next slide|sound check|before we (?:start|begin|get started|dive)|we(?:'|’)ll be (?:right )?back|we(?:'|’)re back (?:with|to|from)|quick break|short break|right back|after (?:the|this) break|podcast app|apple podcasts|spotify|dot com slash|dot (?:com|org|net|io)\b|\w\.com\b|https?:|www\.|past episodes|keep up with the show|check (?:it|us|that|me|them) out (?:at|on)|if you (?:want to|wanna) check|getting? started at|you can go to)\b/i

/** Classifies each sentence as boilerplate or content (null). English cues; jingle turns in any language. */
export function classifyBoilerplate(
  readings: readonly Reading[],
  turns: readonly TurnSummary[],
  speakers: readonly Speaker[],
): (Boilerplate | null)[] {
  const total = readings.at(-1)?.sentence.end ?? 0
  const people = peopleAmong(readings.map(({ sentence }) => sentence.speaker))
  const marks: (Boilerplate | null)[] = readings.map(({ sentence }) => {
    if (sentence.speaker !== null && !people.has(sentence.speaker)) return 'sponsor'
    if (sponsor.test(sentence.text)) return 'sponsor'
    if (housekeeping.test(sentence.text)) return 'housekeeping'
    if (sentence.start < Math.max(60, total * 0.08) && opening.test(sentence.text)) return 'intro'
    if (sentence.start < Math.min(180, total * 0.06) && biography.test(sentence.text)) return 'intro'
    if (sentence.end > total - Math.max(60, total * 0.06) && closing.test(sentence.text)) return 'outro'
    return null
  })
  followSponsors(readings, marks)
  bridgeSponsors(readings, marks)
  spreadIntro(readings, marks, Math.min(120, total * 0.05))
  spreadOutro(readings, turns, marks, Math.min(90, total * 0.04))
  addAsides(readings, marks, speakers)
  return marks
}

/** Shares of the episode's length before which asides count as its intro and after which they count as its outro. */
const ends = { intro: 0.08, outro: 0.95 } as const
/** The minimum length of an episode, in seconds, for it to have distinct parts. */
const minSeconds = 180

/** Marks boilerplate that no cue signals, in languages that have a tagger. */
function addAsides(readings: readonly Reading[], marks: (Boilerplate | null)[], speakers: readonly Speaker[]): void {
  if (readings.every(({ tokens }) => tokens.length === 0)) return
  const total = readings.at(-1)?.sentence.end ?? 0
  if (total < minSeconds) return
  const asides = findAsides(
    readings,
    marks.map((mark) => mark !== null),
    speakers,
  )
  for (const [id, isAside] of asides.entries()) {
    if (!isAside) continue
    const share = (readings[id]?.sentence.start ?? 0) / total
    marks[id] ??= share < ends.intro ? 'intro' : share > ends.outro ? 'outro' : 'sponsor'
  }
}

/** Finds the name of a sponsor: "brought to you by Ledgerlark". */
const sponsorName =
  /\b(?:brought to you by|sponsored by|supported by|our sponsor,?|today's sponsor,? is|thanks to)\s+((?:[A-Z][\w&'’-]*)(?: [A-Z][\w&'’-]*){0,2})|\b(?:brought to you by|sponsored by)\s+(?!(?:an?|the|our|my|your|this|these|those|all|some|people|listeners)\b)([a-z][\w'’-]{3,})/
/** Maximum sentences to a sponsor's next mention: after the first mention, after later ones, and in all. */
const reach = { first: 16, further: 12, all: 60 } as const

/** Marks everything from a sponsor's name to the last nearby mention of it by the same voice as part of the ad. */
function followSponsors(readings: readonly Reading[], marks: (Boilerplate | null)[]): void {
  for (const [index, { sentence }] of readings.entries()) {
    const found = marks[index] === 'sponsor' ? sponsorName.exec(sentence.text) : null
    const name = found?.[1] ?? found?.[2]
    if (name === undefined) continue
    const spoken = shortName(name)
    let last = index
    for (const [step, { sentence: next }] of readings.slice(index, index + reach.all).entries()) {
      if (index + step - last > (last === index ? reach.first : reach.further)) break
      if (next.speaker === sentence.speaker && next.text.toLowerCase().includes(spoken)) last = index + step
    }
    marks.fill('sponsor', index, last + 1)
  }
}

/** Returns what a sponsor is called later: the first word of "Ledgerlark Labs", unless it is an English word. */
function shortName(name: string): string {
  const [first = name] = name.toLowerCase().split(' ')
  return isEnglishWord(first) ? name.toLowerCase() : first
}

/** Marks everything between two sponsor cues in one turn, and two sentences after the last, as part of the ad. */
function bridgeSponsors(readings: readonly Reading[], marks: (Boilerplate | null)[]): void {
  let last = -1
  for (let index = 0; index < marks.length; index += 1) {
    if (marks[index] !== 'sponsor') continue
    const sameVoice = readings[last]?.sentence.turn === readings[index]?.sentence.turn
    if (last >= 0 && sameVoice && index - last <= 14) marks.fill('sponsor', last, index)
    last = index
  }
}

/** Marks what the introducing speaker says before the last intro cue; another voice before it is a teaser. */
function spreadIntro(readings: readonly Reading[], marks: (Boilerplate | null)[], seconds: number): void {
  const last = marks.findLastIndex(
    (mark, index) => mark === 'intro' && (readings[index]?.sentence.start ?? 0) <= seconds,
  )
  const speaker = readings[last]?.sentence.speaker
  for (let index = 0; index < last; index += 1)
    if (readings[index]?.sentence.speaker === speaker) marks[index] ??= 'intro'
}

function spreadOutro(
  readings: readonly Reading[],
  turns: readonly TurnSummary[],
  marks: (Boilerplate | null)[],
  seconds: number,
): void {
  const total = readings.at(-1)?.sentence.end ?? 0
  const first = marks.findIndex(
    (mark, index) => mark === 'outro' && (readings[index]?.sentence.start ?? 0) >= total - seconds,
  )
  if (first < 0) return
  const turn = turns[readings[first]?.sentence.turn ?? 0]
  const from = Math.max(first, turn?.firstSentence ?? first)
  for (let index = from; index < marks.length; index += 1) marks[index] ??= 'outro'
}
