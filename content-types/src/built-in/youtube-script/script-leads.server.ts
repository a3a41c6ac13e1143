import type { Episode } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { firstPerson, nameOf, speaksEnglish } from '../../voice/speaker-names.server.ts'
import type { OpenQuestion } from '../grammar/questions.server.ts'
import type { Passage } from '../passages/passages.server.ts'
import { carries, type StoryPart } from './story-parts.server.ts'

// The words of ours between what was said: few, and each only where what follows bears it out, so that no two episodes
// get the same row of them.

/** A lead-in with how it leads in. */
export type Lead = { frame: 'asked' | 'subject' | 'kind'; text: string }

/** One of several wordings, always the same one for an episode. */
export function wordingFor<Wording>(episode: Episode, wordings: readonly [Wording, ...Wording[]], turn = 0): Wording {
  const seed = episode.sentences.length + (episode.sentences[0]?.text.length ?? 0)
  return wordings[(seed + turn) % wordings.length] ?? wordings[0]
}

type Setting = { part: StoryPart; position: number; question: OpenQuestion | undefined; subject: string | undefined }

/** Ways to lead in a beat: by the question it answers, the subject it names, what it does in the story. */
export function leadsOf(episode: Episode, brief: Brief, passage: Passage, setting: Setting): Lead[] {
  const name = nameOf(passage.speaker, brief)
  const isMe = firstPerson(passage.speaker, brief) === 'I'
  const speaks = name === null ? '' : isMe ? 'I said: ' : `${name}: `
  if (!speaksEnglish(episode)) return [{ frame: 'kind', text: speaks }]
  const { part, position, question, subject } = setting
  const leads: Lead[] = []
  if (question) leads.push({ frame: 'asked', text: askedBy(question, speaks, brief, position) })
  if (subject !== undefined) leads.push({ frame: 'subject', text: onSubject(subject, part, name, isMe) })
  leads.push({ frame: 'kind', text: isMe ? ownLeads[part] : byKind(episode, passage, part, name, position) })
  return leads
}

/** Where the only host, who speaks the script, is heard. */
const ownLeads: Record<StoryPart, string> = {
  ground: 'I put it this way: ',
  turn: 'Later I said: ',
  takeaway: 'In the end I said: ',
}

/** "Then Ada on bread: ", "Then, on bread: ", "Then I said about bread: " */
function onSubject(subject: string, part: StoryPart, name: string | null, isMe: boolean): string {
  if (isMe) return `${{ ground: 'I', turn: 'Then I', takeaway: 'And I' }[part]} said about ${subject}: `
  if (name === null) return `${{ ground: 'On', turn: 'Then, on', takeaway: 'And last, on' }[part]} ${subject}: `
  return `${{ ground: '', turn: 'Then ', takeaway: 'And ' }[part]}${name} on ${subject}: `
}

/** "Lenny asks: “…” Casey Winters: " */
function askedBy({ question, mark }: OpenQuestion, speaks: string, brief: Brief, position: number): string {
  const me = firstPerson(question.speaker, brief)
  const asker = me ?? nameOf(question.speaker, brief)
  if (asker === null) return `${position > 0 ? 'Then the question: ' : 'The question: '}“${mark}” ${speaks}`
  const asks = me === null ? 'asks' : 'asked'
  return `${position > 0 ? 'Then ' : ''}${asker} ${asks}: “${mark}” ${speaks}`
}

/** What a beat does, by the first kind that what is said bears out; `who` is "Ada: " or empty. */
type Kind = { shows: (opening: string, passage: Passage, episode: Episode) => boolean; says: readonly [Say, ...Say[]] }
type Say = (name: string) => string

const tellsOfItself =
  /^(?:I|We|My|Our|When (?:I|we))\b.{0,30}\b(?:(?:was|were)(?! (?:talking|saying|going to say))|had|did|went|came|started|left|lost|made|built|tried|failed|quit|moved)\b(?<!\b(?:never|not) \S+)/i

const kinds: Record<StoryPart, Kind[]> = {
  ground: [
    { shows: (opening) => tellsOfItself.test(opening), says: [(name) => `${name} has been there: `] },
    {
      shows: (opening) => defines.test(opening),
      says: [(name) => `What it is, in plain words from ${name}: `, (name) => `${name} starts from the ground up: `],
    },
    {
      shows: (_, passage, episode) => carries('claim', { ...passage, last: passage.first }, episode),
      says: [(name) => `${name} makes the case: `, (name) => `The case that ${name} makes: `],
    },
  ],
  turn: [
    {
      shows: (_, { first }, { sentences }) => /^(?:But|Although|Even though)\b/.test(sentences[first]?.text ?? ''),
      says: [
        (name) => `But there is another side to it. ${name}: `,
        (name) => `It is not that simple, though. ${name}: `,
      ],
    },
    {
      shows: (_, { text }) => changes.test(text),
      says: [(name) => `Then something changes. ${name}: `, (name) => `And then comes the turn. ${name}: `],
    },
    {
      shows: (opening) => tellsOfItself.test(opening),
      says: [(name) => `${name} knows it at first hand: `, (name) => `It is no theory for ${name}: `],
    },
    {
      shows: (opening, passage, episode) =>
        /\b(?:I|me|my)\b/.test(opening) && carries('confession', { ...passage, last: passage.first }, episode),
      says: [(name) => `${name} is honest about it: `, (name) => `${name} admits: `],
    },
    {
      shows: (opening) => /^(?:The|One|My|Our) (?:\w+ )?reason\b/i.test(opening),
      says: [(name) => `And the reason? ${name}: `, (name) => `${name} gives a reason: `],
    },
    {
      shows: (opening) => /[$€£]\d|\d ?%|\d times\b|\b(?:percent|million|billion|thousand)\b/i.test(opening),
      says: [(name) => `${name} has a figure for it: `, (name) => `In figures, from ${name}: `],
    },
  ],
  takeaway: [
    {
      shows: (opening) => advises.test(opening),
      says: [
        (name) => `So what to do? ${name}: `,
        (name) => `And the advice? ${name}: `,
        (name) => `What ${name} would have you do: `,
      ],
    },
    {
      shows: (_, { text }) => concludes.test(text),
      says: [
        (name) => `What ${name} takes from it: `,
        (name) => `And where does that leave us? ${name}: `,
        (name) => `What stays, in the words of ${name}: `,
      ],
    },
  ],
}

