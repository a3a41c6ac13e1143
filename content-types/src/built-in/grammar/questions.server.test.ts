import { expect, test } from 'vitest'
import { isWorthAsking } from './questions.server.ts'

test.each([
  'What makes a good sailor on a bad day?',
  'When should a harbour hire its first master?',
  'Why do boats sink in calm water?',
])('%s may stay open at the end of a script', (question) => expect(isWorthAsking(question)).toBe(true))

test.each([
  'If sailors want to reach out to you online, where are you available?',
  'What are you excited about?',
  'Is the lamp on the pier paid by the city?',
  'How many years did you say you worked in the harbour?',
  'Ben, were you about to say something?',
  'What is it that you do with them?',
])('%s leads nowhere', (question) => expect(isWorthAsking(question)).toBe(false))
