/** The largest uploaded transcript, in bytes. */
export const maxUploadBytes = 10 * 1024 * 1024
/** The largest file that is read for a preview before it is uploaded, and the most characters of its text. */
export const maxPreviewBytes = 2 * 1024 * 1024
/** The largest reference image, in bytes. */
export const maxImageBytes = 5 * 1024 * 1024
export const minPasswordLength = 6
/** Hashing longer passwords would let attackers keep the server busy. */
export const maxPasswordLength = 200
export const maxNameLength = 100
export const maxFilenameLength = 200
export const maxUrlLength = 2000
/** Maximum characters of corrected words, and of their replacement. */
export const maxCorrectionLength = 200
/** Maximum projects in a list without paging. */
export const maxProjectsInList = 200
/** Number of characters in the transcript preview. */
export const previewCharacters = 800
/** How often a page polls the processing status. */
export const pollIntervalMs = 2000
/** Start of the countdown on the processing screen. */
export const estimatedProcessingSeconds = 120
/** Delay between 'Content Generated!' and the dashboard. */
export const redirectAfterCompletionMs = 1000
export const recentProjectsShown = 6
export const recentActivityShown = 3
/** A deleted project can be restored for this long; then the server deletes it with its upload. */
export const trashDays = 30
/** A session expires this long after its last use. */
export const sessionDays = 30
/** The formats that the pages name. */
export const namedExtensions = ['.txt', '.json', '.srt', '.vtt', '.csv'] as const
/** Every accepted file extension. The content decides how a file is parsed. */
export const uploadExtensions = [
  ...namedExtensions,
  ...['.tsv', '.docx', '.md', '.html', '.htm', '.xml', '.ttml', '.jsonl', '.sbv', '.ass', '.ssa', '.lrc'],
] as const
