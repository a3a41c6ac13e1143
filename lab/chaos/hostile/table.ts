// Runs each known attack three times at once from one account, while a second account works and a third uploads.
import { setTimeout as wait } from 'node:timers/promises'
import { getContent } from '@podcastai/contracts'
import { quantile } from '../../benchmarks/quantile.ts'
import { startBenchServer } from '../../benchmarks/server-process.ts'
import { openClient } from '../client.ts'
import { residentMegabytes } from '../memory.ts'
import type { Place } from '../places.ts'
import { atMost, type Finding, failed, none, told } from '../scenario.ts'
import { accountWithProject, processedBakery } from './accounts.ts'
import { lateP99, openOrdinaryCalls, p99ByKind } from './ordinary-calls.ts'
import type { Attacker } from './send-input.ts'
import { type TableAttack, tableAttacks } from './table-attacks.ts'

const atOnce = 3
const callEveryMs = 50
const goalMs = 250
/** What is refused at once is sent again and again for so long. */
const minSeconds = 10
/** A stranger's upload under attack: so many times what it takes in peace, and some seconds more. */
const ordinary = { times: 3, seconds: 5 }
/** Threads and what they held are given back a minute after their last work. */
const memory = { times: 1.3, waitSeconds: 90 }
const endSeconds = 10

/** Those whose name has the word, or all. */
export async function table(place: Place, word: string | null): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const attack of tableAttacks.filter(({ name }) => word === null || name.includes(word))) {
    console.log(`  ${place.name}: ${attack.name}`)
    const name = `${place.name}: ${attack.name}`
    const found = await endured(place, attack, name).catch((error: unknown) => [failed(name, error)])
    for (const { what, figure, goal, isMet } of found)
      if (isMet !== true)
        console.log(`    ${isMet === false ? 'MISSED ' : ''}${what.trim()}: ${figure}${goal && `, goal ${goal}`}`)
    findings.push(...found)
  }
  return findings
}

async function endured({ env }: Place, attack: TableAttack, name: string): Promise<Finding[]> {
  const server = await startBenchServer({ ...env, BILLING: 'test', LOG_LEVEL: 'error' })
  const client = openClient(() => server.url, { deadlineMs: 160_000 })
  try {
    const other = await accountWithProject(client)
    const stranger = await accountWithProject(client)
    // One account; each attack has a project of its own, so that none waits for another's.
    const attackers: Attacker[] = [await accountWithProject(client)]
    while (attackers.length < atOnce) {
      const { session } = attackers[0] ?? other
      attackers.push({ client, session, projectId: await processedBakery(client, session) })
    }
    const { body } = await client.call(getContent, { session: other.session, params: { id: other.projectId } })
    const peace = await measureSeconds(() => processedBakery(client, stranger.session))
    const before = residentMegabytes(server.pid)
    const work = openOrdinaryCalls({
      url: server.url,
      session: other.session,
      id: other.projectId,
      content: body.social_media,
      pauseMs: callEveryMs,
    })
    await wait(1000)
    await work.take()

    const until = performance.now() + minSeconds * 1000
    const attackOn = async (one: Attacker) => {
      let became = ''
      do became = await attack.run(one).catch((error: Error) => error.message)
      while (performance.now() < until)
      return became
    }
    const attacking = Promise.all(attackers.map(attackOn))
    const under = await measureSeconds(() => processedBakery(client, stranger.session)).catch(
      (error: Error) => error.message,
    )
    const became = await attacking
    const untrue = (await Promise.all(attackers.map(async (one) => (await attack.untrue?.(one)) ?? []))).flat()
    const calls = await work.take()
    await work.end()
    const after = await memoryAfter(server.pid, before)

    const again = attackers.map((one) => attack.run(one).catch(() => {}))
    await wait(1000)
    const ended = await server.terminate(60)
    client.close()
    await Promise.all(again)

    const ms = calls.map((call) => call.ms)
    const faults = calls.flatMap((call) => (call.fault === null ? [] : [`${call.name}: ${call.fault}`]))
    const failures = server.errors.filter((line) => line.includes('unexpected error')).map((line) => line.slice(0, 600))
    const quantiles = [0.5, 0.99, 1].map((share) => quantile(ms, share).toFixed(0)).join('; ')
    for (const line of new Set(became)) console.log(`    became: ${line}`)
    const max = peace * ordinary.times + ordinary.seconds
    return [
      told(`${name}: became`, (became[0] ?? '').slice(0, 70)),
      told(`  others' calls, ms median; p99; slowest, of ${ms.length}`, quantiles),
      told('  ms that the caller itself was late, p99', lateP99(calls)),
      told("  others' calls by kind, ms p99", p99ByKind(calls)),
      atMost("  others' calls, p99", quantile(ms, 0.99), goalMs, ' ms'),
      none("  others' calls that failed", faults),
      typeof under === 'string'
        ? failed("  a stranger's upload", new Error(under))
        : atMost(`  a stranger's upload, in peace ${peace.toFixed(1)} s`, under, Number(max.toFixed(1)), ' s'),
      atMost(`  MB resident, before ${before.toFixed(0)}`, after, Math.round(before * memory.times), ' MB'),
      ended === null
        ? { what: '  seconds from SIGTERM to its end', goal: `≤ ${endSeconds}`, figure: 'never', isMet: false }
        : atMost('  seconds from SIGTERM to its end', ended, endSeconds, ' s'),
      none('  errors that the server did not expect', failures),
      ...(attack.untrue ? [none('  claims stored that are not true', untrue)] : []),
    ]
  } finally {
    client.close()
    await server.stop()
  }
}

async function measureSeconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

async function memoryAfter(pid: number, before: number): Promise<number> {
  for (let waited = 0; waited < memory.waitSeconds; waited += 2) {
    if (residentMegabytes(pid) <= before * memory.times) break
    await wait(2000)
  }
  return residentMegabytes(pid)
}
