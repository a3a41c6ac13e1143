import type { Episode } from '@podcastai/episode'

// What a line loses though it is whole, because it means less to a stranger than to whoever was there. English only: the
// words are not found elsewhere.

/** Points of 100 that a line loses; most lose none. */
export function lineCost(text: string): number {
  const lower = text.toLowerCase().replaceAll('’', "'")
  let cost = 0
  for (const { sign, points } of signs) if (sign.test(lower)) cost += points
  const unsure = Math.min(2, lower.match(hedges)?.length ?? 0)
  return Math.min(mostCost, cost + unsure * hedgePoints)
}

const mostCost = 40

/** A mind not made up, heard and hardly noticed. */
const hedges =
  /\b(?:i guess|i don't know(?! any)|not sure|or (?:something|whatever)|whatever[.,]|(?:things|stuff|all that|everything) like that|and things[,.]|so to speak|more or less|if you will|per se|at that point|in a way|pretty much|to some degree|some sort of|in theory|supposedly|excuse|sorry)\b|\blike\b(?<=\b(?:is|was|are|were|just|be|been|basically|being|me|a|as|of|it's|too) like)/g
const hedgePoints = 6

/** In small letters. */
const signs: { sign: RegExp; points: number }[] = [
  // Said to whoever is in the room, or about the talk itself.
  {
    sign: /\b(?:(?:you|he|she) (?:just |had |have |also |already )*(?:said|mentioned|asked|brought up|called that out|were saying|pointed out|talked about)|(?:this|our|today's|the|one of your) (?:interview|conversation|podcasts?|episode|show|stream|call)\b|i (?:totally |completely )?(?:agree|disagree)\b|i love you\b|listening (?:to|on)\b|watching this\b|let me know\b|what you're doing\b|people you (?:probably )?talk to\b|your (?:question|example|point|language)\b|we(?:'ve|'re| were| have)? (?:just )?(?:talked|talking|spoke|mentioned|discussed) (?:about|earlier)|(?:like|as) i said|i should (?:say|point out)|to be clear|by the way|(?:last|other|second|next) thing (?:i'(?:d|ll)|i would|is|this|here|i want)|i(?:'d| would) also (?:say|add)|going back to|the reason why i say|when i say|you guys|y'all|you seem\b|please\b|let's (?:move|go|get|talk|start|see)\b|fact about me\b|i(?:'m| am) glad\b)/,
    points: 18,
  },
  // Directions, for which one needs the screen.
  {
    sign: /\b(?:(?:if|when|once) you (?:click|scroll|tap|swipe|drag|look at|go to|open|type|run|define|select|see|invert)\b|you(?: can|'ll|'d) see\b|you can (?:also |just |then )*(?:go|sign up|check|download|click|find|get it)\b|(?:sign up|check out|reach out)\b|on the (?:left|right|screen|slide)\b)/,
    points: 14,
  },
  // States that something is there, or how things stand with the speaker's own.
  {
    sign: /^(?:there (?:is|are|was|were|doesn't seem|seems?|has been|have been)\b(?! (?:no|nothing|only|always|never|plenty|people who)\b)|there's (?!(?:no|nothing|only|always|never)\b)|(?:i|we)(?:'ve| have) (?:got |had |also )?(?:an?|some|the|these|people|employees|things)\b|(?:i|we)(?:'re| are) (?:just |really |also |now |basically |still |currently )?(?:trying|doing|working|looking|going|expecting|talking|telling|thinking)\b|(?:i|we)'d (?:like|love) to\b|we (?:give|do|don't have|use|offer|wanna|want to)\b|i(?:'m| am) (?:not )?(?:an?|the|much of)\b|i(?:'ve| have) been\b|i (?:work|worked|live|don't use|use|get to|mean)\b|it's (?:an?|the|in) (?!\w+ (?:to|that)\b))/,
    points: 10,
  },
  // A front of many words before anything is said.
  {
    sign: /^(?:(?:one|some|another|my) (?:of the |of my )?(?:\w+ )?(?:things?|parts?|ways?|reasons?|examples?|side effects?|pieces?|kinds?)\b|the (?:idea|thing|interesting thing|purpose|point|reason|challenge|downside|elevator pitch|difference) (?:\w+ )?(?:here |too |there |with that |of that )?(?:is|was|that|we)\b|what (?:i|we|you)(?:'\w+)? (?:\w+ )?(?:do|did|see|saw|found|thought|need|like|want)\b|at the same time\b|the other side\b|i feel like\b|i (?:can only|do) (?:imagine|think)\b|it turns out\b|in terms of\b|for whatever reason\b)/,
    points: 5,
  },
  // Points at something that only the talk shows.
  {
    sign: /^(?:\S+ ){1,5}(?:it|them|they)\b|\b(?:th(?:is|ese|ose) (?!(?:is|was|are|were|year|week|country|world|generation|who|of|kind|day|days|moment)\b)[a-z]{2,}|(?:do|does|did|doing|with|of|about|like|for|at|on|to|in|from) th(?:is|ese|ose|em)\b(?! (?:is|day|world|year|who))|of that (?:is|was|really)\b|(?:add|put|take|get|keep|turn|with|protect|surprise) (?:th(?:ose|ese|em)|him|her)\b|(?:over|up|right|out) t?here\b)/,
    points: 10,
  },
  // Somebody's words inside, or an aside that cuts the sentence in two.
  { sign: /["“][^"“”]{12,}["”]/, points: 7 },
  { sign: / [-–—] |\((?!\d)|[a-z]\.\.\. |[a-z]… /, points: 6 },
  // One thought hung on the next.
  { sign: / (?:and|which) .* (?:and|which) .* (?:and|which) /, points: 6 },
]

/** "I had a person in my class who …": the beginning of a story, without what came of it. */
export function beginsStory(text: string): boolean {
  return begins.test(text)
}

const begins =
  /^(?:(?:when|since|after|before|once) (?:I|we) (?:\w+ )?(?:was|were|first|came|decided|got|started|needed|went|saw|said|joined|left|looked)\b|the (?:\w+ )?(?:year|day|first time|moment|night|week) (?:that )?(?:I|we)\b|(?:I|we) (?:\w+ly )?(?:had|was|were|went|got|met|saw|remember|used to|spent|listened|managed|started|did|came|realized|thought|tweeted|kind|tried|just)\b|(?:he|she|\p{Lu}\p{Ll}+) (?:told|asked|said|tweeted|posted)\b|one time\b|(?:several|\w+) (?:years|months|weeks) ago\b|a (?:year|month|week|few \w+|couple of \w+) ago\b|back (?:in|when)\b|at (?:one|some) point\b)(?!.*\b(?:learn(?:ed|t)|reali[sz]ed|worst|best|hardest|mistake|wrong|afraid|scared|never|nobody|so (?:(?!\bso ).)* that)\b)/iu

/** Whether a line calls somebody in the room by name: "See, Ada, …", "…, Ada." */
export function addressing({ speakers }: Episode): (text: string) => boolean {
  const names = speakers.flatMap(({ name }) => /^\p{Lu}[\p{L}'’]+/u.exec(name) ?? [])
  return (text) =>
    names.some((name) => {
      const at = text.startsWith(name) ? 0 : text.indexOf(`, ${name}`)
      return at >= 0 && /[,.?!…]|^$/.test(text.charAt(at + name.length + (at > 0 ? 2 : 0)))
    })
}
