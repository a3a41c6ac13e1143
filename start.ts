// What `npm start` runs: builds the web app where its sources changed, then becomes the server. It is one process from
// first to last, the one that npm knows: a signal to npm reaches the server, and how the server ends is how npm ends.
// For that the script says `exec`, by which the shell that npm asks becomes this process; some shells would stay between
// the two, and end alone. The shell of Windows has no such word, and runs what stands behind `||`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const signals = ['SIGINT', 'SIGTERM'] as const

await build()
// A restart of the server runs this file, without the build.
process.argv[1] = join(import.meta.dirname, 'server/src/main.ts')
await import('./server/src/main.ts')

/** In a process of its own: what bundles pages takes memory that the server would keep. */
async function build(): Promise<void> {
  const builder = spawn(process.execPath, [join(import.meta.dirname, 'web/build-when-stale.ts')], { stdio: 'inherit' })
  const handOn = (signal: NodeJS.Signals) => builder.kill(signal)
  for (const signal of signals) process.on(signal, handOn)
  const [code, killedBy] = (await once(builder, 'exit')) as [number | null, NodeJS.Signals | null]
  for (const signal of signals) process.off(signal, handOn)
  if (killedBy) process.kill(process.pid, killedBy)
  if (code !== 0) process.exit(code ?? 1)
}
