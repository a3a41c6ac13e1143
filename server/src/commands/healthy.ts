// Exits with 0 if the process on this machine (or in this container) is serving and reaches its database.
import { readConfig } from '../platform/config.ts'

const { role, port, metrics } = readConfig(process.env)
// A worker process serves no pages; its health check is on the metrics port.
const url = role === 'worker' ? `http://127.0.0.1:${metrics?.port}/ready` : `http://127.0.0.1:${port}/api/ready`
const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) }).catch(() => null)
process.exitCode = answer?.ok ? 0 : 1
