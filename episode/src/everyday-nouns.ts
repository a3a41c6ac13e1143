// Nouns that are common in any conversation. Alone they say nothing about an episode; inside a phrase ("soft money")
// they may.

const everyday = new Set(
  `monday tuesday wednesday thursday friday saturday sunday weekend january february march april june july august
  september october november december dollar euro pound cent percent buck money price cost hundred thousand million
  billion dozen half quarter minute second hour morning afternoon evening night noon summer winter spring season moment
  mistake line window door front back bottom corner middle edge answer problem issue reason result difference decision
  change choice chance experience story topic subject detail information level name list term word sentence language
  conversation episode podcast show interview guest host audience listener talk speaker voice chat email message phone
  call meeting team group company business customer client user job career office boss colleague employee course bunch
  couple folk people man woman boy girl kid child children parent mother father mom dad brother sister wife husband son
  daughter friend family life world country city town street house home room table floor wall hand head face eye foot
  body mind heart thought feeling opinion attention effort energy interest focus goal plan step process approach method
  system state position area space piece shape size form amount rest range set pair site website page link video picture
  image photo book paper article post content stuff item product project software code data file tool feature version
  problem-solving solution option opportunity challenge value quality sort type style mode car train road trip water food
  coffee lunch dinner sign screen button box bag box key light color colour sound noise music song game party event
  conference class school student teacher teaching training learning lesson skill practice test control power force rule
  law order role responsibility community society culture history future past present beginning start ending finish
  stop break pause wait trouble fun joke laugh fear hope love hate hello hi hey thank thanks alright right left top yep
  nope wow gosh oh man dude folks sir lol ok ish stage journey background perspective context sense point view look glance
  kind thing everybody anybody somebody nobody everyone someone anyone topic space community stack experience
  developer engineer library documentation app person-hour reality truth fact belief advice tip trick tech technology computer machine
  internet web bit byte month year week day today tomorrow yesterday tonight human being guy lady gentleman crowd market
  account number figure total sum count rate percentage majority minority others yolo god jesus christ heaven hell damn`.split(
    /\s+/,
  ),
)

/** True if a word is an everyday noun, in the singular or plural. */
export function isEverydayNoun(word: string): boolean {
  const lower = word.toLowerCase()
  return everyday.has(lower) || everyday.has(lower.replace(/s$/, '')) || everyday.has(lower.replace(/(?:es|ies)$/, ''))
}
