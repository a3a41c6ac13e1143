import type { Cue } from './episode.ts'
import { isOfWord, type Phrase, phraseFinder } from './phrases.ts'

// English phrases that signal a cue. The first match is shown as the reason, so a phrase only includes the words that
// carry the cue. A pattern lists words of which a sentence needs at least one ("#": a number, "est*": part of a word),
// so that it only runs on the few sentences that have one.

type Needing = readonly [words: string, pattern: RegExp]

const isNeeding = (one: Needing | Phrase): one is Needing => one[1] instanceof RegExp

const patterns: Record<Cue, readonly (Needing | Phrase)[]> = {
  claim: [
    [
      'most|many|a lot of|so many',
      'people|folks|developers|companies|teams|leaders|parents|founders',
      "think|believe|assume|don't|do not|never|say|forget|get|underestimate",
    ],
    [
      'truth fact reality point reason problem trick key secret answer goal challenge part thing mistake issue lesson beauty irony',
      /\b(?:the (?:truth|fact|reality|point|reason|problem|trick|key|secret|answer|goal|challenge|hard part|hardest part|best part|worst part|big(?:gest)? (?:thing|problem|mistake|issue|lesson)|most important thing|beauty|irony|lesson|whole point)) (?:of [^,.]{1,40} )?(?:is|was)\b/i,
    ],
    ['i', '?really|truly|firmly|strongly|honestly', "believe|am convinced|would argue|'d argue"],
    [
      "there's no such thing|there's no way|there's no better|there's no reason|there's no substitute|there is no such thing|there is no way|there is no better|there is no reason|there is no substitute|nobody|no one|everybody|everyone",
      '*',
    ],
    ["it's|it is", 'not about'],
    ["you can't|you cannot|you can never|you have to|you need to|we have to|we need to|we can't", '*'],
    ["matters|what matters|that's what makes|it all comes down to|comes down to|boils down to|the bottom line"],
    ['always|never', '?*', 'work|works|worked|trust|enough|going to|been|be|is|happen|happens|goes|get|gets'],
  ],
  contrast: [
    [
      'not n',
      /\b(?:not|n't) (?:just |only |really |necessarily |about )?[^,.;]{2,50}, (?:but|it's|it is|they're|you're) /i,
    ],
    ['instead of'],
    ['rather than'],
    ['on the', 'other hand|contrary'],
    ['but|yet', 'actually|in reality|the truth|in fact|really'],
    ['used back', /\b(?:used to|back then)\b[^.]{3,80}\b(?:now|today|anymore)\b/i],
    ['even though|although|despite|whereas|as opposed to'],
    ['less', /\bless (?:about )?[^,.]{2,30} (?:and )?more (?:about )?\w+/i],
    ['the opposite'],
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
    ['one in|one out of|two out of|nine out of|out of every', '*'],
  ],
  superlative: [
    [
      '?the',
      'best|worst|biggest|hardest|easiest|greatest|smartest|fastest|strongest|single most|most important|most powerful|most common|most difficult|most interesting|most valuable|most amazing|most beautiful|most dangerous|most painful|most underrated|most overlooked|most exciting|most successful|most effective|most popular|least *',
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
    ['my', 'advice|recommendation|suggestion|tip'],
    ["i'd|i would", 'recommend|encourage|suggest|advise|urge|tell people|tell anyone|tell someone'],
    ["you've got to|you have to|you need to|you should|you shouldn't|you must|you ought to|you want to"],
    ['the best thing|the best way|a good way|one way', 'you can|to|for'],
    ["it's|it is", 'important|okay|fine|better|worth', 'to|that'],
  ],
  condition: [
    [
      'if',
      // "If you ask me" isn't a condition.
      /\bif you\b(?! ask me\b| will,| like,| don['’]t mind\b| know what i mean\b)[^.?]{6,120}(?:,|\bthen\b)/i,
    ],
    [
      'if when whenever once unless soon',
      /\b(?:if|when|whenever|once|unless|as soon as) (?!you ask me\b|you will,|you like,|you don['’]t mind\b|you know what i mean\b|I may\b|I['’]m (?:being )?honest\b|we['’]re (?:being )?honest\b|I(?:['’]m not mistaken| remember| recall)\b)(?:you|we|people|they|someone|somebody|I|your|the)\b[^.?]{6,120},/i,
    ],
    ['more', /\bthe more\b[^.]{3,60}\bthe (?:more|less|better|worse|easier|harder)\b/i],
    ['unless'],
  ],
  definition: [
    [
      'basically essentially really fundamentally literally simply nothing all about like',
      /\b(?:is|are|means|was) (?:basically|essentially|really|fundamentally|literally|simply|nothing (?:but|more than)|all about|about|like) (?:a|an|the)?\b/i,
    ],
    ['means', /\b(?:that|which) (?:basically|essentially|really)? ?means\b/i],
    ['what', 'i|we', 'mean|call'],
    ['is|are', 'a|an', 'kind|form|sort|way|type|tool|process|skill|muscle|choice|journey|practice', 'of|to|that|for'],
    ['think of', 'it|this|them|yourself', 'as'],
    ['the difference between'],
  ],
  confession: [
    [
      'i',
      "was|felt|am|'m",
      '?so|really|very|completely|totally|pretty|just',
      'scared|afraid|wrong|terrified|ashamed|embarrassed|lost|depressed|burned out|burnt out|nervous|anxious|guilty|lonely|broke|stupid|surprised|shocked|lucky|naive|jealous|overwhelmed|exhausted',
    ],
    [
      'i',
      "had no idea|didn't know|never thought|never knew|never expected|never imagined|never realized|failed|regret|struggled|cried|quit|gave up|made a mistake|made the mistake|made that mistake|lied|hated|got fired|lost my|lost everything",
    ],
    [
      "to be honest|if i'm being honest|if i'm honest|i have to admit|i'll admit|i admit|i must admit|i confess|honestly",
    ],
    ['i wish', 'i|we|someone|somebody'],
  ],
  'turning-point': [
    ["that's|that was|this was|it was", 'the moment|when i|when we|when it|the point|the first time'],
    [
      'all of a sudden|suddenly|out of nowhere|everything changed|changed my *|changed our *|changed the *|turning point|game over|woke up',
    ],
    ['i', 'realized|realised|decided|discovered|learned|found out|figured out'],
    ['it turned out|that turned out|turns out'],
    ['the day', 'i|we|that|my'],
  ],
  story: [
    [
      "i remember|i'll never forget|one day|one time|there was this time|there was this guy|there was this woman|there was this moment|there was this day|there was this person|there was a time|there was a guy|there was a woman|there was a moment|there was a day|there was a person|once upon|when i was a|when i was in|when i was at|when i was 0|when i was 1|when i was 2|when i was 3|when i was 4|when i was 5|when i was 6|when i was 7|when i was 8|when i was 9|when i was about|when i was growing|when i was young|when i was little|back in the|back in 0|back in 1|back in 2|back in 3|back in 4|back in 5|back in 6|back in 7|back in 8|back in 9|back in my|back in college|back in school|year ago|years ago|month ago|months ago|last year|last week|last summer|last month",
    ],
    ['he|she|they', 'said|told me|asked me|looked at me|called me|came up|walked'],
    [
      'i',
      'said|told him|told her|told them|told my|asked him|asked her|asked them|asked my|walked|called|went|started|grew up|moved|sat down',
    ],
  ],
  emotion: [
    [
      'love|loved|hate|hated|fear|fears|afraid|scared|terrified|joy|happy|proud|grateful|heartbreaking|heart|tear|tears|crying|cried|shame|shameful|angry|anger|frustrat*|painful|pain|lonely|excited|passion*|amazing|incredible|beautiful|crazy|insane|wild|awful|terrible|horrible|devastat*|magica|magical|hope|dream|courage|brave|trust|hurt|suffer*|struggl*|wonderful|fun|awesome|ridiculous|shocking|mind-blowing|obsess*',
    ],
  ],
  joke: [
    ['[* (*', /\[(?:laugh\w*|chuckl\w*|giggl\w*)[^\]]*\]|\((?:laugh\w*|chuckl\w*)[^)]*\)/i],
    ["haha|ha ha|just kidding|i'm kidding|no kidding|joking|hilarious|funny"],
  ],
}

