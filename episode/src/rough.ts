const roughMarks = [
  /\b(?:um+|uh+|er+m|hmm+|mhm|uh-huh|mm-hmm)\b/i,
  /\s(?:--|—)\s(?:\w+ ){0,3}\w*(?:--|—)?/,
  /(?:--|—|–)["”']?$/,
  /\b(\w+(?: \w+)?),? \1\b(?!-)/i,
  /\b(\w+ \w+['’]\w+|\w+['’]\w+(?: \w+)?), \1(?![\w'’-])/i,
  /\b((?:I|we|you|they) [\w'’]+) (?:[\w'’]+ ){0,3}(?:be|to|the|an?|my|your|our|have|not|do|just|of|in|on|for|with|is|are|was), \1\b/i,
  /\byou know\b.*\byou know\b/i,
  /\b(?:kind of|sort of)\b.*\b(?:kind of|sort of)\b/i,
  /, like, |, you know, |, I mean, |\bI mean,? (?:I|you|it|we|like)\b/i,
  /\[(?:unintelligible|inaudible|crosstalk|\?+)[^\]]*\]|\((?:unintelligible|inaudible|crosstalk)[^)]*\)/i,
  /\.\.\.\s+\p{Ll}/u,
]

/** Fillers, restarts, repeated words, broken off: said so, hence never changed, but not what one prints first. */
export function isRough(text: string): boolean {
  return roughMarks.some((mark) => mark.test(text))
}
