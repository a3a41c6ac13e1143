import { oncePer, type Sentence, type Token } from '@podcastai/episode'
import { jointsIn, verbsIn } from './main-clause.server.ts'
import { tokensOf } from './sentence-grammar.server.ts'

/**
 * True where a sentence goes on as another than it began, which is heard past and cannot be printed: "A lot of rope in
 * the shed, you often don't want to buy more." English only; where in doubt, false.
 */
export const isTangled: (sentence: Sentence) => boolean = oncePer(tangles)

function tangles(sentence: Sentence): boolean {
  const { text } = sentence
  if (beganAnew.test(text) || wrongFrom.test(text) || (/\.\.\.|…/.test(text) && breaksOff.test(text))) return true
  if (/ than (?:I|you|we)\b/.test(text) && !compares.test(text)) return true
  if (aThingInFront.test(text) && opensOnThing(sentence)) return true
  const last =
    / because (?:an?|the|my|our|your) |, (?:but|and|so) (?:if|when|once) |, but \p{L}+ing /u.test(text) &&
    lastCondition.exec(text)
  return last ? saysNothing(sentence, last.index + last[0].indexOf(last.slice(1).find(Boolean) ?? '')) : false
}

/** "that's, you have", "if I don't the chances": given up and begun again. */
const beganAnew =
  /^The (?:more|less|better) [^,]+, that\b|[’'](?:s|re|m), (?:you|I|we|they|it[’']s|that[’']s|there[’']s)\b(?<=\b(?:that|it|there|what|he|she|you|they|we|I|That|It|There|What|He|She|You|They|We).{2,4} \S+)(?! (?:know|mean|think|believe|guess|say|said|suppose|would say|imagine)\b)|n[’']t (?:the|an?|my)\b(?<=\b(?:do|did|wo|ca|could|would)n[’']t \S+)/u

/** "is that not necessarily", "Our is also", "Get the best rope is always hard", "Causation is you need to …" */
const wrongFrom =
  /\bas is (?:you|we|they|I)\b|\bis that not (?:necessarily|just|only)\b|\b(?:[Mm]y|[Oo]ur|[Yy]our|[Tt]heir) (?:is|are|was|were)\b|, which an? (?:long|big|great|good|lot|really|very)\b|^(?:Get|Give|Make|Take|Have|Find|Keep|Build|Hire|Use) [^,.]{3,40} is (?:always|never|very|really|more|so|the)\b|^\p{Lu}\p{L}+ is (?:you|we|I) \p{L}+ to\b/u

/** "you can be ... You want" */
const breaksOff = /\p{L} (?:\.{3}|…) |\b(?:an?|the|to|of|my|your|our)(?:\.{3}|…) /iu

const aThingInFront = /^\p{Lu}[^,.?!]{8,60}, (?:I|you|we|it)\b(?! (?:think|know|mean|guess|believe|say)\b)/u

const compares = /\b(?:more|less|fewer|rather|other|else|worse|different|sooner|same|\p{L}{2,}er)\b.* than\b/iu

/** "A lot of rope in the shed, you …": something is named, nothing is said of it. */
function opensOnThing(sentence: Sentence): boolean {
  const tokens = tokensOf(sentence)
  const comma = tokens.findIndex(({ text }) => text === ',')
  const front = tokens.slice(0, comma)
  if (front.length < 2 || front.some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return false
  if (!/^(?:DET|NOUN|PROPN)$/.test(front[0]?.pos ?? '')) return false
  return !front.some(({ lower }) => timeOrWay.test(lower))
}

/** "The next morning, I …", "This way, you …", "Unlike a boat, …" */
const timeOrWay =
  /^(?:.*(?:day|night)s?|years?|months?|weeks?|hours?|minutes?|mornings?|evenings?|afternoons?|noon|summer|winter|spring|autumn|fall|times?|decades?|ago|later|now|way|ways|matter|result|case|moment|point|rule|least|most|more|less|like|unlike|whatever|whichever|however|early|late|.*[’']\p{L}+)$/u

/** "…, but if the way they do it is by …", "…, but finding out how they do it" and "… because a rope." at the end of a sentence. */
const lastCondition =
  /(?:, (?:but|and|so) (if|when|once) [^,.!?]{12,}|, but (\p{L}+ing) (?:out )?(?:how|what|why) [^,.!?]{12,}|(?:is|was|wasn[’']t|isn[’']t|explicitly|just) (because) (?:an?|the|my|our|your) [^,.!?]{3,60})[.!]$/iu

function saysNothing(sentence: Sentence, from: number): boolean {
  const rest = tokensOf(sentence).filter((token) => token.from >= from && token.pos !== 'PUNCT')
  // "if the mast breaks you stay": taken for a noun, it may be a verb.
  const maybe = rest.some(({ pos, lower }, at) => pos === 'NOUN' && /s$/.test(lower) && rest[at + 1]?.pos === 'PRON')
  return !maybe && verbsIn(rest) <= jointsIn(rest) + hiddenIn(rest)
}

/** "the way they do it": a clause that no word opens. */
function hiddenIn(tokens: readonly Token[]): number {
  return tokens.filter(
    ({ lower }, at) =>
      /^(?:way|thing|reason|time)s?$/.test(lower) && /^(?:PRON|PROPN)$/.test(tokens[at + 1]?.pos ?? ''),
  ).length
}
