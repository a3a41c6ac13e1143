import type { Episode } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { touchesAvoided } from '../../voice/avoided-topics.ts'
import { bannedPhrases } from '../../voice/banned-phrases.ts'
import { forbiddenWords, saysForbidden } from '../../voice/guidelines.ts'
import { isPersonsName } from '../grammar/named-things.server.ts'
import { dependsOnContext } from '../grammar/publishable-sentences.server.ts'
import { tasteOf } from '../grammar/taste.server.ts'
import { subjectsOf } from '../passages/subjects.server.ts'
import { emptiness } from './emptiness.server.ts'
import type { Framed } from './frames.server.ts'

/** Points for a headline, or null where a stranger could not place it. */
export function worthIn(episode: Episode, brief: Brief): (headline: Framed) => number | null {
  const subjects = subjectsOf(episode, brief)
    .slice(0, 14)
    .map((subject) => subject.toLowerCase())
  const forbidden = forbiddenWords(brief.voice.brandGuidelines)
  const taste = tasteOf(brief.voice, { social: false })
  const roles = new Map(episode.speakers.map(({ name, role }) => [name, role]))
  return (headline) => {
    const { text, sentence, form } = headline
    if (
      unfit.test(text) ||
      coarse.test(text) ||
      banned.test(text) ||
      saysForbidden(text, forbidden) ||
      touchesAvoided(text, brief.voice.avoidTopics)
    )
      return null
    if (points.test(text) && pointsOutside(text)) return null
    const host = roles.get(sentence.speaker ?? '') === 'host'
    const lower = text.toLowerCase()
    const about = subjects.filter((subject) => lower.includes(subject))
    // A short cut out of a long sentence is not what made the sentence strong.
    const share = Math.min(1, 0.25 + (headline.words / sentence.words) * 1.2)
    const parts = [
      Math.max(-18, sentence.traits.quotability - 50) * 0.1 * share,
      Math.max(-20, sentence.traits.opening - 50) * 0.05 * share,
      about.length > 0 ? 2 : 0,
      about.length > 1 ? 1 : 0,
      about[0] !== undefined && subjects.indexOf(about[0]) < 3 ? 1 : 0,
      forms[form],
      headline.contrast ? 2 : 0,
      headline.figure ? 1.2 : 0,
      Math.min(4.5, 1.5 * (text.match(strong)?.length ?? 0)),
      /^(?:people|nobody|everybody|everyone|most|you|no one|every|all)\b/i.test(text) ? 1 : 0,
      /^\p{L}{3,}s (?:are|have|don[’']t|do|can[’']t|never|always|want|need|love|hate)\b/iu.test(text) ? 1.5 : 0,
      -looseArticle(text, subjects),
      flat.test(text) ? -4.5 : 0,
      hedged.test(text) ? -2 : 0,
      passing.test(text) ? -2.5 : 0,
      form === 'superlative' &&
      /^the (?:only|first)\b|\b(?:part|thing|time|place) (?:of|that|to|about|i|we|you)\b/i.test(text)
        ? -2.5
        : 0,
      /^(?:I|My|We|Our)\b/.test(text) ? -1 : 0,
      /^You (?!have to|need to|don|can[’']?t|cannot|never|are|[’']re|should|must)/.test(text) &&
      !headline.contrast &&
      !/\b(?:never|nobody|only|every|wrong|love|hate)\b/.test(lower)
        ? -4.5
        : 0,
      /^You (?:\p{L}+ed|were|had|said|did|made|wrote|built|got|came|went|gave)\b/u.test(text) ? -4 : 0,
      host && form !== 'question' ? (/\b(?:you|your)\b/i.test(text) ? -5 : -1.5) : 0,
      form === 'question' ? questionCost(text) : 0,
      form === 'question' && !host && roles.size > 0 ? -1.5 : 0,
      sentence.traits.rough ? -1 : 0,
      headline.words < 4 ? (form === 'advice' ? -2 : -1) : 0,
      /^We (?!are|have|need|must|should|don[’']t|can[’']t|all|never|only)/.test(text) ? -2 : 0,
      (text.match(/,/g)?.length ?? 0) * -0.7,
      taste({ ...sentence, text }) / 3,
    ]
    const worth = parts.reduce((sum, part) => sum + part, 0)
    // What takes a closer look is asked of nothing that is hopeless anyway.
    if (worth <= hopeless) return worth
    return worth - emptiness(text) - (stranger(text, episode) ? 5 : 0)
  }
}

