import { isOfWord } from './phrases.ts'

const filler = /\b(?:um+|uh+|er+m|hmm+|mhm|uh-huh|mm-hmm)\b/i

/** Checked only if `someMark` matches: most sentences have none of these. */
const marks = [
  /\s(?:--|—)\s(?:\w+ ){0,3}\w*(?:--|—)?/,
  /(?:--|—|–)["”']?$/,
  /\byou know\b.*\byou know\b/i,
  /\b(?:kind of|sort of)\b.*\b(?:kind of|sort of)\b/i,
  /, like, |, you know, |, I mean, |\bI mean,? (?:I|you|it|we|like)\b/i,
  /\.\.\.\s+\p{Ll}/u,
]
const someMark = /--|[—–]|\.\.\.|you know|(?:kind|sort) of|, like, |I mean/i

/** Checked only if the words after a comma begin like some before it. */
const restarts = [
  /\b(\w+ \w+['’]\w+|\w+['’]\w+(?: \w+)?), \1(?![\w'’-])/i,
  /\b((?:I|we|you|they) [\w'’]+) (?:[\w'’]+ ){0,3}(?:be|to|the|an?|my|your|our|have|not|do|just|of|in|on|for|with|is|are|was), \1\b/i,
]

/**
 * True if a text has fillers, restarts, or repeated words, or breaks off. It is shown verbatim, but never shown first.
 */
export function isDisfluent(text: string): boolean {
  if (filler.test(text)) return true
  if (someMark.test(text) && marks.some((mark) => mark.test(text))) return true
  const lower = text.toLowerCase()
  return saysTwice(lower) || (mayRestart(lower) && restarts.some((restart) => restart.test(text)))
}

/** True if one or two words are repeated immediately: "the the", "I was, I was". */
function saysTwice(lower: string): boolean {
  /** Start of the current word, and of the word before it if only a space separates them. */
  let word = 0
  let before = -1
  for (let at = 0; at < lower.length; at += 1) {
    const code = lower.charCodeAt(at)
    if (isOfWord(code)) continue
    const blankAt = code === comma ? at + 1 : at
    if (at > word && lower.charCodeAt(blankAt) === blank) {
      if (isSaidAt(lower, word, at, blankAt + 1)) return true
      if (before >= 0 && isSaidAt(lower, before, at, blankAt + 1)) return true
    }
    before = at > word && code === blank ? word : -1
    word = at + 1
  }
  return false
}

/** True if the characters between two offsets are repeated, as whole words, at a third. */
function isSaidAt(lower: string, from: number, to: number, again: number): boolean {
  if (lower.charCodeAt(from) !== lower.charCodeAt(again)) return false
  const behind = lower.charCodeAt(again + to - from)
  return !isOfWord(behind) && behind !== hyphen && lower.startsWith(lower.slice(from, to), again)
}

function mayRestart(lower: string): boolean {
  for (let at = lower.indexOf(', '); at >= 0; at = lower.indexOf(', ', at + 1))
    if (lower.lastIndexOf(lower.slice(at + 2, at + 5), at - 1) >= 0) return true
  return false
}

const blank = ' '.charCodeAt(0)
const comma = ','.charCodeAt(0)
const hyphen = '-'.charCodeAt(0)
