// Five lines of an invented interview, which the samples of content are made from.
import type { Evidence } from './evidence.ts'

export const sampleSegments = [
  { id: 0, speaker: 'Maya', start: 0, end: 12, text: 'So when did you sit down with the numbers?' },
  {
    id: 1,
    speaker: 'Jonas',
    start: 12,
    end: 34,
    text: 'Not until the January. I took one month of till rolls and a pencil. Every loaf sold after noon lost forty cents.',
  },
  { id: 2, speaker: 'Maya', start: 34, end: 39, text: 'And Saturday was the problem.' },
  {
    id: 3,
    speaker: 'Jonas',
    start: 39,
    end: 55,
    text: 'Saturday was the whole problem. We closed on our busiest day, and it was the first month we made money.',
  },
  { id: 4, speaker: 'Maya', start: 55, end: 61, text: 'What did you tell the people in the queue?' },
]

/** Returns the evidence of `words` in the sample's segment. */
export function said(segment: number, words: string): Evidence {
  const { speaker, start, end, text } = sampleSegments[segment] ?? { speaker: null, start: 0, end: 0, text: '' }
  const offset = text.indexOf(words)
  return {
    speaker,
    start,
    end,
    estimated: false,
    from: { segment, offset },
    to: { segment, offset: offset + words.length },
  }
}

export const closing = 'We closed on our busiest day, and it was the first month we made money.'
export const counting = 'I took one month of till rolls and a pencil.'
