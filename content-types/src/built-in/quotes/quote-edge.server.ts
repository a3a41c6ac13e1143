import type { Sentence } from '@podcastai/episode'

// What gives a line its edge on a card, and what takes it away, by its form alone. English only: the words are not found
// elsewhere.

/** Points that a line of these words gains by how it is put, or loses by leaning on the talk around it. */
export function edgeOf(text: string, words: number): number {
  let points = words <= 16 ? 2 : 0
  if (setsAgainst.test(text)) points += words <= 30 ? 8 : 4
  if (absolute.test(text)) points += 5
  if (atStake.test(text)) points += 3
  if (words <= 30 && !ofItself.test(text)) points += 4
  if ((text.match(namedThing)?.length ?? 0) > 1) points -= 4
  for (const [sign, cost] of takesAway) if (sign.test(text)) points -= cost
  return points
}

const setsAgainst =
  /\b(?:rather than|instead of|as opposed to|closer to|no longer)\b|\b(?:\p{L}{2,}er|more|less|worse) (?!than (?:\d|one\b|two\b|half\b|that\b|I\b))(?:\S+ ){0,5}than\b(?! (?:\d|one\b|two\b|half\b|that\b|I\b))|\bnot (?:about|because|to|for|in|by|just|only|the|an?)\b[^.]{3,90}[,;] (?:but|it[’']s|it is|they[’']re)\b|\b(?:isn[’']t|aren[’']t|wasn[’']t|doesn[’']t|don[’']t|can[’']t|won[’']t|never)\b[^.]{3,60}(?:[,;] (?:it[’']s|but|they)|\bunless|\bwithout|\buntil|\bif you(?![’']re listening))\b|\bjust as \S+\b[^.]{0,40}\bas\b|\bwithout\b[^.]{3,60}\b(?:is|are|can[’']t|won[’']t|never|nothing)\b/iu

const absolute =
  /\b(?:never|always|nobody|no one|everyone|everybody|everything|nothing|number one|every single|no such thing|the (?:only|worst|best|hardest|biggest|whole point|point of|secret|root|opposite)|(?:the|its?|our|is|was) (?:\w+ )?most (?:important|valuable|dangerous|underrated|common|powerful|neglected)|worthless|impossible)\b/i

/** Money, shares of a hundred, great numbers. */
const atStake = /[$€£]\s?\d|\d\s?(?:%|percent\b)|\b(?:million|billion)\b/i

const ofItself = /\b(?:I|I[’'](?:m|ve|d|ll)|me|my|mine|we|we[’'](?:re|ve|d|ll)|us|our|he|she|his|her)\b/i

/** Products and initials, which mean little outside their trade. */
const namedThing = /(?<=\p{Ll},? )\p{Lu}[\p{L}\d]+|\p{Lu}{2,}/gu

const takesAway: readonly (readonly [sign: RegExp, cost: number])[] = [
  // "The third piece is …", "Second, …": one of several, and the others are elsewhere.
  [
    /^(?:and |so |then )?(?:the |another |one |my |your )?(?:first|second|third|fourth|fifth|last|next|other|final)(?: \w+){0,3}(?: (?:thing|piece|part|point|one|reason|type|concept|step|aspect|way|question|issue|option|is|was)\b|,)|^(?:first|second|third|one|two) is\b|^(?:number (?:one|two|three)|firstly|secondly|thirdly|lastly)\b/i,
    12,
  ],
  // "… for three specific reasons.", "it does two things": what counts comes behind it.
  [
    /\b(?:two|three|four|five|several|a couple(?: of)?|a few|a number of|some|many) (?:\w+ )?(?:things?|reasons?|ways|types|kinds|pieces|parts|aspects|questions|examples|options)\b[^,]{0,24}[.:]$|\b(?:as follows|the following)\b/i,
    14,
  ],
  // A front that says that something will be said: "One thing to caveat is", "What's interesting is", "I would say".
  [
    /^(?:(?:one|some|another|a) (?:of the |of my |of our )?(?:\w+ )?(?:things?|parts?|examples?|piece|way)\b|(?:the|my) (?:other |main |interesting |key |funny |only other )?(?:thing|point|example|interesting part) (?:\w+ ){0,3}(?:is|was)\b|probably the\b|what (?:my|our|his) \w+ (?:is|was)\b|what(?:[’']s| is| was) (?:interesting|funny|important|cool|great)\b|I (?:would|will|can|could|should|might) (?:just |maybe |also |only )*(?:say|add|summarize|mention|highlight|point)\b|the way (?:we|I) \w+\b|as (?:I|we|you) \w+|it[’']s (?:actually )?(?:important|interesting|worth|funny)\b|(?:for|in terms of|on the) [^,]{3,40}, (?:I|we)\b|actually, )/i,
    6,
  ],
  // Somebody's words acted out without marks, "when I tell someone, listen, I …": read, nobody knows who speaks.
  [
    /\b(?:say|says|said|saying|tell|tells|told|telling|ask|asks|asked|like|go|goes|went|thinking|think|realized?|recognize|know|someone|people|them)\b[^,."“]{0,24}, (?:hey|listen|oh|okay|ok|look|no|yeah|well|wow|so|hi|alright|wait)\b|, (?:hey|oh|wow|wait|nope|yeah|listen),? |\b(?:I|we|they|you)[’'](?:m|re) (?:just |all |kind of )*like,/i,
    12,
  ],
  // Begun anew, or hung on what came before: ", I mean", "Mainly, because", "it's not only when".
  [
    /, I mean\b|^(?:mainly|partly|probably|especially|just|only|not)?,? ?because\b|^it[’']s (?:not )?(?:only |just )?(?:when|about|something)\b|\b(?:thought|said|knew) that, /i,
    9,
  ],
  // Points at some of what the talk has counted up, or adds to it.
  [
    /\b(?:the|these|those) (?:\w+ ){0,2}ones?\b(?! (?:who|that|which|you|we|I)\b)|\b(?:you|we|they|I) (?:can|could|should|have to|need to) also\b|\bto be honest\b|(?<=[.] )(?:And again|That(?:[’']s| was) (?:the|a|what|why|how|my|all|one)|Does that)\b/i,
    7,
  ],
]

/**
 * "It is not about water. It is about patience.", "They don't wait. They plant.": two sentences that are one line, because
 * the second takes up the first one's beginning and says what is true instead.
 */
export function isReversal(denial: Sentence, instead: Sentence): boolean {
  if (denial.turn !== instead.turn || denial.words > 30 || instead.words > 28) return false
  if (denial.traits.question || instead.traits.question) return false
  const [taken, person] = takesUp.exec(instead.text) ?? []
  if (taken === undefined || denies.test(instead.text)) return false
  if (person === undefined) return isNot.test(denial.text) && sharesWord(denial.text, instead.text)
  return new RegExp(
    `^(?:(?:and|but|so),? )?${person} (?:\\w+ )?(?:(?:do|does|did|are|is|were|was)n[’']t|never|(?:do|are|is) not)\\b`,
    'i',
  ).test(denial.text)
}

const denies = /\b(?:not|never|no longer|cannot)\b|\p{L}n[’']t\b/iu
const isNot = /(?:\b(?:is|are|was|were)|[’'](?:s|re)) (?:\w+ )?(?:not|never) |\b(?:is|are|was|were)n[’']t /i
const takesUp =
  /^(?:But |No, |Instead,? )?(?:(They|You|We|He|She)\b|(?:It|That|This)(?:[’']s| is| was)\b)(?! (?:all|too|also|why|how|the (?:key|point|thing))\b)/i

/** "It is never about water. It is about patience." */
function sharesWord(one: string, other: string): boolean {
  const words = new Set(one.toLowerCase().match(/\p{L}{5,}/gu))
  return (other.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => words.has(word))
}
