// Exits 0 while the process on this machine (or in this container) serves and reaches its database.
import { readConfig } from '../platform/config.ts'

const { role, port, metrics } = readConfig(process.env)
// A process that only works on jobs serves nobody; it answers where its figures are.
const url = role === 'worker' ? `http://127.0.0.1:${metrics?.port}/ready` : `http://127.0.0.1:${port}/api/ready`
const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) }).catch(() => null)
process.exitCode = answer?.ok ? 0 : 1
