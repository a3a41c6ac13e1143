/** True where one thing is really set against another: "X, not Y", "not X but Y", "less X, more Y", "X instead of Y". */
export function setsAgainst(text: string): boolean {
  return contrasts.some((pattern) => pattern.test(text))
}

const contrasts = [
  // "…, not from the first."
  /\p{L}, (?:and )?not (?!sure|every|all\b|really|at all|to|anymore|any more|yet|just|only|necessarily|like|that|so|much|because|bad|even|maybe)(?:\S+ ){1,8}\S+[.;!]/iu,
  // "not speed but patience"
  /\bnot (?!only|sure|really|that|maybe|too|to |remember|know|realize|be |have )[^,.;]{3,60},? but (?:rather )?(?!\p{L}+ing\b|also|yeah|you know|I|we|he|she|they|it|there)(?=\p{L})/iu,
  // "We don't repair for people, we repair with people."
  /(?:\bnot|n[’']t) (?:just |only )?(\p{L}{3,}?)(?:e|ing|ed)?\b[^.;?]{2,70}[,.;–] (?:(?!\S*n[’']t|not)[^\s.;?]+ ){0,2}\1/iu,
  // "It is not about speed, it is about patience."
  /(?:\b(?:is|are|was|were)(?:n[’']t| not)|[’'](?:s|re) not) [^,.;]{3,70}[,.;–] (?:it|they|we)(?:[’']s|[’']re| is| are) (?:just|only|about|all about)\b/i,
  /\bless \p{L}+,? (?:and|but) (?:\p{L}+ ){0,3}more\b|\bmore \p{L}+,? (?:and|but) (?:\p{L}+ ){0,3}less\b/iu,
  /\b(?:instead of|rather than) (?!it\b|that\b|this\b|just\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d))\p{L}+/iu,
  /\b(?:used to|back then)\b[^.]{3,80}\b(?:now|today|anymore)\b/i,
  /\b(?:everybody|everyone|(?:most |many |some )?people) (?:think|believe|say|expect|see|want)s?\b[^.]{4,90}\bbut\b/i,
]
