// What a transcript holds at most. A file beyond one of these is refused with its own figure: real episodes stay far
// below them, and what comes later (understanding, writing, pages) may count on them.

/** Lists and objects of JSON that stand in each other. A stack of calls, and whatever reads JSON by them, bears this. */
export const maxJsonDepth = 400
/** People of one file, after spellings of one name were joined. A debate or a meeting has dozens. */
export const maxSpeakers = 500
/** Captions, utterances or paragraphs. A day of talk has some 40,000 captions. */
export const maxSegments = 250_000
/** Words that one person says in one go. The largest upload, full of talk without any name or time, has 2,100,000. */
export const maxWordsInTurn = 3_000_000
/** Hours into a recording. A time beyond it is no time; the words are read without. */
export const maxHours = 10_000
/** Characters of what a file calls a speaker. */
export const maxSpeakerNameLength = 200
