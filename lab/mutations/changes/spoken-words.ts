import type { Mutation } from '../mutation.ts'

const area = 'Nothing is invented'
const checking = 'content-types/src/text-checks/check-text.server.ts'
const checkTests = ['content-types/src/text-checks/check-text.test.ts']
const forged = ['server/src/features/content/forged-edits.test.ts']

export const spokenWords: Mutation[] = [
  {
    area,
    breaks: 'Words in quotation marks are not looked for in the transcript.',
    matters: 'A model could put words into a speaker’s mouth.',
    file: checking,
    text: '    ...quoted,\n',
    becomes: '',
    tests: checkTests,
  },
  {
    area,
    breaks: 'Figures are not looked for in the transcript.',
    matters: 'A model could make numbers up.',
    file: checking,
    text: '...figureProblems(words, said, rests, rule), ',
    becomes: '',
    tests: checkTests,
  },
  {
    area,
    breaks: 'Names are not looked for in the transcript.',
    matters: 'A model could name people and companies that nobody spoke of.',
    file: checking,
    text: ', ...nameProblems(words, said)]',
    becomes: ']',
    tests: checkTests,
  },
  {
    area,
    breaks: 'Links are not looked for in the transcript.',
    matters: 'A model could send listeners to an address of its own making.',
    file: checking,
    text: '    ...linkProblems(own, said, rule),\n',
    becomes: '',
    tests: checkTests,
  },
  {
    area,
    breaks: 'A quotation is credited to any speaker that the text names.',
    matters: 'Words of one speaker would stand under the name of another.',
    file: 'content-types/src/text-checks/quotations.server.ts',
    text: 'given && spoken ? speakerProblem(given, spoken.speaker, [spoken.first, spoken.last], said) : null',
    becomes: 'given && spoken && speakerProblem === null ? speakerProblem : null',
    tests: checkTests,
  },
  {
    area,
    breaks: 'Sentences that the transcript does not have are cited.',
    matters: 'What cannot be looked up is not evidence.',
    file: checking,
    text: '    ...idProblems(ids, said),\n',
    becomes: '',
    tests: ['content-types/src/text-checks/check-text.test.ts', 'content-types/src/model/read-kit.test.ts'],
  },
  {
    area,
    breaks: 'A rewritten quote keeps its “Verified” mark.',
    matters: 'The mark promises that it was said word for word.',
    file: 'content-types/src/types/quotes/quotes.ts',
    text: 'return { text, speaker, timestamp, category, estimated, verified: false, evidence, ...isDivided }',
    becomes: 'return { text, speaker, timestamp, category, estimated, verified: true, evidence, ...isDivided }',
    tests: forged,
  },
  {
    area,
    breaks: 'A rewritten quote is printed in quotation marks.',
    matters: 'They promise that it was said like that.',
    file: 'content-types/src/types/quotes/quotes.ts',
    text: 'return quote.verified ? inQuotationMarks(printedQuote(quote)) : quote.text',
    becomes: 'return quote.verified === null ? quote.text : inQuotationMarks(printedQuote(quote))',
    tests: ['content-types/src/types/quotes/quotes.test.ts'],
  },
  {
    area,
    breaks: 'An edit may rest on a passage that the transcript does not have.',
    matters: 'A forged request could name a place for words that nobody said.',
    file: 'content-types/src/type/apply-edit.ts',
    text: '(known.get(toKey(passage)) ?? spoken.at(passage))',
    becomes:
      '(known.get(toKey(passage)) ?? spoken.at(passage) ?? { ...passage, speaker: null, start: 0, end: 0, estimated: false })',
    tests: forged,
  },
  {
    area,
    breaks: 'Any word may be left out of a quotation.',
    matters: 'Leaving out a “not” turns it into its opposite.',
    file: 'content-types/src/talk/word-runs.ts',
    text: 'if (isSound(plain, english)) skips.push(1)',
    becomes: 'if (isSound(plain, english) || english) skips.push(1)',
    tests: ['content-types/src/talk/word-runs.test.ts'],
  },
]
