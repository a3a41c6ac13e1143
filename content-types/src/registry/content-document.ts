import { type Block, type Document, facts, makeDocument, title2 } from '../documents/blocks.ts'
import { type ContentTypeKey, contentTypeKeys } from '../type/content-type.ts'
import { documents } from './documents.ts'
import { type ContentByType, getContentType } from './registry.ts'

export type SomeContent = Partial<ContentByType>

/**
 * Returns a project's content as a document, one type or all generated ones in page order; null if nothing is
 * generated.
 */
export function contentDocument(title: string, content: SomeContent, only?: ContentTypeKey): Document | null {
  const keys = contentTypeKeys.filter((key) => content[key] !== undefined && (only ?? key) === key)
  if (keys.length === 0) return null
  const blocks = keys.flatMap((key) => [title2(getContentType(key).title), ...layOutType(key, content)])
  return makeDocument(title, [...(showsEstimates(blocks, keys, content) ? [facts([estimatesNote])] : []), ...blocks])
}

const estimatesNote = 'Some times are estimates: the transcript does not have all of them.'

/** True if a document prints a time, and a time of its content is estimated. */
function showsEstimates(blocks: readonly Block[], keys: readonly ContentTypeKey[], content: SomeContent): boolean {
  const isEstimated = keys.some((key) =>
    /"(?:estimated|endEstimated)":true|≈ ?\d{1,3}:\d\d/.test(JSON.stringify(content[key])),
  )
  return isEstimated && /(?<!\d)\d{1,3}:\d\d/.test(JSON.stringify(blocks))
}

function layOutType<Key extends ContentTypeKey>(key: Key, content: SomeContent): Block[] {
  const own = content[key]
  return own === undefined
    ? []
    : (documents[key] as (content: ContentByType[Key]) => Block[])(own as ContentByType[Key])
}
