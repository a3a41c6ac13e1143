import { expect, test } from 'vitest'
import { parseTranscript } from '../../transcript/src/index.ts'
import { scoreSpan } from './span-scores.ts'
import { understand } from './understand.ts'

const scoresOf = (said: string) => {
  const talk = `Ada: ${said}\n\nBen: And what did the town say to that?\n\nAda: Bread was never the point of it.`
  return scoreSpan(understand(parseTranscript(new TextEncoder().encode(talk), 'talk.txt')), 0, 0)
}

test.each([
  ['The reason is that bread takes a whole night.', 'opens on a claim: “The reason is”'],
  ['We found that in this town 90% of bakers close.', 'a figure in its first sentence: “90%”'],
  ['Saturday, if you ask me, is for sleeping late.', 'opens on “Saturday, if you ask me, is for…”'],
  ['If you bake every single day, you lose sleep.', 'opens on a condition: “If you bake every single day”'],
])('a hook says what the first sentence opens on, and of the rest that it holds it: %s', (said, reason) => {
  expect(scoresOf(said).hook.reason).toBe(reason)
})

test.each([
  ['Ledgerlark closed the bakery on a Saturday.', 'makes sense from the first words: “Ledgerlark closed'],
  ['They closed it on a Saturday in the summer.', 'may lean on what came before: “They closed'],
  ['How long does a good dough need to rest?', 'begins with a question: “How long'],
])('how a passage begins is told, and not whether it is understood: %s', (said, reason) => {
  expect(scoresOf(said).standalone.reason).toContain(reason)
})
