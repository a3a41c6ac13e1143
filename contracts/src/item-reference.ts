import { z } from 'zod'

/** The id of an item, or its path in the newest version: '3', 'short', 'alternative.2', 'carousel_1.slides.0'. */
export const ItemReference = z.string().regex(/^[\w.-]{1,80}$/)
