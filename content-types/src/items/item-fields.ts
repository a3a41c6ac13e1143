// Apart from what reads these fields: pages load that without the library of schemas.
import { z } from 'zod'

/** Identifies an item within its content, through edits, moves, and restored versions. */
const ItemId = z.string().regex(/^[\w.-]{1,80}$/)

/** Fields that an item may have beside those of its type. Engines write items without an id. */
export const itemFields = { id: ItemId.optional(), candidate: z.boolean().optional() }

/** Fields of an item in an edit. Without an id it is the one with the same words, or a new one. */
export const editedItemFields = { id: ItemId.optional() }
