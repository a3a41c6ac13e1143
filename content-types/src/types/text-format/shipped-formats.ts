import type { ShippedFormatKey } from '../../type/keys.ts'
import type { TextFormat } from '../../type/text-format.ts'
import { shippedFormatNames } from './text-format.ts'

type Shipped = Omit<TextFormat, 'key' | 'name' | 'example'>

const shipped: Record<ShippedFormatKey, Shipped> = {
  newsletter: {
    purpose: 'an email to subscribers about this episode',
    parts: 'headed',
    minCharacters: 900,
    maxCharacters: 2400,
    instruction:
      'The headline is the subject line: what the reader gets, under 60 characters. Open with the strongest moment, as a scene or a claim. Then two or three points that the reader can use today, each in a short paragraph, one with a quotation. End with who talks, and an invitation to listen. One person writes to one reader. No “in this issue”, no greeting, no list of topics.',
  },
  blog_post: {
    purpose: 'an article that people find and read without hearing the episode',
    parts: 'headed',
    minCharacters: 2500,
    maxCharacters: 6000,
    instruction:
      'The headline says what the article answers. The first paragraph gives the answer, and who says so. Then three to five sections, each with a subheading on a line of its own and one or two paragraphs: a point, the story or the number behind it, and what it means for the reader. Two or three quotations with their speakers. The last paragraph leads to the conversation.',
  },
  linkedin_post: {
    purpose: 'a post for people in the field',
    parts: 'text',
    minCharacters: 700,
    maxCharacters: 2600,
    instruction:
      'The first line stands alone and makes people open the post: under 140 characters, a claim or a turn. Short paragraphs of one or two sentences. One story or one idea with what follows from it at work, one quotation at most. End with a question that people in the field would answer from experience.',
  },
  x_thread: {
    purpose: 'a thread that builds on its first post',
    parts: 'thread',
    minCharacters: 60,
    maxCharacters: 280,
    instruction:
      'Five to ten posts. The first is the strongest claim or number of the talk, and makes people read on. Each next post is one thought that stands alone, in the order in which they build on each other; one or two are quotations with their speakers. The last is the thought to take away, and who said it.',
  },
}

/** Returns a format that ships. */
export function getShippedFormat(key: ShippedFormatKey): TextFormat {
  return { key, name: shippedFormatNames[key], ...shipped[key], example: '' }
}
