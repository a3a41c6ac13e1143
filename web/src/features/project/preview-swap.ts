import { type ContentKey, getContentType, isEvidence, itemText, valueAt } from '@podcastai/content-types'
import type { SwapProposal } from '@podcastai/content-types/web'
import { generateContent } from '@podcastai/contracts'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'

/** Returns the built-in engine’s replacement for an item, without storing it. Rejects with a message for the user. */
export async function previewSwap(
  id: string,
  { contentType, item, instruction }: { contentType: ContentKey; item: string; instruction: string },
): Promise<SwapProposal> {
  const body = { item, preview: true as const, ...(instruction && { instruction }) }
  try {
    const { proposed } = await call(generateContent, { params: { id, contentType }, body })
    const evidence = valueAt(proposed, 'evidence')
    return { text: itemText(getContentType(contentType), proposed), evidence: isEvidence(evidence) ? evidence : null }
  } catch (error) {
    throw new Error(getErrorMessage(error))
  }
}
