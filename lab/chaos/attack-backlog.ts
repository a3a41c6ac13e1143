import { setTimeout as wait } from 'node:timers/promises'
import { getProfile, getTranscript, isRunning } from '@podcastai/contracts'
import { buildPerson, smallTranscript, upload } from '../../server/test/people.ts'
import type { TestApp } from '../../server/test/test-app.ts'
import { startBenchServer } from '../benchmarks/server-process.ts'
import { megabyte, talkFile } from '../benchmarks/talk-files.ts'
import { openClient } from './client.ts'
import { onEmbedded } from './places.ts'
import { atMost, type Finding, none, type Options, told } from './scenario.ts'
import { measureStranger } from './stranger.ts'

/** A large file takes about as long alone; a small one from another workspace may wait for one that is running. */
const goalSeconds = 60

/** Some accounts upload many long files each; then a stranger uploads a short one. How long is that processed? */
export function attackBacklog(options: Options): Promise<Finding[]> {
  const accounts = options.figure('accounts', { whole: 5, short: 2 })
  const each = options.figure('files', { whole: 8, short: 3 })
  return onEmbedded(async ({ env }) => {
    const server = await startBenchServer(env, { asNpmStart: true })
    const client = openClient(() => server.url, { deadlineMs: 300_000, sockets: 200 })
    const app = client as unknown as TestApp
    const stranger = await buildPerson(app)
    const processed = async (session: string, id: string) => {
      for (const began = performance.now(); ; await wait(200)) {
        const { body } = await client.call(getTranscript, { session, params: { id } })
        if (!isRunning(body.status)) return { status: body.status, seconds: (performance.now() - began) / 1000 }
      }
    }
    const uploadSmall = async () => {
      const { body } = await upload(app, stranger.session, { bytes: smallTranscript })
      return processed(stranger.session, body.id)
    }
    const alone = await uploadSmall()
    const long = talkFile('txt', 2 * megabyte)
    for (let account = 0; account < accounts; account++) {
      const { session } = await buildPerson(app)
      for (let file = 0; file < each; file++) await upload(app, session, { bytes: long })
    }
    const times: number[] = []
    const endings = new Set<string>()
    const findings = await measureStranger(
      [{ name: 'profile', ask: () => client.call(getProfile, { session: stranger.session }) }],
      async () => {
        for (let count = 0; count < 5; count++) {
          const { status, seconds } = await uploadSmall()
          times.push(seconds)
          endings.add(status)
        }
      },
    )
    client.close()
    await server.stop()
    return [
      told('seconds of a short upload on the idle server', alone.seconds.toFixed(1)),
      told(
        `seconds of five short uploads behind ${accounts} × ${each} files of 2 MB`,
        times.map((one) => one.toFixed(1)).join(', '),
      ),
      atMost('the slowest of them', Math.max(...times), goalSeconds, ' s'),
      none(
        'other endings than completed',
        [...endings].filter((one) => one !== 'completed'),
      ),
      ...findings,
      none('the server ended', server.fellOver() ? [server.fellOver() ?? ''] : []),
    ]
  })
}
