import type { Cue, Episode } from '@podcastai/episode'
import type { Passage } from '../passages.server.ts'
import type { OpenQuestion } from '../questions.server.ts'
import { firstPerson, nameOf, speaksEnglish } from '../reported-speech.server.ts'
import type { Brief } from '../writer.server.ts'

// The words of ours between what was said: few, and chosen by what kind of moment follows, so that no two episodes get
// the same row of them.

/** A lead-in with how it leads in. */
export type Lead = { frame: 'asked' | 'subject' | 'kind'; text: string }

/** One of several wordings, always the same one for an episode. */
export function wordingFor<Wording>(episode: Episode, wordings: readonly [Wording, ...Wording[]], turn = 0): Wording {
  const seed = episode.sentences.length + (episode.sentences[0]?.text.length ?? 0)
  return wordings[(seed + turn) % wordings.length] ?? wordings[0]
}

/** Ways to lead in a beat at a position: by the question it answers, the subject it names, the kind of moment it is. */
export function leadsOf(
  episode: Episode,
  brief: Brief,
  passage: Passage,
  setting: { position: number; beats: number; question: OpenQuestion | undefined; subject: string | undefined },
): Lead[] {
  const name = nameOf(passage.speaker, brief)
  if (!speaksEnglish(episode)) return [{ frame: 'kind', text: name === null ? '' : `${name}: ` }]
  const { position, beats, question, subject } = setting
  const leads: Lead[] = []
  if (question) leads.push({ frame: 'asked', text: askedBy(question, name, brief, position) })
  const speaks = name === null ? '' : `${name}: `
  if (subject !== undefined) {
    const turns = [
      [`Take ${subject}. `, `First, ${subject}. `, `Start with ${subject}. `],
      [`Then there is ${subject}. `, `From there it goes to ${subject}. `, `The talk comes to ${subject}. `],
      [`And ${subject}? `, `That leaves ${subject}. `, `Which brings them to ${subject}. `],
    ] as const
    const place = position === 0 ? 0 : position === beats - 1 ? 2 : 1
    leads.push({ frame: 'subject', text: `${wordingFor(episode, turns[place])}${speaks}` })
  }
  leads.push({ frame: 'kind', text: byKind(episode, passage, name, position, beats) })
  return leads
}

/** "Lenny asks: “…” Casey Winters: " */
function askedBy({ question, mark }: OpenQuestion, name: string | null, brief: Brief, position: number): string {
  const me = firstPerson(question.speaker, brief)
  const asker = me ?? nameOf(question.speaker, brief)
  const speaks = name === null ? '' : `${name}: `
  if (asker === null) return `${position > 0 ? 'Then the question: ' : 'The question: '}“${mark}” ${speaks}`
  const asks = me === null ? 'asks' : 'asked'
  return `${position > 0 ? 'Then ' : ''}${asker} ${asks}: “${mark}” ${speaks}`
}

function byKind(episode: Episode, passage: Passage, name: string | null, position: number, beats: number): string {
  const when =
    position === 0
      ? ''
      : position === beats - 1
        ? wordingFor(episode, ['In the end ', 'Last, ', 'And then '])
        : 'Later '
  if (name === null) return when === '' ? '' : `${when.trim().replace(/,$/, '')}: `
  const cues = episode.sentences.slice(passage.first, passage.last + 1).map(({ traits }) => traits.cues)
  const verbs = kinds.find(([cue]) => cues.some((found) => found[cue] !== undefined))?.[1] ?? plainVerbs
  return `${when}${name} ${verbs[position % verbs.length]}: `
}

const plainVerbs = ['puts it this way', 'says', 'has this to say']

/** By the kind of moment, the rarer kinds first; one wording for each position, so that none comes twice. */
const kinds: [Cue, string[]][] = [
  ['confession', ['admits', 'is honest about it', 'admits']],
  ['story', ['looks back', 'remembers', 'tells the story']],
  ['advice', ['gives this advice', 'says what to do', 'has a piece of advice']],
  ['definition', ['explains', 'explains', 'says what it means']],
  ['claim', ['makes the case', 'puts it plainly', 'comes to the point']],
]

/** What a statement says is at stake, as "on …" goes on; null where it names nothing of the kind. */
export function stakeOf(text: string): string | null {
  return stakes.find(([words]) => words.test(text))?.[1] ?? null
}

const stakes: [RegExp, string][] = [
  [/\b(?:afraid|scared|fear\w*|worr\w+|terrified)\b/i, 'the fear behind it'],
  [/\b(?:shame\w*|guilt\w*|lonely|pain\w*|hurt\w*|crie?d)\b/i, 'the part that hurts'],
  [/\b(?:money|cost\w*|fund\w*|expensive|pay|paid|dollars?|price\w*)\b/i, 'what it costs'],
  [/\b(?:fail\w*|wrong|broken?|broke|risk\w*|danger\w*|lost|lose|threat\w*)\b/i, 'what can go wrong'],
  [/\b(?:hard\w*|difficult|tricky|struggl\w*|challenge\w*|problem\w*|trouble)\b/i, 'what makes it hard'],
  [/\b(?:can[’']t|cannot|couldn[’']t|without|stuck)\b/i, 'what is not possible'],
  [/\b(?:nobody|no one|never)\b/i, 'what goes unnoticed'],
]

/** "Ada on what it costs: ", "What it costs, in the words of Ada: ", "First, what it costs. Ada: " */
export function stakeLead(episode: Episode, who: string | null, stake: string | null): string {
  if (who === null) return stake === null ? '' : `${capital(stake)}: `
  if (stake === null)
    return `${who} ${wordingFor(episode, ['sets the scene', 'starts here', 'says where it begins'])}: `
  return wordingFor(episode, [
    `${who} on ${stake}: `,
    `${capital(stake)}, in the words of ${who}: `,
    `First, ${stake}. ${who}: `,
    `Listen to ${who} on ${stake}: `,
  ])
}

/** Leads in the second statement of what is at stake. */
export function furtherStakeLead(who: string | null, stake: string | null): string {
  const also = stake === null ? 'And this' : `And ${stake}`
  return who === null ? `${also}: ` : `${also}, from ${who}: `
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
