import type { Cue } from './episode.ts'

// English phrases that tell what a sentence does. Each pattern's first match is kept as the reason, so it should
// match the words that carry the cue and no more. In front of it stand words of which it needs one ("#": a figure), so
// that it is not looked for in the many sentences that have none; "frustrat*" is a part of one.

type Needing = readonly [words: string, pattern: RegExp]

const patterns: Record<Cue, Needing[]> = {
  claim: [
    [
      'most many lot',
      /\b(?:most|many|a lot of|so many) (?:people|folks|developers|companies|teams|leaders|parents|founders) (?:think|believe|assume|don't|do not|never|say|forget|get|underestimate)\b/i,
    ],
    [
      'truth fact reality point reason problem trick key secret answer goal challenge part thing mistake issue lesson beauty irony',
      /\b(?:the (?:truth|fact|reality|point|reason|problem|trick|key|secret|answer|goal|challenge|hard part|hardest part|best part|worst part|big(?:gest)? (?:thing|problem|mistake|issue|lesson)|most important thing|beauty|irony|lesson|whole point)) (?:of [^,.]{1,40} )?(?:is|was)\b/i,
    ],
    [
      'believe convinced argue',
      /\bI (?:really |truly |firmly |strongly |honestly )?(?:believe|am convinced|would argue|'d argue)\b/i,
    ],
    [
      'no nobody everybody everyone',
      /\b(?:there(?:'s| is) no (?:such thing|way|better|reason|substitute)|nobody|no one|everybody|everyone) \w+/i,
    ],
    ['about', /\bit(?:'s| is) not about\b/i],
    ['can cannot have need', /\b(?:you (?:can't|cannot|can never|have to|need to)|we (?:have to|need to|can't)) \w+/i],
    [
      'matters makes comes boils bottom',
      /\b(?:matters|what matters|that's what makes|it all comes down to|comes down to|boils down to|the bottom line)\b/i,
    ],
    [
      'always never',
      /\b(?:always|never) (?:\w+ )?(?:work|works|worked|trust|enough|going to|been|be|is|happens?|goes?|get|gets)\b/i,
    ],
  ],
  contrast: [
    [
      'not n',
      /\b(?:not|n't) (?:just |only |really |necessarily |about )?[^,.;]{2,50}, (?:but|it's|it is|they're|you're) /i,
    ],
    ['instead', /\binstead of\b/i],
    ['rather', /\brather than\b/i],
    ['contrary hand', /\bon the (?:other hand|contrary)\b/i],
    ['actually reality truth fact really', /\b(?:but|yet) (?:actually|in reality|the truth|in fact|really)\b/i],
    ['used back', /\b(?:used to|back then)\b[^.]{3,80}\b(?:now|today|anymore)\b/i],
    ['though although despite whereas opposed', /\b(?:even though|although|despite|whereas|as opposed to)\b/i],
    ['less', /\bless (?:about )?[^,.]{2,30} (?:and )?more (?:about )?\w+/i],
    ['opposite', /\bthe opposite\b/i],
    ['more', /\bmore [^,.]{2,30}, (?:but|not|it) [^,.]{2,40}/i],
    ['people', /\b(?:most|many|some|other) people [^,.]{4,60}, but\b/i],
    ['not', /, not (?:the |a |an |because |by |just )?\w+/i],
  ],
  number: [
    ['#', /(?:[$€£]\s?)\d[\d,.]*(?:\s?(?:million|billion|thousand|k|m|bn)\b)?/i],
    ['#', /\b\d[\d,.]*\s?(?:%|(?:percent|per cent)\b)/i],
    ['#', /\b\d[\d,.]*(?:x| times)\b(?! \d)/i],
    [
      'year years month months week weeks day days hour hours minute minutes second seconds people users customers dollars euros companies developers employees episodes lines projects packages times countries percent downloads requests servers machines nodes cores kids children contributors teams products versions million billion gigabyte gigabytes megabyte megabytes terabyte terabytes',
      /(?<![\w.,-])(?:\d[\d,.]*|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-\w+|hundreds|thousands|millions|billions|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|a thousand|a million|half)(?:[ -](?:hundred|thousand|million|billion))? (?:of (?:the )?)?(?:\w+ )?(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|people|users|customers|dollars|euros|companies|developers|employees|episodes|lines|projects|packages|times|countries|percent|downloads|requests|servers|machines|nodes|cores|kids|children|contributors|teams|products|versions|million|billion|gigabytes?|megabytes?|terabytes?)\b/i,
    ],
    ['one two nine out', /\b(?:one in|one out of|two out of|nine out of|out of every) \w+/i],
  ],
  superlative: [
    [
      'best worst biggest hardest easiest greatest smartest fastest strongest single most least',
      /\b(?:the )?(?:best|worst|biggest|hardest|easiest|greatest|smartest|fastest|strongest|single most|most (?:important|powerful|common|difficult|interesting|valuable|amazing|beautiful|dangerous|painful|underrated|overlooked|exciting|successful|effective|popular)|least \w+)\b/i,
    ],
    ['only first', /\b(?:only|first) (?:\w+ )?(?:person|thing|way|reason|time|people|company|place) \b/i],
    [
      'ever world history time life',
      /\b(?:first|last|only|most|least|best|worst|(?!interest|request|honest|forest|suggest|invest|protest|modest|guest|contest|harvest|digest|arrest)\w{3,}est)\b[^.?!;:]{0,50}?\b(?:ever|in the world|in history|of all time|of (?:my|your|our) (?:life|lives))\b/i,
    ],
  ],
  advice: [
    [
      'don do never always stop start just make ask try focus think take give write learn build use keep find look pick choose trust embrace imagine',
      /(?:^|[.,;:] )(?:don't|do not|never|always|stop|start|just|make sure|ask|try|focus on|think about|take|give|write|learn|build|use|keep|find|look for|pick|choose|trust|embrace|imagine) (?!you\b|i\b|to be able)\w+/i,
    ],
    ['advice recommendation suggestion tip', /\bmy (?:advice|recommendation|suggestion|tip)\b/i],
    [
      'recommend encourage suggest advise urge tell',
      /\b(?:I(?:'d| would)) (?:recommend|encourage|suggest|advise|urge|tell (?:people|anyone|someone))\b/i,
    ],
    [
      'got have need should shouldn must ought want',
      /\byou(?:'ve got to| have to| need to| should| shouldn't| must| ought to| want to)\b/i,
    ],
    ['way thing', /\b(?:the best (?:thing|way)|a good way|one way) (?:you can|to|for)\b/i],
    ['important okay fine better worth', /\b(?:it's|it is) (?:important|okay|fine|better|worth) (?:to|that)\b/i],
  ],
  condition: [
    ['if', /\bif you\b[^.?]{6,120}(?:,|\bthen\b)/i],
    [
      'if when whenever once unless soon',
      /\b(?:if|when|whenever|once|unless|as soon as) (?:you|we|people|they|someone|somebody|I|your|the)\b[^.?]{6,120},/i,
    ],
    ['more', /\bthe more\b[^.]{3,60}\bthe (?:more|less|better|worse|easier|harder)\b/i],
    ['unless', /\bunless\b/i],
  ],
  definition: [
    [
      'basically essentially really fundamentally literally simply nothing all about like',
      /\b(?:is|are|means|was) (?:basically|essentially|really|fundamentally|literally|simply|nothing (?:but|more than)|all about|about|like) (?:a|an|the)?\b/i,
    ],
    ['means', /\b(?:that|which) (?:basically|essentially|really)? ?means\b/i],
    ['mean call', /\bwhat (?:I|we) (?:mean|call)\b/i],
    [
      'kind form sort way type tool process skill muscle choice journey practice',
      /\b(?:is|are) (?:a|an) (?:kind|form|sort|way|type|tool|process|skill|muscle|choice|journey|practice) (?:of|to|that|for)\b/i,
    ],
    ['think', /\bthink of (?:it|this|them|yourself) as\b/i],
    ['difference', /\bthe difference between\b/i],
  ],
  confession: [
    [
      'scared afraid wrong terrified ashamed embarrassed lost depressed burned burnt nervous anxious guilty lonely broke stupid surprised shocked lucky naive jealous overwhelmed exhausted',
      /\bI (?:was|felt|am|'m) (?:so |really |very |completely |totally |pretty |just )?(?:scared|afraid|wrong|terrified|ashamed|embarrassed|lost|depressed|burned out|burnt out|nervous|anxious|guilty|lonely|broke|stupid|surprised|shocked|lucky|naive|jealous|overwhelmed|exhausted)\b/i,
    ],
    [
      'idea know thought knew expected imagined realized failed regret struggled cried quit gave mistake lied hated fired lost',
      /\bI (?:had no idea|didn't know|never (?:thought|knew|expected|imagined|realized)|failed|regret|struggled|cried|quit|gave up|made (?:a|the|that) mistake|lied|hated|got fired|lost (?:my|everything))\b/i,
    ],
    [
      'honest admit confess honestly',
      /\b(?:to be honest|if I'm (?:being )?honest|I have to admit|I('ll)? admit|I must admit|I confess|honestly)\b/i,
    ],
    ['wish', /\bI wish (?:I|we|someone|somebody)\b/i],
  ],
  'turning-point': [
    [
      'moment when point first',
      /\b(?:that's|that was|this was|it was) (?:the moment|when (?:I|we|it)|the point|the first time)\b/i,
    ],
    [
      'sudden suddenly nowhere changed turning game woke',
      /\b(?:all of a sudden|suddenly|out of nowhere|everything changed|changed (?:my|our|the) \w+|turning point|game over|woke up)\b/i,
    ],
    [
      'realized realised decided discovered learned found figured',
      /\bI (?:realized|realised|decided|discovered|learned|found out|figured out)\b/i,
    ],
    ['turned turns', /\b(?:it|that) turned out\b|\bturns out\b/i],
    ['day', /\bthe day (?:I|we|that|my)\b/i],
  ],
  story: [
    [
      'remember forget day time there upon when back ago last',
      /\b(?:I remember|I'll never forget|one day|one time|there was (?:this|a) (?:time|guy|woman|moment|day|person)|once upon|when I was (?:a|in|at|\d|about|growing|young|little)|back in (?:the|\d|my|college|school)|years? ago|months? ago|last (?:year|week|summer|month))\b/i,
    ],
    [
      'said told asked looked called came walked',
      /\b(?:he|she|they) (?:said|told me|asked me|looked at me|called me|came up|walked)\b/i,
    ],
    [
      'said told asked walked called went started grew moved sat',
      /\bI (?:said|told (?:him|her|them|my)|asked (?:him|her|them|my)|walked|called|went|started|grew up|moved|sat down)\b/i,
    ],
  ],
  emotion: [
    [
      'love loved hate hated fear fears afraid scared terrified joy happy proud grateful heartbreaking heart tear tears crying cried shame shameful angry anger painful pain lonely excited amazing incredible beautiful crazy insane wild awful terrible horrible magica magical hope dream courage brave trust hurt wonderful fun awesome ridiculous shocking mind frustrat* passion* devastat* suffer* struggl* obsess*',
      /\b(?:love|loved|hate|hated|fear|fears|afraid|scared|terrified|joy|happy|proud|grateful|heartbreaking|heart|tears?|crying|cried|shame|shameful|angry|anger|frustrat\w+|painful|pain|lonely|excited|passion\w*|amazing|incredible|beautiful|crazy|insane|wild|awful|terrible|horrible|devastat\w+|magical?|hope|dream|courage|brave|trust|hurt|suffer\w*|struggl\w+|wonderful|fun|awesome|ridiculous|shocking|mind-blowing|obsess\w+)\b/i,
    ],
  ],
  joke: [
    ['[* (*', /\[(?:laugh\w*|chuckl\w*|giggl\w*)[^\]]*\]|\((?:laugh\w*|chuckl\w*)[^)]*\)/i],
    [
      'haha ha kidding joking hilarious funny',
      /\b(?:haha|ha ha|just kidding|I'm kidding|no kidding|joking|hilarious|funny)\b/i,
    ],
  ],
}

const all = Object.entries(patterns).flatMap(([cue, list]) =>
  list.map(([words, pattern]) => ({ cue: cue as Cue, words, pattern })),
)

/** Places in `all`: the patterns that need a word, and those that need a part of one. */
const needing = new Map<string, number[]>()
const needingPart = new Map<string, number[]>()
for (const [place, { words }] of all.entries())
  for (const word of words.split(' ')) {
    const [list, key] = word.endsWith('*') ? [needingPart, word.slice(0, -1)] : [needing, word]
    list.set(key, [...(list.get(key) ?? []), place])
  }

const nine = '9'.charCodeAt(0)

/** By `keyOf`: whether a pattern may need such a word. All figures have key 0. */
const mayNeed = new Uint8Array(8192)
for (const word of needing.keys()) mayNeed[word === '#' ? 0 : keyOf(word, 0, word.length)] = 1

/** The cues of an English sentence, with the words that carried them. */
export function findCues(text: string): Partial<Record<Cue, string>> {
  const found: Partial<Record<Cue, string>> = {}
  let before = -1
  for (const place of placesToLook(text)) {
    if (place === before) continue
    before = place
    const candidate = all[place]
    if (!candidate || found[candidate.cue] !== undefined) continue
    const match = candidate.pattern.exec(text)
    if (match) found[candidate.cue] = wholeWords(match, text).replace(/^[\s.,;:]+|[\s,;:]+$/g, '')
  }
  return found
}

/** A pattern may end inside a word ("one out of ten" of "ten's"): what is cited has it whole. */
function wholeWords({ 0: found, index }: RegExpExecArray, text: string): string {
  const end = index + found.length
  if (!/[\p{L}\p{N}]$/u.test(found)) return found
  return found + (/^[\p{L}\p{N}]*(?:['’]\p{L}+)?/u.exec(text.slice(end, end + 40))?.[0] ?? '')
}

/** In order: the first pattern of a cue gives its words. */
function placesToLook(text: string): number[] {
  const places: number[] = []
  const lower = text.toLowerCase()
  for (const [part, more] of needingPart) if (lower.includes(part)) places.push(...more)
  for (let at = 0; at < lower.length; at += 1) {
    const from = at
    while (isWordCode(lower.charCodeAt(at))) at += 1
    if (at === from || !mayNeed[keyOf(lower, from, at)]) continue
    const more = needing.get(lower.charCodeAt(from) <= nine ? '#' : lower.slice(from, at))
    if (more) for (const place of more) places.push(place)
  }
  return places.sort((a, b) => a - b)
}

/** Letters from a to z, figures and "_"; beyond the end of a text no code is one. */
function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= nine) || code === 95
}

/** A number from the first and last letter of a word and its length: most words show by it that nothing needs them. */
function keyOf(text: string, from: number, to: number): number {
  const first = text.charCodeAt(from)
  if (first <= nine) return 0
  return 1 + (((first * 31 + text.charCodeAt(to - 1)) * 16 + Math.min(15, to - from)) % (mayNeed.length - 1))
}
