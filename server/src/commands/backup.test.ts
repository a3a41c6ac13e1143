import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { newDataFolder, type RunningServer, run, startServer } from '../../test/server-process.ts'

let server: RunningServer | null = null
afterEach(() => server?.kill('SIGKILL'))

test('a backup is made beside a serving server, and restored into an empty folder alone', async () => {
  const DATA_DIR = newDataFolder()
  const path = join(mkdtempSync(join(tmpdir(), 'podcastai-backup-')), 'backup.tar.gz')
  server = await startServer({ DATA_DIR })
  const answer = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'maya@example.com', username: 'Maya', password: 'secret1' }),
  })
  expect(answer.status).toBe(200)
  const backup = await run('commands/main.ts', ['backup', path], { DATA_DIR })
  expect(backup).toMatchObject({ code: 0, err: '' })
  expect(backup.out).toContain(`${path}\n0 projects, 1 accounts`)

  const beside = await run('commands/main.ts', ['restore', path, '--replace'], { DATA_DIR })
  expect(beside).toMatchObject({ code: 1, err: expect.stringMatching(/is in use by the PodcastAI server[^\n]+\n$/) })
  const empty = { DATA_DIR: newDataFolder() }
  const restored = await run('commands/main.ts', ['restore', path], empty)
  expect(restored).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Restored: 0 projects, 1 accounts') })
})

test('an unknown command is refused with the ones that exist', async () => {
  const unknown = await run('commands/main.ts', ['constructor'], {})
  expect(unknown).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('audit, backup, models, operator, restore'),
  })
})
