// Kept separate from the code that reads these fields, so that pages load that code without the schema library.
import { z } from 'zod'

/** Identifies an item within its content, through edits, moves, and restored versions. */
const ItemId = z.string().regex(/^[\w.-]{1,80}$/)

/** Fields that an item may have besides those of its type. Engines write items without an id. */
export const itemFields = { id: ItemId.optional(), candidate: z.boolean().optional() }

/** Fields of an item in an edit. Without an id, it is matched by its words, or is a new item. */
export const editedItemFields = { id: ItemId.optional() }
