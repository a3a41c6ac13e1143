import { readFileSync } from 'node:fs'
import { addReferenceImage, getProfile, login } from '@podcastai/contracts'
import { buildPerson, formData, upload } from '../../server/test/people.ts'
import type { TestApp } from '../../server/test/test-app.ts'
import { startBenchServer } from '../benchmarks/server-process.ts'
import { openClient } from './client.ts'
import { flatPng } from './flat-png.ts'
import { residentMegabytes } from './memory.ts'
import { onEmbedded } from './places.ts'
import { atMost, type Finding, none, type Options, told } from './scenario.ts'
import { measureStranger } from './stranger.ts'

/** Pictures that take a second and hundreds of megabytes to open, from several workspaces at once, while a stranger logs in. */
export function attackPictures(options: Options): Promise<Finding[]> {
  const workspaces = options.figure('workspaces', { whole: 4, short: 2 })
  const each = options.figure('pictures', { whole: 55, short: 15 })
  return onEmbedded(async ({ env }) => {
    const server = await startBenchServer(env, { asNpmStart: true })
    const client = openClient(() => server.url, { deadlineMs: 300_000, sockets: 1000 })
    const app = client as unknown as TestApp
    const stranger = await buildPerson(app)
    const owners = await Promise.all(
      Array.from({ length: workspaces }, async () => {
        const { session } = await buildPerson(app)
        return { session, id: (await upload(app, session, {}, { generate: 'false' })).body.id }
      }),
    )
    // As large as is taken at all, and as the limit on pixels alone would let in.
    const pictures = [await flatPng({ width: 5000, height: 5000 }), await flatPng({ width: 7070, height: 7070 })]
    const before = residentMegabytes(server.pid)
    let highest = 0
    const watching = setInterval(() => (highest = Math.max(highest, residentWithChildren(server.pid))), 100)
    const answers = new Map<string, number>()
    const attack = () =>
      Promise.all(
        owners.flatMap(({ session, id }) =>
          Array.from({ length: each }, async (_, at) => {
            const file = { field: 'image', filename: 'flat.png', bytes: pictures[at % pictures.length] ?? '' }
            const status = await client
              .call(addReferenceImage, { session, params: { id }, ...formData({}, file) })
              .then(
                (answer) => String(answer.status),
                () => 'no answer',
              )
            answers.set(status, (answers.get(status) ?? 0) + 1)
          }),
        ),
      )
    const { email, password } = stranger
    const page = { method: 'GET', url: '/login', headers: {}, body: null }
    const findings = await measureStranger(
      [
        { name: 'login', ask: () => client.call(login, { body: { email, password } }) },
        { name: 'page', ask: () => client.send(page) },
        { name: 'profile', ask: () => client.call(getProfile, { session: stranger.session }) },
      ],
      attack,
    )
    clearInterval(watching)
    client.close()
    await server.stop()
    const listed = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ')
    return [
      told(`${workspaces * each} pictures from ${workspaces} workspaces were answered`, listed),
      ...findings,
      atMost(
        `resident memory of all processes, more than before (${before.toFixed(0)} MB)`,
        highest - before,
        500,
        ' MB',
      ),
      none('the server ended', server.fellOver() ? [server.fellOver() ?? ''] : []),
    ]
  })
}

function residentWithChildren(pid: number): number {
  return [pid, ...getChildPids(pid)].reduce((sum, one) => sum + (residentMegabytes(one) || 0), 0)
}

function getChildPids(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
