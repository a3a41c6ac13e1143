import { getProfile, uploadTranscript } from '@podcastai/contracts'
import { buildPerson, formData } from '../../server/test/people.ts'
import type { TestApp } from '../../server/test/test-app.ts'
import { startBenchServer } from '../benchmarks/server-process.ts'
import { talkFile } from '../benchmarks/talk-files.ts'
import { openClient } from './client.ts'
import { residentMegabytes } from './memory.ts'
import { onEmbedded } from './places.ts'
import { atMost, type Finding, none, type Options, told } from './scenario.ts'
import { measureStranger } from './stranger.ts'

const largest = 9_900_000

/** Uploads of the largest size all at once, from several workspaces, while a stranger looks at their profile. */
export function attackUploads(options: Options): Promise<Finding[]> {
  const workspaces = options.figure('workspaces', { whole: 6, short: 3 })
  const each = options.figure('uploads', { whole: 10, short: 4 })
  return onEmbedded(async ({ env }) => {
    const server = await startBenchServer(env)
    const client = openClient(() => server.url, { deadlineMs: 300_000, sockets: 1000 })
    const app = client as unknown as TestApp
    const stranger = await buildPerson(app)
    const owners = await Promise.all(Array.from({ length: workspaces }, () => buildPerson(app)))
    const file = { field: 'transcript', filename: 'talk.srt', bytes: talkFile('srt', largest) }
    const form = formData({ generate: 'false' }, file)
    let highest = 0
    const watching = setInterval(() => (highest = Math.max(highest, residentMegabytes(server.pid))), 100)
    const answers = new Map<string, number>()
    const attack = () =>
      Promise.all(
        owners.flatMap(({ session }) =>
          Array.from({ length: each }, async () => {
            const status = await client.call(uploadTranscript, { session, ...form }).then(
              (answer) => String(answer.status),
              () => 'no answer',
            )
            answers.set(status, (answers.get(status) ?? 0) + 1)
          }),
        ),
      )
    const calls = [{ name: 'profile', ask: () => client.call(getProfile, { session: stranger.session }) }]
    const findings = await measureStranger(calls, attack)
    clearInterval(watching)
    client.close()
    await server.stop()
    const listed = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ')
    return [
      told(`${workspaces * each} uploads of ${largest / 1e6} MB from ${workspaces} workspaces were answered`, listed),
      ...findings,
      atMost('resident memory', highest, 1200, ' MB'),
      none('the server ended', server.fellOver() ? [server.fellOver() ?? ''] : []),
    ]
  })
}
