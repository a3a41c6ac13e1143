import type { Cue } from './episode.ts'

// English phrases that make a sentence more or less of a quote, with the points they are worth. Set by reading what
// they choose in real conversations; the order does not matter, each pattern counts once.

export const cuePoints: Record<Cue, number> = {
  claim: 9,
  contrast: 9,
  confession: 9,
  superlative: 5,
  advice: 6,
  'turning-point': 6,
  number: 4,
  condition: 5,
  definition: 5,
  emotion: 4,
  joke: 0,
  story: 0,
}

export const lifts: [RegExp, number][] = [
  // Aphorisms: "X isn't about A, it's about B", "the more … the more", "not A but B", "X is Y"
  [
    /\b(?:is|are|was|do|does|did|has|have|it's|that's)(?:n't| not| never)\b[^.]{2,60}[,;.] ?(?:but |it's |it is |they're |they are |you're )/i,
    12,
  ],
  [/\bthe more\b.+\bthe (?:more|less|better|worse|harder|easier)\b/i, 14],
  [/\b(?:more|better|worse|harder|easier|less|bigger|greater|faster|stronger) (?:\w+ ){0,3}than\b/i, 6],
  [
    /^(?:The|Your|A|An|Every|Our) (?:\w+ ){1,4}(?:is|are|isn't|aren't|means) (?:not |never |always |just |really |all |about |what |how |that |when |to |the |a )/i,
    6,
  ],
  [/^\p{Lu}\p{Ll}+(?:ing|ness|ity|tion|ment|ship|ism|ure|ance|ence)? (?:is|isn't|are|aren't) /u, 6],
  [
    /^(?:Don't|Never|Always|Stop|Start|Be|Find|Trust|Ask|Learn|Build|Write|Give|Take|Keep|Do|Make|Choose|Embrace|Remember|Treat|Avoid|Hire|Listen) (?!you|it|that|this|sense|me|us)\w+/,
    10,
  ],
  [
    /\bif you (?:don't|can't|want|can|really|never|aren't|have|are|do|love|know|need|give|take|make|start|get|keep)\b.+\byou\b/i,
    7,
  ],
  [/\byou (?:can't|cannot|(?:don't|do not) (?:have|need|get)|never|won't|shouldn't|must|should|have to|need to)\b/i, 5],
  [
    /\b(?:people|everybody|everyone|nobody|no one|anybody|we all|most of us|humans|anyone) (?:\w+ )?(?:is|are|has|have|want|wants|need|needs|think|thinks|believe|forget|love|hate|don't|can|can't|will|never|always|tend|get|knows?|feels?)\b/i,
    7,
  ],
  [
    /\b(?:I (?:really |truly |firmly |strongly |honestly )?(?:believe|love|hate|learned|realized)|I'm a (?:big|firm|huge) (?:fan|believer|proponent)|my (?:biggest|favorite|whole|philosophy|rule|advice|fear|dream|goal))\b/,
    6,
  ],
  [/\b(?:always|never|every single|impossible|the whole point|no matter|matters?|worth it|for free|on purpose)\b/i, 4],
  [/\b(?:because|so that|which is why|that's why)\b/i, 2],
]

export const abstract =
  /\b(?:life|lives|work|people|problem|problems|idea|ideas|success|failure|community|trust|fear|shame|power|culture|change|value|truth|career|money|mistakes?|risk|freedom|hope|love|time|future|world|quality|experience|skills?|knowledge|learning|education|responsibility|choices?|decisions?|feelings?|emotions?|happiness|pain|growth|relationships?|identity|creativity|innovation|leadership|business|success|health|history|open source|security|privacy|technology|complexity|simplicity|expertise|empathy|vulnerability|perfection|perfect|honesty|passion|talent|burnout|habits?|confidence|motivation|opportunity|audience|customers?|parents?|kids|children|humanity|society|democracy|art|science)\b/gi
export const evaluative =
  /\b(?:important|hard|difficult|easy|great|better|best|worse|worst|wrong|right|true|powerful|dangerous|critical|valuable|healthy|real|simple|complex|beautiful|free|bad|good|impossible|necessary|expensive|worth|essential|fundamental|broken|safe|scary|smart|stupid|successful|unique|meaningful|toxic|honest|brave|lonely|human)\b/gi
export const weighs: [RegExp, number][] = [
  [
    /\b(?:we'll|we're going to|we are going to|we wanted to|I wanted to|I want to|I'm going to|I'd like to|let me|let's) (?:talk|get|come|cover|look|go|jump|ask|touch|start|mention|say|move|hear|take|see|share|show)\b/i,
    16,
  ],
  [
    /\b(?:as (?:we|I|you) (?:mentioned|discussed|talked|said)|like (?:I|you|we) said|you (?:mentioned|said|talked|asked|were saying)|(?:we|I) (?:also )?(?:talked|spoke|mentioned|discussed|chatted)|earlier|later on|that question|this (?:episode|show|podcast|call|conversation|interview)|on the show|our listeners)\b/i,
    14,
  ],
  [
    /\b(?:thank you|thanks|appreciate you|congrat\w+|great question|good question|good point|nice to|glad to|curious|I wonder|I'm wondering|I was wondering)\b/i,
    14,
  ],
  [
    /^(?:There's|There is|There are|There was|There were|Here's|Here is|We also|They also|I also|Or|Let's see|For example|For instance|Say|So for|In this case|If you look|If you go|If you see|If we look|When you look|Come on|One of the things|Another|Whereas|Except|Although)\b/i,
    6,
  ],
  [
    /\b(?:right now|today|yesterday|tomorrow|this morning|last (?:week|month|year|night)|next (?:week|month)|currently|at the moment|the other day|over here|right here|in here)\b/i,
    5,
  ],
  [/\b(?:was|were|is|be|am|are|'s|'m|'re|it'd be|I'd be|be) like\b|\blike,|, like\b/i, 10],
  [
    /\b(?:or something|or whatever|and stuff|and things like that|things like that|stuff like that|and so on|et cetera|etc|that kind of thing|and everything|a bunch of|a couple of|blah|right\?)/i,
    7,
  ],
  [
    /\b(?:I think|I guess|I feel like|it feels like|kind of|sort of|maybe|probably|I don't know|I'm not sure|pretty much|a little bit|basically|I mean|you know|or so|I would say|I suppose|in a sense|in some sense|literally|actually|just)\b/i,
    3,
  ],
  [/\.\.\.|…| -- | — |;.*;/, 6],
  [
    /\b(?:click|button|screen|slide|link|website|url|github|repo|repository|command|config|file|folder|server|API|version \d|endpoint|tab|dot com|line \d)\b/i,
    5,
  ],
]
/** "This technique", "those questions": which ones? */
export const pointing =
  /\b(?:this|that|these|those) (?!is|are|was|were|you|we|they|it|one|people|can|will|has)\p{Ll}{4,}\b/giu
export const pastForms = new Set(
  'was were had did went said got came made took thought knew saw gave told felt became left kept began ran wrote met sat stood lost paid sent built spent won held brought bought heard read grew spoke fell drew chose rose'.split(
    ' ',
  ),
)
// What a company or a person did or does, rather than what is so.
export const speaksOfSelf =
  /^(?:(?:So|And|But|Because|Well|Obviously|Honestly|Now),? )*(?:I|We|I'm|I've|I'll|I'd|We've|We'll|We're|My|Our)\b/i
export const believes =
  /\b(?:I (?:really |truly |firmly |strongly |honestly )?(?:believe|love|hate|learned|realized|wish|regret)|we all|we (?:need|have) to|we humans|my (?:biggest|rule|advice|fear|philosophy)|I(?:'m| am) convinced|I think (?:people|everyone|everybody|the|most|a lot|you|your|it's (?:important|okay)|that (?:people|everyone|the|most)))\b/i
export const personal = /^(?:i|me|my|we|us|our|he|she|they|them|it|this|that|these|those|him|her|his|their|your?)$/
export const loosePronouns = new Set([
  'it',
  'this',
  'that',
  'these',
  'those',
  'they',
  'them',
  'he',
  'she',
  'him',
  'her',
  'his',
  'their',
  'there',
  'one',
  'thing',
  'things',
  'stuff',
])
