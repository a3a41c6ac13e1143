import { contentTypeKeys } from '@podcastai/content-types'
import { atFirst, inWords } from './in-words.ts'

/** The number of content types for texts: 'eight'. */
export const typeCount = inWords(contentTypeKeys.length)
/** At the start of a sentence: 'Eight'. */
export const typeCountAtFirst = atFirst(typeCount)
