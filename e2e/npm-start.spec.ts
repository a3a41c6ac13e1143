import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const root = join(import.meta.dirname, '..')

test.describe('npm start', () => {
  test.skip(process.platform === 'win32', 'There are no such signals there.')

  const dataDir = mkdtempSync(join(tmpdir(), 'podcastai-start-'))
  let npm: ChildProcess | null = null
  // Kills the whole process group if a test leaves some of it running.
  test.afterEach(() => endGroup(npm))
  test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  for (const { name, tell } of [
    { name: 'a signal to npm alone', tell: (pid: number) => process.kill(pid, 'SIGTERM') },
    { name: 'Ctrl+C, which signals the whole group,', tell: (pid: number) => process.kill(-pid, 'SIGINT') },
  ])
    test(`${name} shuts the server down cleanly, and npm with it`, async () => {
      npm = spawn('npm', ['start'], {
        cwd: root,
        env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      })
      const address = await waitForAddress(npm)
      expect((await fetch(`${address}/api/health`)).status).toBe(200)
      const ended = once(npm, 'exit')
      tell(npm.pid ?? 0)
      expect(await ended).toEqual([0, null])
      // A surviving process would respond.
      await expect(fetch(`${address}/api/health`)).rejects.toThrow()
    })

  test('npm exits with the server’s exit code', async () => {
    npm = spawn('npm', ['start'], {
      cwd: root,
      env: { ...process.env, PORT: 'no port', DATA_DIR: dataDir },
      stdio: 'ignore',
      detached: true,
    })
    expect(await once(npm, 'exit')).toEqual([1, null])
  })
})

async function waitForAddress(npm: ChildProcess): Promise<string> {
  let printed = ''
  for await (const chunk of npm.stdout ?? []) {
    printed += chunk
    const address = /^PodcastAI +(http:\/\/\S+)[\s\S]*^Mail /m.exec(printed)?.[1]
    if (address) return address
  }
  throw new Error(`The server ended: ${printed}`)
}

function endGroup(npm: ChildProcess | null): void {
  try {
    if (npm?.pid) process.kill(-npm.pid, 'SIGKILL')
  } catch {
    // No process of the group is left.
  }
}