const defines = /^(?:\S+ ){1,6}(?:is|are|means?) (?:basically |really |just |essentially )?(?:an?|the|when|about)\b/i
const changes =
  /\b(?:I|we) (?:suddenly )?(?:realized|realised)\b|\b(?:turned out|turns out|all of a sudden)\b|\bchanged (?:my|our|every)\w*\b|\bthat[’']s when (?:I|we)\b/i
const advises =
  /^(?:(?:don[’']t|do not|never|always|stop|start|make sure|try|be|focus on|go|find|keep|give|write|learn|take|ask) (?!it\b|is\b)|(?:You|People|We) (?:really |just |also )?(?:have to|need to|must|should(?! have))\b|You[’']ve got to\b|My advice\b|The best (?:way|thing)\b|If you want to .{3,60}, (?:you|just|go|don[’']t|make|try|ask|start|do|think|look|use)\b)/i

const concludes =
  /\b(?:learn(?:ed|t)|lessons?|takeaways?|at the end of the day|in the end|what (?:really )?matters|the most important|the point is|looking back)\b/i

const otherwise: Record<StoryPart, readonly [Say, ...Say[]]> = {
  ground: [(name) => `${name} begins here: `, (name) => `It begins like this. ${name}: `],
  turn: [(name) => `Later ${name} adds: `, (name) => `Then ${name} goes further: `],
  takeaway: [(name) => `And later still, ${name} says: `, (name) => `Later still, from ${name}: `],
}

function byKind(episode: Episode, passage: Passage, part: StoryPart, name: string | null, position: number): string {
  if (name === null) return position === 0 ? '' : part === 'takeaway' ? 'And at the end: ' : 'Later: '
  const kind = kinds[part].find(({ shows }) => shows(passage.opening, passage, episode))
  return wordingFor(episode, kind?.says ?? otherwise[part], position)(name)
}

/** What a statement says is at stake, as "on …" goes on; null where it names nothing of the kind. */
export function stakeOf(text: string): string | null {
  return stakes.find(([words]) => words.test(text))?.[1] ?? null
}

const stakes: [RegExp, string][] = [
  [/\b(?:afraid|scared|fears?|worried|worry|terrified)\b/i, 'the fear behind it'],
  [/\b(?:shame\w*|guilt\w*|lonely|pain(?:s|ful)?(?! points?)|hurt\w*|crie?d)\b/i, 'the part that hurts'],
  [/\b(?:costs?(?! (?:center|effective|base))|expensive)\b/i, 'what it costs'],
  [/\b(?:fail\w*|go wrong|went wrong|broken|broke|risk\w*|danger\w*|lose|losing|threat\w*)\b/i, 'what can go wrong'],
  [
    /\b(?:hard|harder|hardest|difficult|tricky|struggl\w*|challeng\w*|problem (?:is|was)|trouble)\b/i,
    'what makes it hard',
  ],
]

/** "Ada on what it costs: ", "What it costs, in the words of Ada: ", "First, what it costs. Ada: "; `who` as `whoSays` has it. */
export function stakeLead(episode: Episode, who: string | null, stake: string | null): string {
  if (who === 'I') return stake === null ? 'I put it this way: ' : `First, ${stake}. I said: `
  if (who === null) return stake === null ? '' : `${capital(stake)}: `
  if (stake === null)
    return wordingFor(episode, [`${who} puts it this way: `, `How ${who} sees it: `, `In the words of ${who}: `])
  return wordingFor(episode, [
    `${who} on ${stake}: `,
    `${capital(stake)}, in the words of ${who}: `,
    `First, ${stake}. ${who}: `,
    `Listen to ${who} on ${stake}: `,
  ])
}

/** Leads in the second statement of what is at stake. */
export function furtherStakeLead(who: string | null, stake: string | null): string {
  if (who === 'I') return stake === null ? 'I also said: ' : `And ${stake}. I said: `
  if (stake === null) return who === null ? 'And this: ' : `${who} also says: `
  return who === null ? `And ${stake}: ` : `And ${stake}, from ${who}: `
}

/** The name of whoever speaks; "I" for the only host of the podcast, whose script it is. */
export function whoSays(speaker: string | null, brief: Brief): string | null {
  return firstPerson(speaker, brief) === 'I' ? 'I' : nameOf(speaker, brief)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
