import { answerSpeakers } from '@podcastai/contracts'
import { correctedProject } from './corrected-project.ts'
import type { TestApp } from './test-app.ts'

/** A text in which it isn't clear if Q and A are two people. */
export const doubtfulInterview = `Q: Why did you close the bakery on the busiest day of the whole week?

A: We closed on Saturdays because every single loaf cost us more than we charged for it.

Q: And what did the people in the queue say when they read the sign on the door?

A: A queue is not a business model, it is a photograph of one good hour, and nobody can live on a photograph.

If you only listen to the people in the queue, you never hear those who went home without any bread.

Q: What changed after the first year without Saturdays in the small shop by the river?

A: Profit rose by thirty-four percent in the first year, and we slept on Sundays again like everybody else.
`

/** Creates a project with doubtful names, and functions that answer the question. */
export async function doubtfulProject(app: TestApp, session: string, bytes = doubtfulInterview) {
  const made = await correctedProject(app, session, { bytes })
  return {
    ...made,
    answer: (areSpeakers: boolean, as = session) =>
      app.call(answerSpeakers, { session: as, params: { id: made.id }, body: { areSpeakers } }),
    /** Turns Q and A into words. */
    asWords: () => made.toWords(['Q', 'A']),
    /** Turns them back into speakers. */
    asSpeakers: async () => {
      for (const { id } of (await made.corrections()).labels) await made.undo(id)
    },
    spoken: async () => (await made.shown()).map(({ speaker, text }) => [speaker, text.slice(0, 12)]),
  }
}
