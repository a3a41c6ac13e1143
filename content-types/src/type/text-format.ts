import type { TextFormatKey } from './keys.ts'

/** How a format's text is divided; 'headed' begins with a headline, and the posts of a thread are numbered. */
export const formatParts = ['text', 'headed', 'posts', 'thread'] as const
export type FormatParts = (typeof formatParts)[number]

/** What a text keeps of its format, so that it needs no look-up, also after the format was changed or deleted. */
export type FormatFacts = {
  name: string
  /** What it is for, in a few words. */
  purpose: string
  parts: FormatParts
  /** Characters of the text, or of each post. */
  minCharacters: number
  maxCharacters: number
}

/** A text format, which a model writes by its instruction and its example. */
export type TextFormat = FormatFacts & {
  key: TextFormatKey
  instruction: string
  /** A text whose form is followed; '' for none. */
  example: string
}

/** True if the format is a list of posts. */
export function hasPosts({ parts }: Pick<FormatFacts, 'parts'>): boolean {
  return parts === 'posts' || parts === 'thread'
}

/** Returns the number that a post of a thread begins with: "2/7 "; '' for other formats. */
export function postNumber({ parts }: Pick<FormatFacts, 'parts'>, index: number, count: number): string {
  return parts === 'thread' ? `${index + 1}/${count} ` : ''
}

/** Characters that the number of a post in a thread may take: "12/12 ". */
export const numberLength = 6