const all = Object.entries(patterns).flatMap(([cue, list]) => list.map((said) => ({ cue: cue as Cue, said })))

/** Indexes in `all` of the patterns that need a word, and of those that need part of a word. */
const needing = new Map<string, number[]>()
const needingPart = new Map<string, number[]>()
for (const [place, { said }] of all.entries()) {
  if (!isNeeding(said)) continue
  for (const word of said[0].split(' ')) {
    const [list, key] = word.endsWith('*') ? [needingPart, word.slice(0, -1)] : [needing, word]
    list.set(key, [...(list.get(key) ?? []), place])
  }
}

const phrasesIn = phraseFinder(all.flatMap(({ said }, number) => (isNeeding(said) ? [] : { number, slots: said })))

/** Returns the cues of an English sentence, with the words that carry them. */
export function findCues(text: string): Partial<Record<Cue, string>> {
  const found: Partial<Record<Cue, string>> = {}
  const lower = text.toLowerCase()
  const phrases = phrasesIn(lower)
  const places = [...phrases.map(({ number }) => number), ...placesToLook(lower)]
  let before = -1
  for (const place of places.sort((a, b) => a - b)) {
    const candidate = all[place]
    if (place === before || !candidate || found[candidate.cue] !== undefined) continue
    before = place
    const words = isNeeding(candidate.said) ? matchWords(candidate.said[1], text) : phraseAt(place, phrases, text)
    if (words !== null) found[candidate.cue] = words.replace(/^[\s.,;:]+|[\s,;:]+$/g, '')
  }
  return found
}

function phraseAt(place: number, phrases: ReturnType<typeof phrasesIn>, text: string): string | null {
  const phrase = phrases.find(({ number }) => number === place)
  return phrase ? wholeWords(text, phrase.from, phrase.to) : null
}

function matchWords(pattern: RegExp, text: string): string | null {
  const match = pattern.exec(text)
  return match && wholeWords(text, match.index, match.index + match[0].length)
}

/**
 * Returns the match, extended to the end of its last word: a pattern may end inside one ("one out of ten" of "ten's").
 */
function wholeWords(text: string, from: number, to: number): string {
  const found = text.slice(from, to)
  if (!/[\p{L}\p{N}]$/u.test(found)) return found
  return found + (/^[\p{L}\p{N}]*(?:['’]\p{L}+)?/u.exec(text.slice(to, to + 40))?.[0] ?? '')
}

const nine = '9'.charCodeAt(0)

/** Returns the patterns to run on a text: those with a required word in it. */
function placesToLook(lower: string): number[] {
  const places: number[] = []
  for (const [part, more] of needingPart) if (lower.includes(part)) places.push(...more)
  for (let at = 0; at < lower.length; at += 1) {
    const from = at
    while (isOfWord(lower.charCodeAt(at))) at += 1
    if (at === from) continue
    const more = needing.get(lower.charCodeAt(from) <= nine ? '#' : lower.slice(from, at))
    if (more) places.push(...more)
  }
  return places
}
