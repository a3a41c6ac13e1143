import { type Block, type Document, makeDocument, title2 } from '../documents/blocks.ts'
import { type ContentTypeKey, contentTypeKeys } from '../type/content-type.ts'
import { documents } from './documents.generated.ts'
import { type ContentByType, contentTypeOf } from './registry.ts'

export type SomeContent = Partial<ContentByType>

/**
 * The content of a project as a document, of one type or of all that are generated, in the order of the page. Null
 * where nothing of it is generated.
 */
export function contentDocument(title: string, content: SomeContent, only?: ContentTypeKey): Document | null {
  const keys = contentTypeKeys.filter((key) => content[key] !== undefined && (only ?? key) === key)
  if (keys.length === 0) return null
  return makeDocument(
    title,
    keys.flatMap((key) => [title2(contentTypeOf(key).title), ...layoutOf(key, content)]),
  )
}

function layoutOf<Key extends ContentTypeKey>(key: Key, content: SomeContent): Block[] {
  const own = content[key]
  return own === undefined
    ? []
    : (documents[key] as (content: ContentByType[Key]) => Block[])(own as ContentByType[Key])
}
