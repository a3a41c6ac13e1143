import { isDoubtful } from './doubts.server.ts'
import type { Said, SaidWord } from './said.server.ts'

/** Where a quotation was found: its words, and those of the turn in front of it and behind it. */
export type Cut = {
  run: readonly SaidWord[]
  before: readonly SaidWord[]
  after: readonly SaidWord[]
  wanted: readonly string[]
  written: string
}

/**
 * Why words that were said may not be quoted like that: cut out of a denial, a doubt, a condition or somebody else's
 * view they say something else. Null where nothing is lost.
 */
export function cutProblem({ run, before, after, wanted, written }: Cut, said: Said): string | null {
  const [first, last] = [run[0]?.sentence ?? -1, run.at(-1)?.sentence ?? -1]
  const front = before.filter(({ sentence }) => sentence === first)
  const back = after.filter(({ sentence }) => sentence === last)
  if (!said.english) return front.length + back.length > 0 ? otherLanguageCut(wanted, first, said) : null
  const lead = sinceBut(front, said)
  if (wanted.length < 3) return leftOut(negators.exec(lead.split(' ').slice(-4).join(' ')), 'before')
  const next = wordsOf(after.filter(({ sentence }) => sentence === last + 1))
  const earlier = wordsOf(before.filter(({ sentence }) => sentence === first - 1))
  const opensClause = front.length === 0 || opensAClause(front, said)
  const asked = /\?[^\w?]*$/.test(said.episode.sentences[last]?.text ?? '') && !/\?[^\w?]*$/.test(written)
  const behind = wordsOf(back)
  return (
    leftOut(opensClause ? null : negators.exec(lead), 'before') ??
    leftOut(views.exec(lead), 'before') ??
    leftOut(front.length === 0 ? ofOthers.exec(earlier) : null, 'before') ??
    leftOut(conditions.exec(behind), 'behind') ??
    leftOut(/^(?:who|whom|whose|which|that|when|where|while|than)\b/.exec(behind), 'behind') ??
    leftOut(
      bounded.test(wanted.join(' ')) && !endsAClause(run.at(-1), back, said) ? /^\S+/.exec(behind) : null,
      'behind',
    ) ??
    leftOut(takenBack.exec(behind) ?? takenBack.exec(next), 'behind') ??
    (asked ? 'was asked, not said; keep its question mark, or quote something else' : null)
  )
}

/** Outside English a run of words is a whole sentence, or one or two words that no denial or doubt stands beside. */
function otherLanguageCut(wanted: readonly string[], sentence: number, { episode }: Said): string | null {
  if (wanted.length >= 3) return 'is no whole sentence; quote whole sentences'
  const isOpen = isDoubtful(episode.sentences[sentence]?.text ?? '', episode.language)
  return isOpen ? 'is cut out of a sentence that denies, doubts or reports it' : null
}

const negators =
  /\b(?:no|not|never|nobody|nothing|none|nor|neither|no one|nowhere|without|cannot|hardly|barely|rarely|seldom|few|little)\b|n't\b/

/** Words behind which something is thought, doubted, heard or only supposed. */
const views =
  /\b(?:doubts?|doubted|den(?:y|ies|ied)|refus(?:es?|ed|ing)|myths?|lies?|lied|rumou?rs?|nonsense|false|untrue|wrong|misconceptions?|suppos(?:es?|ed)|imagin(?:es?|ed)|pretend(?:s|ed)?|if|unless|whether|wish(?:es|ed)?|hop(?:es?|ed)|fear(?:s|ed)?|unlikely|impossible|far from|instead of|fail(?:s|ed)? to|stop(?:s|ped)?|i thought|used to|apparently|allegedly|supposedly|(?:they|people|everybody|everyone|others|some|he|she|critics|you|parents|experts|companies|doctors)(?:'d| would| will|'ll| always| often| still)* (?:say|says|said|think|thinks|thought|believe|believes|believed|claim|claims|claimed|told|tell|tells|insist|insisted)|(?:say|says|saying|said|claims?|claimed|told|believes?|believed|thinks|argues?|argued)(?: \S+)? that|tell you)\b/

const ofOthers =
  /\b(?:myths?|misconceptions?|lies?|(?:people|they|everybody|everyone|others|some) (?:\S+ )?(?:say|think|believe|claim|tell)\b)[^.]{0,40}$/

const conditions = /\b(?:if|unless|except|though|although|provided|assuming|until)\b/

const takenBack =
  /^(?:(?:but |and )?(?:is|was|that's|that is|that was|this is|which is|which was|it's|it is|and that is)(?: just| simply| complete| completely| such| all| a| an| totally| absolutely)* (?:wrong|nonsense|myths?|lies?|false|untrue|rubbish|not true|bullshit|what (?:they|people|some|everybody|everyone))|not true|nonsense|wrong|of course not|not really|(?:i'm |i am |just )?(?:kidding|joking)|no it)/

/** What a word like these says ends where its clause ends. */
const bounded = /\b(?:no|not|never|nobody|nothing|only|all|every|always|everybody|everyone)\b|n't\b/

function leftOut(found: RegExpExecArray | null, where: 'before' | 'behind'): string | null {
  return found === null ? null : `leaves out “${found[0]}” ${where} it, which turns it round`
}

/** Words in front, since the last ", but": what was denied before it is not denied behind it. */
function sinceBut(front: readonly SaidWord[], said: Said): string {
  const at = front.findLastIndex(
    ({ plain }, index) => plain === 'but' && /[,;:–—-]$/.test(chunk(front[index - 1], said)),
  )
  return wordsOf(front.slice(at + 1))
}

function opensAClause(front: readonly SaidWord[], said: Said): boolean {
  const previous = front.at(-1)
  const joins = previous?.plain === 'and' || previous?.plain === 'but'
  return /[,;:–—-]$/.test(chunk(joins ? front.at(-2) : previous, said))
}

function endsAClause(closing: SaidWord | undefined, back: readonly SaidWord[], said: Said): boolean {
  return (
    back.length === 0 ||
    /[.,;:!?–—]["”’)]*$/u.test(chunk(closing, said)) ||
    /^(?:and|but|because|so|or)$/.test(back[0]?.plain ?? '')
  )
}

function chunk(word: SaidWord | undefined, { episode }: Said): string {
  if (!word) return ''
  const chunks = (episode.sentences[word.sentence]?.text ?? '').split(/\s+/)
  const dash = chunks[word.at + 1] ?? ''
  return /^[–—-]+$/.test(dash) ? dash : (chunks[word.at] ?? '')
}

function wordsOf(words: readonly SaidWord[]): string {
  return words.map(({ plain }) => plain).join(' ')
}
