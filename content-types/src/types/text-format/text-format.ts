import { z } from 'zod'
import { editedItemFields, itemFields } from '../../items/item-fields.ts'
import { findStored, listItems } from '../../items/item-ids.ts'
import type { ContentType } from '../../type/content-type.ts'
import { EditRefusal } from '../../type/edit-context.ts'
import { EditedLine, EditedText } from '../../type/edit-limits.ts'
import { Evidence, Passages } from '../../type/evidence.ts'
import type { ShippedFormatKey, TextFormatKey } from '../../type/keys.ts'
import { isShippedFormatKey } from '../../type/keys.ts'
import { type FormatFacts, formatParts, hasPosts, postNumber } from '../../type/text-format.ts'

/** Names of the formats that ship; a show's own formats are named by their content. */
export const shippedFormatNames: Record<ShippedFormatKey, string> = {
  newsletter: 'Newsletter',
  blog_post: 'Blog Post',
  linkedin_post: 'LinkedIn Post',
  x_thread: 'X Thread',
}

const facts = {
  name: z.string(),
  purpose: z.string(),
  parts: z.enum(formatParts),
  minCharacters: z.int().min(0),
  maxCharacters: z.int().min(1),
}

const Post = z.object({
  /** The headline or subject line; only of 'headed' formats. */
  heading: z.string().optional(),
  text: z.string(),
  evidence: z.array(Evidence),
  ...itemFields,
})
export type Post = z.infer<typeof Post>

/** A text in a format, with what it needs of the format. */
export const FormatContent = z.object({ ...facts, posts: z.array(Post) })
export type FormatContent = z.infer<typeof FormatContent>

/** Maximum number of posts in an edit. */
export const maxPosts = 40

export const EditedFormatContent = z.object({
  ...facts,
  name: EditedLine,
  purpose: EditedLine,
  posts: z
    .array(
      z.object({
        ...editedItemFields,
        heading: EditedLine.optional(),
        text: EditedText,
        evidence: Passages.nullish(),
      }),
    )
    .max(maxPosts, `There may be ${maxPosts} posts at most`),
})
export type EditedFormatContent = z.infer<typeof EditedFormatContent>

/** Returns empty content of a format, the start for writing by hand. */
export function blankFormat({ name, purpose, parts, minCharacters, maxCharacters }: FormatFacts): FormatContent {
  return { name, purpose, parts, minCharacters, maxCharacters, posts: [] }
}

/** Returns a post as it is published: with its number in the thread, and its headline on a line of its own. */
export function publishedPost(content: FormatContent, index: number): string {
  const { heading, text = '' } = content.posts[index] ?? {}
  const body = `${postNumber(content, index, content.posts.length)}${text}`
  return heading ? `${heading}\n\n${body}` : body
}

/** Returns the content type of a format's key: the same for all formats, because the content says which one it is. */
export function getTextFormat(key: TextFormatKey): ContentType<FormatContent, EditedFormatContent> {
  const name = isShippedFormatKey(key) ? shippedFormatNames[key] : 'Own format'
  return { ...textFormat, key, label: name, title: name }
}

const textFormat: Omit<ContentType<FormatContent, EditedFormatContent>, 'key' | 'label' | 'title'> = {
  subtitle: 'A format of this show',
  getName: ({ name }) => name,
  schema: FormatContent,
  blank: blankFormat({ name: '', purpose: '', parts: 'text', minCharacters: 0, maxCharacters: 10_000 }),
  edited: EditedFormatContent,
  labels: ['name', 'purpose', 'parts'],
  count: ({ posts }) => posts.length,
  columns: ['Format', 'Part', 'Headline', 'Text', 'Characters'],
  rows: (content) =>
    content.posts.map(({ heading = '', text }, index) => {
      const published = `${postNumber(content, index, content.posts.length)}${text}`
      return {
        Format: content.name,
        Part: hasPosts(content) ? `Post ${index + 1}` : 'Text',
        Headline: heading,
        Text: published,
        Characters: String(published.length),
      }
    }),
  items: ({ posts }) => listItems(posts, 'posts'),
  resolveEdit: (edited, { before, groundFor }) => {
    if (edited.posts.every(({ text }) => text.trim() === '')) throw new EditRefusal('Write at least one word.')
    const isSingle = !hasPosts(before)
    if (isSingle && edited.posts.length > 1) throw new EditRefusal('This format has one text.')
    return {
      // An edit changes texts, not the format.
      ...blankFormat(before),
      posts: edited.posts.map(({ id, heading, text, evidence }) => {
        const stored = findStored(before.posts, { id })
        const named = evidence ?? (stored?.text === text ? stored.evidence : [])
        return {
          ...(id !== undefined && { id }),
          ...(before.parts === 'headed' && { heading: heading?.trim() ?? stored?.heading ?? '' }),
          text: text.trim(),
          evidence: groundFor(text, named),
        }
      }),
    }
  },
}
