// What a line lacks for somebody who sees nothing else of the talk. English only.

/** Points that a headline loses for it, an ordinary one none; on the scale of `worth`. */
export function emptiness(text: string): number {
  const plain = text.replaceAll('’', "'")
  let lost = tellingWords(plain).length === 0 ? 5 : tellingWords(plain).length === 1 && !strikes.test(plain) ? 2 : 0
  for (const { sign, points } of signs) if (sign.test(plain)) lost += points
  return lost
}

/** Different words of a line that not every line has. */
export function tellingWords(text: string): string[] {
  const words = (text.match(worded) ?? []).map((word) => word.toLowerCase())
  return [...new Set(words.filter((word) => !everyday.test(word)))]
}

/** Of four letters, a number, or letters that stand for words ("AI"). */
const worded = /[\p{L}\p{N}][\p{L}\p{N}’'-]{3,}|\p{N}[\p{N}.,%]+|(?<![\p{L}’'])\p{Lu}[\p{Lu}\p{N}]+\b/gu

/** Words of any sentence. */
const everyday =
  /^(?:when|with|have|that|what|this|they|them|there|then|than|your|you['’]\p{L}+|we['’]\p{L}+|they['’]\p{L}+|it['’]\p{L}+|i['’]\p{L}+|that['’]s|what['’]s|just|very|really|about|from|into|some|something|someone|somebody|anything|everything|everyone|people|person|things?|lots?|know|want|wanted|need|make|makes|made|take|takes|goes|going|come|comes|came|went|gets?|getting|gotten|other|others|more|most|much|many|where|which|would|could|should|will|can['’]t|don['’]t|didn['’]t|doesn['’]t|won['’]t|isn['’]t|aren['’]t|weren['’]t|wasn['’]t|haven['’]t|were|been|being|like|even|also|only|over|such|sort|kind|ways?|always|problems?|here|doing|does|done|think|thought|trying|looks?|looking|feel|says?|said|tell|because|without|these|those|each|every|time|times|first|last|actually|point|points|still|back|able|start|started|part|best|better|good|great|same|happen|happens|happened|long|little|next|right|years?|days?|different|world|place|ever|never|after|before|once|their|it'll|little|between|during|while|find|give|gives|keep|keeps|line|side|case)$/u

/** Few words, and said with force. */
const strikes = /\b(?:never|nobody|no one|nothing|every|only|always|worst|hardest|must|stop|don't|can't|won't|not)\b/i

const signs: { sign: RegExp; points: number }[] = [
  // Waits for what it is where, or of what: "I don't imagine a world", "Why you want to be careful".
  {
    sign: /\b(?:a|an|the|that) (?:world|situation|position|place|scenario|moment|case|stage|level|point|person|reason|state|process|role|thing|direction|space|stance|topic)$/i,
    points: 5,
  },
  {
    sign: /\b(?:careful|comfortable|aware|curious|involved|available|in place|apparent|at play|on board|consistent|intentional|used)$/i,
    points: 3.5,
  },
  // Says that something is hard to say, not what.
  { sign: /\b(?:to|can|could|will|would) (?:say|mention|explain) (?:to|at|in|on)\b/i, points: 12 },
  // One speaks to the other.
  {
    sign: /\bI\b.*\byou\b(?! (?:can|have to|need|should|must)\b)|\byou\b.*\bme\b|^You'(?:ve|d|ll) |^You started\b|^(?:If|When) I\b/i,
    points: 4,
  },
  { sign: /\bseen you\b|\b(?:date|repeat|correct) myself\b|^You don't care$/i, points: 6 },
  // The way to it, and not there: "I always say, …", "I can just search …".
  {
    sign: /^I(?:'ll| always| will| would| can| could| still| used| even| usually| almost)\b|^(?:I|We)'(?:d|ve got)\b/i,
    points: 2.5,
  },
  { sign: /^(?:My|Our) (?:point|take|thing|question|answer|sense|view|perspective|goal)\b/i, points: 2 },
  { sign: /\bseems? (?:good|bad|fine|okay|hard|nice|right|wrong)$/i, points: 6 },
  // Half a range, without what it is of.
  { sign: /\d%$/, points: 8 },
  { sign: /\d$/, points: 2 },
  { sign: /^(?:The \S+ )?ways\b|^the \S+ (?:ways|things|parts)\b/i, points: 3 },
  { sign: /^(?:Most|Many|Some|Both|All) (?:are|is|were|have|do)\b/, points: 3 },
  { sign: /^(?:How|Why) (?:I|we) (?:was|were|did|am|are|do|have|had|got|feel|operate|handle)\b/i, points: 1.5 },
]
