// The entry point of `npm start`: builds the web app if its sources changed, then runs the server in the same process.
// npm thus has a single child: signals to npm reach the server, and npm exits with the server's status. The npm script
// uses `exec` so that this process replaces npm's shell; some shells would otherwise stay in between and exit on their
// own. Windows has no `exec` and runs the command after `||`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const signals = ['SIGINT', 'SIGTERM'] as const

await build()
// A restart of the server runs this file, without the build.
process.argv[1] = join(import.meta.dirname, 'server/src/main.ts')
await import('./server/src/main.ts')

/** Builds in a child process, because the server would keep the memory that bundling takes. */
async function build(): Promise<void> {
  const builder = spawn(process.execPath, [join(import.meta.dirname, 'web/build-when-stale.ts')], { stdio: 'inherit' })
  const handOn = (signal: NodeJS.Signals) => builder.kill(signal)
  for (const signal of signals) process.on(signal, handOn)
  const [code, killedBy] = (await once(builder, 'exit')) as [number | null, NodeJS.Signals | null]
  for (const signal of signals) process.off(signal, handOn)
  if (killedBy) process.kill(process.pid, killedBy)
  if (code !== 0) process.exit(code ?? 1)
}
