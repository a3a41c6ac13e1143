// How much of each kind an edit may have: far more than any writer makes and anybody reads. All that is sent together is
// limited by `maxContentCharacters` of the contracts as well, and what is stored of it by the server, as it is settled.
import { z } from 'zod'

/** A text without a length of its own. */
export const EditedText = z.string().max(10_000)
/** Names, tags, lines of a list. */
export const EditedLine = z.string().max(1000)
export const EditedLines = z.array(EditedLine).max(500)
/** Quotes or clips of an episode. */
export const maxItems = 100
