// What `npm run dev` runs: the server, restarted when its sources change, and Vite, which serves the pages and passes
// API calls to it. By default, no card is charged, emails go to the data folder's outbox, and the built-in engine writes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const vite = join(import.meta.dirname, 'node_modules/vite/bin/vite.js')

/** Settings that the environment can override. Links in emails open the pages that Vite serves. */
const defaults = { APP_URL: 'http://localhost:5173', BILLING: 'test', AI_PROVIDER: 'builtin', FIND_MODELS: 'off' }

const options = {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  env: { ...defaults, ...process.env, PORT: '3000' },
} as const
const processes = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], options),
  spawn(process.execPath, [vite, 'web', '--port', '5173', '--strictPort'], options),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
await Promise.race(processes.map((child) => once(child, 'exit')))
stop()

function stop() {
  for (const child of processes) child.kill('SIGTERM')
}