const hopeless = -5

/** Asked of one person about one thing, or asked to hear a yes: nobody else looks for the answer. */
function questionCost(text: string): number {
  if (
    /\b(?:did|have|were|had|are|would|could) you\b|\byou (?:think|mean|feel|guess)\b|\byour\b|^how (?:many|much|long|old)\b/i.test(
      text,
    )
  )
    return -3.5
  if (/\bI\b/.test(text)) return -2
  return /^\p{L}+n[’']t\b|\band why\?$/iu.test(text) ? -2.5 : 0
}

/** What a thing once was, or what it is for: true, and no news. */
const passing =
  /^(?!(?:Why|How|I|We|My) )[^,]*?\b(?:was|were|wanted|had|did|didn[’']t|used)\b|\b(?:is|are) (?:basically )?(?:a|one|another) (?:way|type|kind|part|tool|set|place|form) (?:to|of|for)\b|\b(?:has|have) (?:had|always been)\b|\b(?:seems?|appears?) to be\b|\b(?:is|are|get|gets) (?:built|based|used|integrated|called|located|written|fronting|supported|hosted|scheduled|incubated)\b|\b(?:contains|includes|consists|provides|allows|supports)\b|\bbelongs? to\b/iu

/** A title is ours, whoever said the words first. */
const banned = new RegExp(`(?<!\\p{L})(?:${bannedPhrases.join('|').replaceAll('’', "[’']")})`, 'iu')

/** Said so, and nothing that a podcast writes on its front. */
export const coarse = /\b(?:(?:mother)?fuck\p{L}*|(?:bull)?shit\p{L}*|bitch\p{L}*|cunts?|dicks?|assholes?)\b/iu

const forms: Record<Framed['form'], number> = {
  statement: 0,
  advice: 0.5,
  question: 1,
  why: 2,
  how: 1,
  superlative: 0.5,
  path: 1.5,
}

const strong =
  /\b(?:never|nobody|no one|nothing|every|only|always|worst|best|hardest|biggest|mistakes?|wrong|secrets?|fail\w*|hate\w*|kills?|dies?|dead|die|love|fear|afraid|lie|lies|broken|broke|dumb|stupid|lazy|shame|enough|impossible|free|dangerous|danger|trust|truth|money|pay|paid|quit|fired|myth|trap|cost|crazy|hard|enemy|war|death|alone|scared|lost|lose|win|wins|won|real|not|can't|won't|don't|doesn't|isn't|aren't|can’t|won’t|don’t|doesn’t|isn’t|aren’t)\b/gi

/** Talk about the talk, calls across the table, and words that say nothing to a stranger. */
const unfit =
  /\b(?:podcasts?|episodes?|listeners?|show notes|congratulations|questions?|shout ?out|mentioned|guess|thank you|thanks|sorry|welcome|topics?|conversation|talking about|talk about|today we|in terms of|lot of|bunch|a bit|a couple|for sure|of course|I would (?:say|love|encourage)|want to say|I (?:was|am|'m|’m) (?:like|saying|curious|wondering)|let['’]s|let me|tell me|curious|kudos|happy to|excited to|glad|interested in|cool|awesome|nice|super|et cetera|etc|basically|obviously|definitely|do you mind|go ahead|sounds? like|feels? like|seems? like|looks? like|as you (?:know|said|can)|you said|like I|like you|I remember|I wanted|I want to|I was going)\b|^(?:can|could) you (?:\w+ )?(?:talk|tell|explain|describe|give|share|walk|say)|^(?:do|did) you (?:mean|want to|know|think)|coming up|next up|\bhear (?:from|about)\b|^(?:No|Yes|Yeah)[, ]|, \p{Lu}\p{Ll}+\??$|^(?:like|the (?:truth|thing|point|fact|reality|idea|goal) is|the (?:problem|reason|issue|question|difference|answer) is (?:if|that|when|you|we|i|how))\b|\bnot only\b(?!.*\bbut\b)|, because (?:you|we|i)\b|\bis (?:once|if|when)\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)(?: \d|$)|^why\b.*\?$|^how(?:['’]d| did) you (?:first |even )?(?:get|become|end up|come|start|fall)\b|, for the most part|\b(?:for a while|at one point|next year|next week)$|\b(?:today|tomorrow|yesterday|last (?:week|year|month)|right now|at the time|at that time|back then|the day|so far|really|a little)$/iu

const points =
  /\b(?:it|its|they|them|their|he|she|his|him|her|there|here|this|that|these|those|things?|some\w+|other|another|either|one|ones|else|too|such|same|stuff|kinda|sorta|wanna|gonna|whatever|do so|did so)\b/i

/** Words that point at something said before, and not at a noun of the same line. */
export function pointsOutside(text: string): boolean {
  const plain = text
    .replace(
      /^(?:It takes (?=(?:[\p{L}\p{N}]+ ){1,5}to )|It[’']s (?:hard|easy|okay|fine|never|better|impossible) to|There(?: is|[’']s| are) (?:no|nothing|only|always)) /u,
      '',
    )
    .replace(
      /\b(?:the|one|every|any|only|same|first|hardest|best|worst|biggest|right|wrong)(?: \p{L}+)? things? (?=(?:that )?(?:you|we|people|I|about|of|in) )/giu,
      '',
    )
    .replace(
      /\b((?:\p{L}{3,}s|people|nobody|everybody|everyone|somebody|someone|anyone|who)\b.*?)\b(?:they|them|their|they[’'](?:re|ve|ll))\b/giu,
      '$1',
    )
    .replace(
      /(?<!\b(?:is|are|was|were|be|been|as) |[’'](?:s|re|m) )\b((?:a|an|your|every) (?!(?:sense|idea|lot|way|chance|reason|bit|time|sudden)\b)(?:\p{L}+ ){1,3}.*?)\b(?:it|its)\b/giu,
      '$1',
    )
    .replace(/\b(?:the same|another|either|other) (?!things?\b|ones?\b|stuff\b)\p{L}{3,}/giu, '')
  return dependsOnContext(plain)
}

const hedged =
  /\b(?:might|maybe|probably|perhaps|would|could|somewhat|fairly|pretty|relatively|tend to|sometimes|quite|more or less|potentially)\b/i

/** True and of no interest: "The city is beautiful", "X is important". */
const flat =
  /\b(?:is|are|was|were|be|['’]s|['’]re) (?:a |an )?(?:so |quite |pretty |more |extremely |incredibly |a little bit |a bit )?(?:good|great|nice|interesting|important|beautiful|amazing|fun|fine|okay|wonderful|fantastic|obvious|useful|helpful|big|cool|valuable|different|possible|similar|the same|complex|clear|sure|happy|unique|fascinating|exciting|lovely|impressive|awesome|able to .*|a thing|an example|a (?:good|great) (?:example|idea|thing|way|point))$|^(?:I|We) (?:work|am|was|have|had|did|got|went|think|mean|know|said|use|used|do|like|liked|love|loved|enjoy|started|wanted|came|moved|joined|found|see|saw|look)\b|\b(?:I['’]ve been|we['’]ve been)\b/i

/** "The line was not moving": which line? Not so behind "of", a relative, a superlative, or where it is a subject of the episode. */
function looseArticle(text: string, subjects: readonly string[]): number {
  const noun = /^(?:(?:Why|How|Is|Are|Does|Did|Do|Was) )?(?:the|that|your|our|my) ((?:[\p{L}’'-]+ ){1,3})/iu
    .exec(text)?.[1]
    ?.toLowerCase()
  if (
    noun === undefined ||
    /^(?:the|that) (?:\w+est|most|only|best|worst|first|real|biggest|more|less|world|internet|brain|truth|future|best) /i.test(
      text,
    )
  )
    return 0
  if (
    /^(?:Why |How )?(?:the|our|my|your) [\p{L}’'-]+(?: [\p{L}’'-]+)? (?:of|in|that|who|you|we|between|behind|for|to|with|about|on)\b/iu.test(
      text,
    )
  )
    return 1
  return subjects.some((subject) => noun.includes(subject)) ? 0.5 : /^your\b/i.test(text) ? 0.5 : 3.5
}

/** Somebody whom only the talk knows. */
function stranger(text: string, episode: Episode): boolean {
  const first = /^(?:Why |How )?(\p{Lu}\p{Ll}+)\b/u.exec(text)?.[1]
  return (
    first !== undefined && isPersonsName(first, episode) && !episode.speakers.some(({ name }) => name.includes(first))
  )
}
