import type { Cue } from './episode.ts'

// English phrases that tell what a sentence does. Each pattern's first match is kept as the reason, so it should
// match the words that carry the cue and no more.

const patterns: Record<Cue, RegExp[]> = {
  claim: [
    /\b(?:most|many|a lot of|so many) (?:people|folks|developers|companies|teams|leaders|parents|founders) (?:think|believe|assume|don't|do not|never|say|forget|get|underestimate)\b/i,
    /\b(?:the (?:truth|fact|reality|point|reason|problem|trick|key|secret|answer|goal|challenge|hard part|hardest part|best part|worst part|big(?:gest)? (?:thing|problem|mistake|issue|lesson)|most important thing|beauty|irony|lesson|whole point)) (?:of [^,.]{1,40} )?(?:is|was)\b/i,
    /\bI (?:really |truly |firmly |strongly |honestly )?(?:believe|am convinced|would argue|'d argue)\b/i,
    /\b(?:there(?:'s| is) no (?:such thing|way|better|reason|substitute)|nobody|no one|everybody|everyone) \w+/i,
    /\bit(?:'s| is) not about\b/i,
    /\b(?:you (?:can't|cannot|can never|have to|need to)|we (?:have to|need to|can't)) \w+/i,
    /\b(?:matters|what matters|that's what makes|it all comes down to|comes down to|boils down to|the bottom line)\b/i,
    /\b(?:always|never) (?:\w+ )?(?:work|works|worked|trust|enough|going to|been|be|is|happens?|goes?|get|gets)\b/i,
  ],
  contrast: [
    /\b(?:not|n't) (?:just |only |really |necessarily |about )?[^,.;]{2,50}, (?:but|it's|it is|they're|you're) /i,
    /\binstead of\b/i,
    /\brather than\b/i,
    /\bon the (?:other hand|contrary)\b/i,
    /\b(?:but|yet) (?:actually|in reality|the truth|in fact|really)\b/i,
    /\b(?:used to|back then)\b[^.]{3,80}\b(?:now|today|anymore)\b/i,
    /\b(?:even though|although|despite|whereas|as opposed to)\b/i,
    /\bless (?:about )?[^,.]{2,30} (?:and )?more (?:about )?\w+/i,
    /\bthe opposite\b/i,
    /\bmore [^,.]{2,30}, (?:but|not|it) [^,.]{2,40}/i,
    /\b(?:most|many|some|other) people [^,.]{4,60}, but\b/i,
    /, not (?:the |a |an |because |by |just )?\w+/i,
  ],
  number: [
    /(?:[$€£]\s?)\d[\d,.]*(?:\s?(?:million|billion|thousand|k|m|bn))?/i,
    /\b\d[\d,.]*\s?(?:%|percent|per cent)/i,
    /\b\d[\d,.]*(?:x| times)\b(?! \d)/i,
    /\b(?:\d[\d,.]*|hundreds|thousands|millions|billions|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|a hundred|a thousand|a million|half)(?:[ -](?:hundred|thousand|million|billion))? (?:of (?:the )?)?(?:\w+ )?(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|people|users|customers|dollars|euros|companies|developers|employees|episodes|lines|projects|packages|times|countries|percent|downloads|requests|servers|machines|nodes|cores|kids|children|contributors|teams|products|versions|million|billion|gigabytes?|megabytes?|terabytes?)\b/i,
    /\b(?:one in|one out of|two out of|nine out of|out of every) \w+/i,
  ],
  superlative: [
    /\b(?:the )?(?:best|worst|biggest|hardest|easiest|greatest|smartest|fastest|strongest|single most|most (?:important|powerful|common|difficult|interesting|valuable|amazing|beautiful|dangerous|painful|underrated|overlooked|exciting|successful|effective|popular)|least \w+)\b/i,
    /\b(?:only|first) (?:\w+ )?(?:person|thing|way|reason|time|people|company|place) \b/i,
    /\b(?:ever|in the world|in history|of all time|of my life)\b/i,
  ],
  advice: [
    /(?:^|[.,;:] )(?:don't|do not|never|always|stop|start|just|make sure|ask|try|focus on|think about|take|give|write|learn|build|use|keep|find|look for|pick|choose|trust|embrace|imagine) (?!you\b|i\b|to be able)\w+/i,
    /\bmy (?:advice|recommendation|suggestion|tip)\b/i,
    /\b(?:I(?:'d| would)) (?:recommend|encourage|suggest|advise|urge|tell (?:people|anyone|someone))\b/i,
    /\byou(?:'ve got to| have to| need to| should| shouldn't| must| ought to| want to)\b/i,
    /\b(?:the best (?:thing|way)|a good way|one way) (?:you can|to|for)\b/i,
    /\b(?:it's|it is) (?:important|okay|fine|better|worth) (?:to|that)\b/i,
  ],
  condition: [
    /\bif you\b[^.?]{6,120}(?:,|\bthen\b)/i,
    /\b(?:if|when|whenever|once|unless|as soon as) (?:you|we|people|they|someone|somebody|I|your|the)\b[^.?]{6,120},/i,
    /\bthe more\b[^.]{3,60}\bthe (?:more|less|better|worse|easier|harder)\b/i,
    /\bunless\b/i,
  ],
  definition: [
    /\b(?:is|are|means|was) (?:basically|essentially|really|fundamentally|literally|simply|nothing (?:but|more than)|all about|about|like) (?:a|an|the)?\b/i,
    /\b(?:that|which) (?:basically|essentially|really)? ?means\b/i,
    /\bwhat (?:I|we) (?:mean|call)\b/i,
    /\b(?:is|are) (?:a|an) (?:kind|form|sort|way|type|tool|process|skill|muscle|choice|journey|practice) (?:of|to|that|for)\b/i,
    /\bthink of (?:it|this|them|yourself) as\b/i,
    /\bthe difference between\b/i,
  ],
  confession: [
    /\bI (?:was|felt|am|'m) (?:so |really |very |completely |totally |pretty |just )?(?:scared|afraid|wrong|terrified|ashamed|embarrassed|lost|depressed|burned out|burnt out|nervous|anxious|guilty|lonely|broke|stupid|surprised|shocked|lucky|naive|jealous|overwhelmed|exhausted)\b/i,
    /\bI (?:had no idea|didn't know|never (?:thought|knew|expected|imagined|realized)|failed|regret|struggled|cried|quit|gave up|made (?:a|the|that) mistake|lied|hated|got fired|lost (?:my|everything))\b/i,
    /\b(?:to be honest|if I'm (?:being )?honest|I have to admit|I('ll)? admit|I must admit|I confess|honestly)\b/i,
    /\bI wish (?:I|we|someone|somebody)\b/i,
  ],
  'turning-point': [
    /\b(?:that's|that was|this was|it was) (?:the moment|when (?:I|we|it)|the point|the first time)\b/i,
    /\b(?:all of a sudden|suddenly|out of nowhere|everything changed|changed (?:my|our|the) \w+|turning point|game over|woke up)\b/i,
    /\bI (?:realized|realised|decided|discovered|learned|found out|figured out)\b/i,
    /\b(?:it|that) turned out\b|\bturns out\b/i,
    /\bthe day (?:I|we|that|my)\b/i,
  ],
  story: [
    /\b(?:I remember|I'll never forget|one day|one time|there was (?:this|a) (?:time|guy|woman|moment|day|person)|once upon|when I was (?:a|in|at|\d|about|growing|young|little)|back in (?:the|\d|my|college|school)|years? ago|months? ago|last (?:year|week|summer|month))\b/i,
    /\b(?:he|she|they) (?:said|told me|asked me|looked at me|called me|came up|walked)\b/i,
    /\bI (?:said|told (?:him|her|them|my)|asked (?:him|her|them|my)|walked|called|went|started|grew up|moved|sat down)\b/i,
  ],
  emotion: [
    /\b(?:love|loved|hate|hated|fear|fears|afraid|scared|terrified|joy|happy|proud|grateful|heartbreaking|heart|tears?|crying|cried|shame|shameful|angry|anger|frustrat\w+|painful|pain|lonely|excited|passion\w*|amazing|incredible|beautiful|crazy|insane|wild|awful|terrible|horrible|devastat\w+|magical?|hope|dream|courage|brave|trust|hurt|suffer\w*|struggl\w+|wonderful|fun|awesome|ridiculous|shocking|mind-blowing|obsess\w+)\b/i,
  ],
  joke: [
    /\[(?:laugh\w*|chuckl\w*|giggl\w*)[^\]]*\]|\((?:laugh\w*|chuckl\w*)[^)]*\)/i,
    /\b(?:haha|ha ha|just kidding|I'm kidding|no kidding|joking|hilarious|funny)\b/i,
  ],
}

const entries = Object.entries(patterns) as [Cue, RegExp[]][]

/** The cues of an English sentence, with the words that carried them. */
export function findCues(text: string): Partial<Record<Cue, string>> {
  const found: Partial<Record<Cue, string>> = {}
  for (const [cue, candidates] of entries) {
    for (const pattern of candidates) {
      const match = pattern.exec(text)
      if (!match) continue
      found[cue] = match[0].replace(/^[\s.,;:]+|[\s,;:]+$/g, '')
      break
    }
  }
  return found
}
