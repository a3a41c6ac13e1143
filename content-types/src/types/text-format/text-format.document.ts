import { type Block, paragraph, title3 } from '../../documents/blocks.ts'
import { hasPosts, postNumber } from '../../type/text-format.ts'
import type { FormatContent } from './text-format.ts'

export function textFormatDocument(content: FormatContent): Block[] {
  return content.posts.flatMap(({ heading, text }, index) => {
    const title = hasPosts(content) ? `Post ${index + 1}` : heading
    const published = `${postNumber(content, index, content.posts.length)}${text}`
    return [...(title ? [title3(title)] : []), paragraph(published)]
  })
}
