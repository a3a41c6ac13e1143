import { contentTypeKeys } from '@podcastai/content-types'
import { atFirst, inWords } from './in-words.ts'

/** How many content types there are, for texts: 'eight'. */
export const typeCount = inWords(contentTypeKeys.length)
/** At the beginning of a sentence: 'Eight'. */
export const typeCountAtFirst = atFirst(typeCount)
