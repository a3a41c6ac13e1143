// Rewriting by words: a model proposes a new text, and saving the content stores it.
import { maxInstructionLength } from '@podcastai/content-types'
import { z } from 'zod'
import { ContentKey } from './content-key.ts'
import { endpoint } from './endpoint.ts'
import { ItemReference } from './item-reference.ts'
import { OutputLanguage } from './output-language.ts'

/** Maximum characters of a text in which words are selected: the longest field of an editor. */
export const maxSelectionText = 10_000

const TextPart = z.string().max(maxSelectionText)

export const rewriteItem = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/content/:contentType/items/:item/rewrite',
  summary:
    'Propose a rewritten item, or new words for selected ones, with the checks of generated text; stores nothing',
  access: 'session',
  permission: 'generateContent',
  subscription: 'project',
  perMinute: 60,
  params: z.object({ id: z.uuid(), contentType: ContentKey, item: ItemReference }),
  body: z.object({
    /** What to change, in the user's words; empty for any other version. */
    instruction: z.string().trim().max(maxInstructionLength),
    /** A text of the item as the user is editing it; only the selected words are rewritten. */
    selection: z
      .object({ before: TextPart, selected: TextPart.regex(/\S/), after: TextPart })
      .refine(
        ({ before, selected, after }) => before.length + selected.length + after.length <= maxSelectionText,
        'This text is too long',
      )
      .optional(),
    /** The language to write in; that of the current text if omitted. */
    outputLanguage: OutputLanguage.optional(),
    /** The version that the user saw; 409 if there is a newer one. */
    baseVersion: z.int().min(0).optional(),
  }),
  response: z.object({
    /** The new text to show: of the item, or the words that replace the selected ones. */
    text: z.string(),
    /** Values by path that make the content the proposed one; to store with `rewritten`. Empty for a selection. */
    values: z.record(z.string(), z.unknown()),
    /** What wasn't checked. */
    note: z.string().nullable(),
  }),
})
