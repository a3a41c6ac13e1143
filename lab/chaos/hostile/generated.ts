// Sends generated inputs from one account to a running server, while another account works normally.
import { setTimeout as wait } from 'node:timers/promises'
import { type ContentByType, contentTypeKeys } from '@podcastai/content-types'
import { getContent, getSegments } from '@podcastai/contracts'
import { seededRandom } from '../../../server/test/bad-requests/seeded-random.ts'
import { startBenchServer } from '../../benchmarks/server-process.ts'
import { openClient } from '../client.ts'
import { residentMegabytes } from '../memory.ts'
import type { Place } from '../places.ts'
import { processorSeconds } from '../processor-time.ts'
import type { Finding } from '../scenario.ts'
import { accountWithProject, processedBakery } from './accounts.ts'
import { explain } from './fast-drive.ts'
import type { KeptFindings } from './findings-kept.ts'
import { createReport, formatCounts, nothingSeen, stallMs } from './generated-report.ts'
import { allowedSeconds, countBytes, describeInput, type HostileInput, targetName } from './hostile-input.ts'
import { mixedInputs } from './mixed-inputs.ts'
import { openOrdinaryCalls } from './ordinary-calls.ts'
import { openProbe } from './probe.ts'
import { type Attacker, forget, type Sent, sendInput } from './send-input.ts'
import { shrink } from './shrink.ts'
import { untrueClaims } from './stored-truth.ts'
import { takeOut } from './take-out.ts'

const attackersAtOnce = 2
/** An upload may do as many pieces of work as there are types and some, each within its limit, and wait for others. */
const piecesOfWork = 12
const maxTries = 12
const restEvery = 40

type Order = { seed: number; ms: number; kept: KeptFindings; first: readonly HostileInput[] }

