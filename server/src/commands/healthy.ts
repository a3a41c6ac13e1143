// Exits 0 while the process of this machine (or container) is alive, for whoever starts it anew when it is not.
import { readConfig } from '../platform/config.ts'

const { role, port, metrics } = readConfig(process.env)
// A process that only works on jobs serves nobody; it answers where its figures are.
const url = role === 'worker' ? `http://127.0.0.1:${metrics?.port}/health` : `http://127.0.0.1:${port}/api/health`
const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) }).catch(() => null)
process.exitCode = answer?.ok ? 0 : 1
