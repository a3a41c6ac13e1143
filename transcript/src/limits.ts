// Limits of a transcript. Error messages state the file's actual number. Real episodes are far below these limits, and
// all later steps rely on them.

/** Nesting depth of JSON, so that recursive functions can't overflow the stack. */
export const maxJsonDepth = 400
/** Speakers per file, after spellings of the same name are merged. A debate or a meeting has dozens. */
export const maxSpeakers = 500
/** Captions, utterances, or paragraphs. A day of talk has about 40,000 captions. */
export const maxSegments = 250_000
/** Words in one turn. The largest possible upload without names and times has 2,100,000. */
export const maxWordsInTurn = 3_000_000
/** Hours from the start of the recording. Later times are ignored; their words are kept. */
export const maxHours = 10_000
/** Length of a speaker's label in characters. */
export const maxSpeakerNameLength = 200
