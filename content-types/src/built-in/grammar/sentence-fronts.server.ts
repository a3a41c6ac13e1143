// How a sentence begins: what may be left off, and what leans on words that a reader has not seen. English only.

/** Words at the front that carry nothing, and can go without changing what is said. */
const skippable =
  /^(?:(?:(?:so|and|but|well|yeah|yes|oh|honestly|basically|actually|I mean|you know|(?:I|we) (?:(?:just|do|really|also|honestly|personally) )?(?:think|believe)(?: that)?|I find that|I guess|I would (?:say|argue)(?: that)?|I['’]d (?:say|argue)(?: that)?|I feel like|because|for sure|absolutely|exactly|definitely)[,.]?|(?:now|look|right|okay|ok|again|anyway|of course|like|plus|roughly|also|obviously|in fact|for example|for instance|on the other hand|at the end of the day),|like) )+(?=\S)/i

/** How many words at the front of an English sentence may be left off ("So, I think …"); 0 where the rest would not parse. */
export function wordsToSkip(text: string): number {
  const front = skippable.exec(text)?.[0]
  if (front === undefined) return 0
  const rest = text.slice(front.length)
  const skip = front.trim().split(/\s+/).length
  // "I think that has helped": the "that" is what has.
  if (
    /\bthat $/i.test(front) &&
    /^(?:(?:is|was|has|had|would|wo|will|can|could|may|might|must|should|makes?|does|did)(?:n[’']t)?|[’']s|(?:really|just|also|actually|kind of) )\b/i.test(
      rest,
    )
  )
    return 0
  // "I think in terms of …", "right now", "Because of …", "So far", "So many people" carry meaning.
  if (
    /^(?:of|about|in terms|now|away|there(?![’']s| is| are| was| were)|here|to|for|far|much|many|long|often|it was|it would)\b/i.test(
      rest,
    )
  )
    return 0
  return /^because /i.test(front) ? 0 : skip
}

export function frontOf(text: string, skip: number): string {
  return text.slice(wordAt(text, skip))
}

/** Offset of a word, counted from 0. */
export function wordAt(text: string, count: number): number {
  const space = /\s+/g
  for (let passed = 0; passed < count; passed += 1) if (!space.test(text)) return text.length
  return space.lastIndex
}

/** Openings that lean on what came before. */
const dangling =
  /^(?:and|but|so|because|or|nor|which|who|whose|it|it's|its|it’s|it'll|that|that's|that’s|this|these|those|they|they're|they’re|they've|their|them|he|he's|she|she's|his|her|him|then|also|too|yeah|yes|no,|nope|right|well|okay|oh|exactly|sure|totally|absolutely|definitely|there,|here,|otherwise|however|therefore|instead|either|neither|both|another|others?|such|same|the (?:same|other|first|second|third|latter|former|answer|reason|last|next) |even|still|especially|like|just|than|as well|including|plus|again|anyway|one of them|some of them|most of them|all of them|if (?:not|so)|thank|thanks|hi|hey|hello|welcome|bye|me too|(?:at|in|on|for|with|of|to|from|by|about|as|into|through|over|under) [^,]*$|(?:when|if|while|as) [^,]{0,25}, (?:and|but|so)|\S+, (?:like|and)|I do\b|I did\b|I was\.|I am\.|we do\b|we did\b|more so|not (?:really|at all|just|only|because|to)|the (?:first|second|third|other|last|next) (?:one|thing|part|point|piece|way)|(?:if|when|unless) (?:you|I|we|they|it)(?:[’'](?:re|s|m) not| (?:do|did|are|can|could|have|were|was|is)(?:n[’']t| not)?),|let me|let's see|what I meant|as I said|like I said|speaking of|to be (?:fair|honest))(?![\p{L}])/iu

/** True where a sentence opens on something that a reader has not seen; "It is hard to …" says itself what it means. */
export function opensDangling(text: string): boolean {
  return dangling.test(text) && !emptySubject.test(text)
}

const emptySubject =
  /^(?:it(?:[’']s| is| takes| was) (?:\w+ ){0,3}(?:to|that|when|how|if)\b|it turns out\b|it doesn[’']t matter (?:if|how|what|who|where|whether)\b|just because\b)/i

/** Words inside a short text that point outside it ("it", "that one", "they"), so that it cannot be a headline. */
export function dependsOnContext(text: string): boolean {
  return contextWords(text) > 0
}

export function contextWords(text: string): number {
  return text.match(outside)?.length ?? 0
}

const outside =
  /\b(?:it|it[’']\p{L}+|its|this|these|those|them|they|they[’']\p{L}+|their|he|she|he[’']s|she[’']s|him|his|her|that[’']s|that (?:was|is|one|would|kind|sort|point|way|thing|stuff)|there|here|thing|things|stuff|something|somebody|gonna|wanna|sorta|kinda|whatever|too|else|such|one|ones|do so|did so|the same|either|another|other)\b|\bthat$/giu
