/** An uploaded transcript, in bytes. */
export const maxUploadBytes = 10 * 1024 * 1024
/** A thumbnail reference image, in bytes. */
export const maxImageBytes = 5 * 1024 * 1024
export const minPasswordLength = 6
/** Longer ones would make hashing a way to keep the server busy. */
export const maxPasswordLength = 200
export const maxNameLength = 100
export const maxFilenameLength = 200
export const maxUrlLength = 2000
/** Characters of words that are corrected, and of what is written instead. */
export const maxCorrectionLength = 200
/** A plain list of projects answers at most this many. */
export const maxProjectsInList = 200
/** What the transcript preview shows, in characters. */
export const previewCharacters = 800
/** A page asks this often how far the processing is. */
export const pollIntervalMs = 2000
/** What the processing screen counts down from. */
export const estimatedProcessingSeconds = 120
/** From 'Content Generated!' to the dashboard. */
export const redirectAfterCompletionMs = 1000
export const recentProjectsShown = 6
export const recentActivityShown = 3
/** A deleted project is kept this long, then it is gone with its upload. */
export const trashDays = 30
/** A session ends this long after it was last used. */
export const sessionDays = 30
/** The formats that the pages name. */
export const namedExtensions = ['.txt', '.json', '.srt', '.vtt', '.csv'] as const
/** Every ending of a transcript that is taken. A table whose columns lie between tabs is read as one between commas is. */
export const uploadExtensions = [...namedExtensions, '.tsv'] as const
