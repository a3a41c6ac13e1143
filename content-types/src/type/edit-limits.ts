// Limits of an edit: far more than any writer produces and anyone reads. The whole request is also limited by
// `maxContentCharacters` of the contracts, and the stored result by the server when the edit is applied.
import { z } from 'zod'

/** A text without a limit of its own. */
export const EditedText = z.string().max(10_000)
/** Names, tags, lines of a list. */
export const EditedLine = z.string().max(1000)
export const EditedLines = z.array(EditedLine).max(500)
/** Maximum number of quotes or clips of an episode. */
export const maxItems = 100
