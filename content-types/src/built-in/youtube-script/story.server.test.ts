import { describe, expect, test } from 'vitest'
import { briefOf, episodeOf, sampleEpisodes } from '../../every-type/sample-episodes.server.ts'
import { storiesOf } from './story.server.ts'
import { findsRepeats, partsOf } from './story-parts.server.ts'
import { tellableOf } from './tellable.server.ts'
import { youtubeScriptWriter } from './youtube-script-writer.server.ts'

const attempts = [0, 1, 2, 3]

const workshop = episodeOf([
  ['Ben', 'Why did you close the workshop in the middle of winter?'],
  [
    'Ada',
    'Because the kiln cracked twice in one week, and nobody in the valley could repair it before spring. Every order we had went back, with a letter and a jar of honey.',
  ],
  ['Ben', 'That sounds like a hard month for everybody.'],
  ['Ada', 'Pottery teaches you to wait. A kiln that is opened too early breaks everything that stands in it.'],
])

test('an answer that leans on its question is told with it', () => {
  const told = tellableOf({ episode: workshop, brief: briefOf(), loose: false, taken: [] })
  const answers = told.filter(({ text }) => text.startsWith('Because the kiln'))
  expect(answers.length).toBeGreaterThan(0)
  for (const { needsQuestion, question } of answers) {
    expect(needsQuestion).toBe(true)
    expect(question?.text).toBe('Why did you close the workshop in the middle of winter?')
  }
})

test('the same words are known again wherever they were said', () => {
  const line = 'You open the kiln when it is cold, and not when you are ready.'
  expect(findsRepeats()([line, 'What I learned? You open the kiln when it is cold, and that is all.'])).toBe(true)
  expect(findsRepeats([line])(['What I learned? You open the kiln when it is cold, and that is all.'])).toBe(true)
  expect(findsRepeats()([line, 'You open the door when it is cold outside, and you wait.'])).toBe(false)
})

describe.each(sampleEpisodes())('%s', (_, episode) => {
  test.each(attempts)('attempt %i: a story goes on in time', (attempt) => {
    const tellable = tellableOf({ episode, brief: briefOf(), loose: false, taken: [] })
    const parts = partsOf(3)
    const stories = storiesOf(tellable, { episode, parts, attempt, words: { min: 60, max: 300 } })
    expect(stories.length).toBeGreaterThan(0)
    for (const story of stories)
      for (const [at, told] of story.entries()) expect(told.first).toBeGreaterThan(story[at - 1]?.last ?? -1)
  })

  test.each(attempts)('attempt %i: whoever the hook has signed is not introduced again', (attempt) => {
    const brief = briefOf({}, { attempt })
    const { content } = youtubeScriptWriter.finish(youtubeScriptWriter.draft(episode, brief), episode, brief)
    if (!content || content.hook.endsWith('”')) return
    expect(content.hook).toMatch(/” [^“]*in a conversation[^“]*\.$/)
    expect(content.problemSetup).not.toMatch(/talks with|in a conversation/)
  })
})

test('a hook may be a short line, with whose it is and what the talk is about', () => {
  const hooks = sampleEpisodes().flatMap(([, episode]) =>
    attempts.map((attempt) => youtubeScriptWriter.draft(episode, briefOf({}, { attempt })).hook),
  )
  expect(hooks.some((hook) => /” [^“]*in a conversation[^“]*\.$/.test(hook))).toBe(true)
})