export async function generated({ name, env }: Place, order: Order): Promise<Finding[]> {
  const server = await startBenchServer({ ...env, BILLING: 'test', LOG_LEVEL: 'error' })
  const client = openClient(() => server.url, { deadlineMs: 120_000 })
  const first = await newAttacker(await accountWithProject(client))
  const other = await accountWithProject(client)
  const theirs = await fetchContent(other, other.projectId)
  const work = openOrdinaryCalls({
    url: server.url,
    session: other.session,
    id: other.projectId,
    content: theirs.social_media,
    pauseMs: 100,
  })
  const chance = seededRandom(order.seed)
  const inputs = mixedInputs(chance, first.written)
  const waiting = [...order.first]
  const probe = openProbe()
  const seen = nothingSeen()
  const running = new Set<HostileInput>()
  const ends = Date.now() + order.ms
  let pause: Promise<void> = Promise.resolve()
  const before = residentMegabytes(server.pid)

  /** All are one account; each has a project of its own, so that one is not blamed for what another did. */
  async function attackOn(attacker: Writer) {
    while (Date.now() < ends && !server.fellOver()) {
      await pause
      seen.inputs += 1
      if (seen.inputs % restEvery === 0) pause = rest()
      const input = waiting.shift() ?? inputs.next().value
      await attackOnce(attacker, input).catch((error: unknown) => {
        running.delete(input)
        seen.failed.push(`${error} beside ${describeInput(input).slice(0, 400)}`)
      })
    }
  }

  async function attackOnce(attacker: Writer, input: HostileInput) {
    const bytes = countBytes(input)
    seen.bytes += bytes
    running.add(input)
    const sent = await sendInput(attacker, input, 30 + allowedSeconds(bytes) * piecesOfWork)
    seen.became.set(sent.became, (seen.became.get(sent.became) ?? 0) + 1)
    await judge(attacker, input, sent)
    if (sent.became === 'done' && chance.oneIn(3)) {
      const fault = await takeOut(attacker, sent.projectId ?? attacker.projectId, chance)
      if (fault) {
        seen.failed.push(`${fault} after ${describeInput(input).slice(0, 400)}`)
        order.kept.add({ key: fault.replace(/[0-9a-f-]{36}|[\d.]+/g, ''), what: fault, input })
      }
    }
    await lookAtOthers()
    running.delete(input)
    await forget(attacker, sent.projectId)
  }

  async function judge(attacker: Writer, input: HostileInput, sent: Sent) {
    const told = `${sent.said.slice(0, 200)} after ${sent.seconds.toFixed(1)} s: ${describeInput(input).slice(0, 400)}`
    if (sent.became === 'failed') {
      seen.failed.push(told)
      await keepSmall(`failed: ${sent.said}`, input, async (smaller) => {
        const again = await sendInput(attacker, smaller, 60)
        await forget(attacker, again.projectId)
        return again.became === 'failed'
      })
    } else if (sent.became === 'hung') {
      seen.hung.push(told)
      order.kept.add({ key: `hung ${targetName(input.to)} ${seen.hung.length}`, what: `hung: ${sent.said}`, input })
    } else if (sent.became === 'ended') {
      seen.ended.push(told)
      const probed = await probe.run(input, allowedSeconds(countBytes(input)))
      if (probed.endedIn !== null || probed.fault !== null) await explain(probe, input, probed, order.kept)
      else order.kept.add({ key: `ended ${targetName(input.to)}`, what: `ended by the limit: ${sent.said}`, input })
    }
    if (sent.seconds > slowSeconds(input) && sent.became !== 'ended') {
      seen.slow.push(told)
      order.kept.add({ key: `slow ${targetName(input.to)}`, what: `slow: ${sent.seconds.toFixed(1)} s`, input })
    }
    // Regenerated content has new scores.
    if (input.to.kind === 'template') attacker.written = await fetchContent(attacker, attacker.projectId)
    const changesProject = ['edit', 'speaker name'].includes(input.to.kind)
    const id = sent.projectId ?? (changesProject ? attacker.projectId : null)
    if (id === null || sent.became === 'hung') return
    const [untrue] = await untrueIn(attacker, id)
    if (untrue) {
      seen.untrue.push(`${untrue} after ${describeInput(input).slice(0, 600)}`)
      await keepSmall(`stored, and not true: ${untrue}`, input, (smaller) => reproducesFinding(attacker, smaller))
    }
    // What stands there is no measure any more for what comes next.
    if (changesProject && (untrue || sent.became === 'failed' || input.to.kind === 'speaker name'))
      await renewProject(attacker)
  }

  async function reproducesFinding(attacker: Writer, smaller: HostileInput): Promise<boolean> {
    if (smaller.to.kind === 'edit') await renewProject(attacker)
    const { projectId } = await sendInput(attacker, smaller, 60)
    const isUntrue = (await untrueIn(attacker, projectId ?? attacker.projectId)).length > 0
    await forget(attacker, projectId)
    return isUntrue
  }

  async function renewProject(attacker: Writer) {
    await forget(attacker, attacker.projectId)
    attacker.projectId = await processedBakery(client, attacker.session)
    attacker.written = await fetchContent(attacker, attacker.projectId)
  }

  async function keepSmall(what: string, input: HostileInput, holds: (smaller: HostileInput) => Promise<boolean>) {
    const key = what.replace(/[\d:.]+|“[^”]*”|"[^"]*"/g, '')
    if (order.kept.has(key)) return
    const text = await shrink(input.text, (smaller) => holds({ ...input, text: smaller }), maxTries)
    order.kept.add({ key, what, input: { ...input, text } })
  }

  async function untrueIn({ session, projectId, written }: Writer, id: string): Promise<string[]> {
    const params = { id }
    const segments = await client.call(getSegments, { session, params })
    if (segments.status !== 200) return [`its segments answer ${segments.status}`]
    const content = await client.call(getContent, { session, params })
    if (content.status !== 200) return [`its content answers ${content.status}`]
    return untrueClaims(content.body, segments.body.segments, id === projectId ? written : null)
  }

  async function lookAtOthers() {
    const taken = await work.take()
    seen.calls.push(...taken)
    const slowest = taken.toSorted((one, two) => two.ms - one.ms)[0]
    if (!slowest || slowest.ms < stallMs) return
    const suspects = [...running].map((input) => describeInput(input).slice(0, 300)).join(' | ')
    seen.stalls.push(`${slowest.name} took ${(slowest.ms / 1000).toFixed(1)} s beside ${suspects}`)
  }

  /** Everything is answered: no core may be busy for long. */
  async function rest() {
    while (running.size > 0) await wait(100)
    for (let seconds = 0; seconds < 30; seconds += 2) {
      const before = processorSeconds(server.pid)
      await wait(2000)
      if (!(processorSeconds(server.pid) - before > 1.2)) return
    }
    seen.held.push(`a core was still busy 30 s after all of ${seen.inputs} inputs were answered`)
  }

  const telling = setInterval(() => {
    console.log(
      `  ${name}: ${seen.inputs} sent (${formatCounts(seen)}), ${residentMegabytes(server.pid).toFixed(0)} MB`,
    )
  }, 60_000)
  const attackers = [first]
  while (attackers.length < attackersAtOnce)
    attackers.push(await newAttacker({ ...first, projectId: await processedBakery(client, first.session) }))
  await Promise.all(attackers.map(attackOn))
  await pause
  clearInterval(telling)
  await work.end()
  await probe.close()
  client.close()
  const unexpected = server.errors.filter((line) => line.includes('unexpected error'))
  for (const line of unexpected.slice(0, 5)) console.log(`  ${name}: ${line.slice(0, 1500)}`)
  const fall = server.fellOver()
  const after = residentMegabytes(server.pid)
  await server.stop()
  return createReport(name, seen, { fall, megabytes: [before, after] })
}

/** By the clock of a machine that does other things beside: an upload is many pieces of work, another call one. */
function slowSeconds(input: HostileInput): number {
  const pieces = ['file', 'guest', 'setting'].includes(input.to.kind) ? 5 : 2
  return allowedSeconds(countBytes(input)) * pieces
}

/** The attacker, and the engine's content of their project before anything was forged. */
type Writer = Attacker & { written: Partial<ContentByType> }

const newAttacker = async (attacker: Attacker): Promise<Writer> => ({
  ...attacker,
  written: await fetchContent(attacker, attacker.projectId),
})

async function fetchContent({ client, session }: Attacker, id: string): Promise<Partial<ContentByType>> {
  const { status, body } = await client.call(getContent, { session, params: { id } })
  if (status !== 200) throw new Error(`a project's content answered ${status}`)
  return Object.fromEntries(contentTypeKeys.flatMap((key) => (body[key] === undefined ? [] : [[key, body[key]]])))
}
