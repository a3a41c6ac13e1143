// Runs the built product on a temporary data folder, for tools that measure it outside a test run.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type BuiltApp = {
  origin: string
  /** Stops the server and removes its data. */
  stop: () => Promise<void>
}

/**
 * Builds the pages if sources changed and starts the server on a free port, with `settings` as environment variables. The
 * built-in engine is set, so that the first account isn't led through the choice of a model.
 * @throws Error when the server exits before it listens
 */
export async function startBuiltApp(settings: Record<string, string> = {}): Promise<BuiltApp> {
  const root = join(import.meta.dirname, '..')
  const built = spawnSync(process.execPath, ['web/build-when-stale.ts'], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) throw new Error('The pages could not be built')
  const dataDir = mkdtempSync(join(tmpdir(), 'podcastai-built-'))
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LINE_ENCODER: 'off',
      AI_PROVIDER: 'builtin',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise<string>((resolve, reject) => {
    let out = ''
    server.stdout.on('data', (chunk) => {
      out += chunk
      const address = /http:\/\/[^\s/]+/.exec(out)?.[0]
      if (address) resolve(address)
    })
    server.once('exit', () => reject(new Error('The server ended before it served')))
  })
  return {
    origin,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
