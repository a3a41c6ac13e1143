// Separate from the settings, whose forms load more.
import { outputLanguageChoices } from '@podcastai/content-types'
import { z } from 'zod'

/** The language to write in: `auto` is the episode's. */
export const OutputLanguage = z.enum(outputLanguageChoices, 'Please choose one from the list')
