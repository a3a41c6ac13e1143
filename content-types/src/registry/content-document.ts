import { type Block, type Document, facts, makeDocument, title2 } from '../documents/blocks.ts'
import type { ContentKey } from '../type/content-type.ts'
import { isContentTypeKey } from '../type/keys.ts'
import { textFormatDocument } from '../types/text-format/text-format.document.ts'
import type { FormatContent } from '../types/text-format/text-format.ts'
import { documents } from './documents.ts'
import { getContentName } from './names.ts'
import { type ContentByType, listContentKeys } from './registry.ts'

export type SomeContent = Partial<ContentByType>

/**
 * Returns a project's content as a document, one type or all generated ones in page order; null if nothing is
 * generated.
 */
export function contentDocument(title: string, content: SomeContent, only?: ContentKey): Document | null {
  const keys = listContentKeys(content).filter((key) => (only ?? key) === key)
  if (keys.length === 0) return null
  const blocks = keys.flatMap((key) => [title2(getContentName(key, content[key])), ...layOutType(key, content)])
  return makeDocument(title, [...(showsEstimates(blocks, keys, content) ? [facts([estimatesNote])] : []), ...blocks])
}

const estimatesNote = 'Some times are estimates: the transcript does not have all of them.'

/** True if a document prints a time, and a time of its content is estimated. */
function showsEstimates(blocks: readonly Block[], keys: readonly ContentKey[], content: SomeContent): boolean {
  const isEstimated = keys.some((key) =>
    /"(?:estimated|endEstimated)":true|≈ ?\d{1,3}:\d\d/.test(JSON.stringify(content[key])),
  )
  return isEstimated && /(?<!\d)\d{1,3}:\d\d/.test(JSON.stringify(blocks))
}

function layOutType<Key extends ContentKey>(key: Key, content: SomeContent): Block[] {
  const own: unknown = content[key]
  if (!isContentTypeKey(key)) return own === undefined ? [] : textFormatDocument(own as FormatContent)
  return own === undefined
    ? []
    : (documents[key] as (content: ContentByType[Key]) => Block[])(own as ContentByType[Key])
}
