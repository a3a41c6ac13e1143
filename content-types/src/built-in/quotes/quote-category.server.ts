import type { Cue } from '@podcastai/episode'
import type { QuoteCategory } from '../../types/quotes/quotes.ts'

type Cues = Partial<Record<Cue, string>>

/** What kind of quote it is, by the words that carry it; an insight where none stands out. */
export function quoteCategory(text: string, cues: Cues): QuoteCategory {
  if (cues.joke !== undefined) return 'humor'
  if (tellsItself.test(text)) return 'story'
  const counted = text.search(figure)
  if (counted >= 0 && counted < atOnce) return 'statistic'
  if (advises.test(text)) return 'advice'
  if (counted >= 0) return 'statistic'
  if (againstCommonSense.test(text)) return 'contrarian'
  return 'insight'
}

/** Characters within which a figure is what a quote is about. */
const atOnce = 25

/** Something that happened to the speaker, told in the past. */
const tellsItself =
  /\b(?:I remember|I[’']ll never forget|when I (?:was|started|got|first|joined|left)|one day I|years? ago,? (?:I|we))\b|\bI (?:was|had|didn[’']t|couldn[’']t|went|got|came|told|said|made|left|quit|lost|thought|started|realized|learned|cried|failed|walked|called|moved)\b.*\b(?:I|me|my|we) (?:was|had|didn[’']t|couldn[’']t|went|got|came|told|said|made|left|quit|lost|thought|started|realized|learned|just|never)\b/i

/** An order, or what the hearer has to do; not "if you have to …", which only sets a case. */
const advises =
  /(?:^|[.;:,–-] |\b(?:so|then|just|but) )(?:don[’']t|do not|never|always|stop|start|make sure|ask|try|be|focus on|go|find|keep|give|write|learn|pick|choose|trust|treat|imagine|listen|remember|hire|avoid) (?!I\b|you\b|it\b|is\b|to be able|of\b|a\b)\p{Ll}|(?<!\b(?:if|when|that|because|where|what|how|why|which|sometimes|before|until|could|often) )\b(?:you|we|people|everyone) (?:really |just |also |still )?(?:should|shouldn[’']t|must|ought to|need to|have to|[’']ve got to|want to make sure)\b|\bmy (?:advice|recommendation|tip)\b|\bthe best (?:way|thing you can do)\b|\bI(?:[’']d| would) (?:recommend|encourage|suggest|advise|tell (?:people|anyone|you))\b/iu

/** How much, in figures: no year, no order, no couple of seconds. */
const figure =
  /[$€£]\s?\d|\b\d[\d,.]{0,20}\s?(?:%|percent\b|x\b|times\b|million|billion|thousand|k\b)|\b(?!(?:19|20)\d\d\b)\d{2,}[\d,.]{0,20}\+? (?!(?:seconds?|minutes?|or)\b)\p{Ll}{3,}|\b(?:hundreds?|thousands?|millions?|billions?|twice|three times|ten times|half) (?:of|as|the)\b|\b(?:one|nine) (?:in|out of) (?:two|three|four|five|ten|\d+)\b/iu

/** Sets itself against what most believe. */
const againstCommonSense =
  /\b(?:most|many|a lot of|some) (?:people|folks|founders|companies|teams|developers|engineers|managers|parents) (?:think|believe|assume|say|don[’']t|want|get|miss|will tell)\b|\b(?:everybody|everyone|people) (?:thinks?|says?|believes?|wants?|assumes?)\b|\bno such thing\b|\b(?:overrated|underrated|myth|lie|nonsense|bullshit|wrong|unpopular|contrary|counterintuitive|counter-intuitive|paradox|irony)\b|\bdoes(?:n[’']t| not) mean\b|\bnot (?:because|about|so much|just)\b.*\b(?:because|about|but|it[’']s)\b|\b(?:isn[’']t|is not|aren[’']t|are not|never) (?:\S+ ){1,8}(?:it[’']s|they[’']re|but)\b|\bI (?:hate|don[’']t (?:believe|think|care|like|want|buy))\b|\bnobody (?:cares|wants|needs)\b|\bno reason\b|\b(?:instead of|rather than)\b/i
