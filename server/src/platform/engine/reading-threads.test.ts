import { afterEach, expect, test } from 'vitest'
import { plainBrief } from '../../../test/good-model.ts'
import { EngineInterrupted, TookTooLong } from './engine.ts'
import { openReadingThreads, type ReadingThreads } from './reading-threads.ts'

const mine = { workspaceId: 'mine', transcriptId: 'a project' }
const theirs = { workspaceId: 'theirs', transcriptId: 'another project' }
const upload = (text: string) => ({ bytes: new TextEncoder().encode(text), filename: 'talk.txt' })
const short = upload('Maya: We open at seven.\nJonas: And close at noon.')
const long = upload('Maya: We open at seven, and close at noon.\n'.repeat(20_000))

let threads: ReadingThreads
afterEach(() => threads.close())

/** Nothing on a long text may take any time, so that each of them is ended. */
const strict = () => openReadingThreads({ secondsFor: (size) => (size > 100_000 ? 0.001 : 60) })

test('what takes longer than a text of its size may is ended, with a reason for the person', async () => {
  threads = strict()
  const reading = threads.parse(long, mine)
  await expect(reading).rejects.toThrow(TookTooLong)
  await expect(reading).rejects.toMatchObject({
    code: 'took_too_long',
    message: expect.stringMatching(/took longer than a text of its size may/),
  })
  expect((await threads.parse(short, mine)).segments).toHaveLength(2)
})

test('an episode and a clip that take too long are ended as well', async () => {
  threads = strict()
  const transcript = {
    ...(await threads.parse(short, mine)),
    segments: [{ id: 0, speaker: null, start: null, end: null, text: 'We open at seven. '.repeat(20_000) }],
  }
  const order = { source: { ...mine, transcript }, brief: plainBrief, onUsage: () => {} }
  await expect(threads.builtIn.analyze(order)).rejects.toThrow(TookTooLong)
  const clip = { ...mine, content: 'We open at seven. '.repeat(20_000), brief: plainBrief, onUsage: () => {} }
  await expect(threads.builtIn.writeClip(clip)).rejects.toThrow(TookTooLong)
})

test('what one workspace asks for leaves a thread for another', async () => {
  threads = openReadingThreads()
  const wanted = new AbortController()
  const hog = () => threads.parse(upload('Maya: Yes.\n'.repeat(300_000)), { ...mine, signal: wanted.signal })
  const many = Array.from({ length: 20 }, () => hog().catch((error: Error) => error.name))
  expect((await threads.parse(short, theirs)).segments).toHaveLength(2)
  wanted.abort(new DOMException('the project was deleted', 'AbortError'))
  // Nobody waited for all of them: what had not begun never does.
  expect(await Promise.all(many)).toContain('AbortError')
})

test('closing ends what runs, which is nobody’s fault', async () => {
  threads = openReadingThreads()
  const reading = threads.parse(long, mine)
  await threads.close()
  await expect(reading).rejects.toThrow(EngineInterrupted)
})
