// Thousands of texts through what the server's threads do, without a server: what is slow is found soon, and small.
import { seededRandom } from '../../../server/test/bad-requests/seeded-random.ts'
import { atMost, type Finding, none, told } from '../scenario.ts'
import type { KeptFindings } from './findings-kept.ts'
import { allowedSeconds, countBytes, type HostileInput } from './hostile-input.ts'
import { hostileTexts } from './inputs.ts'
import { openProbe, type Probe, type Probed } from './probe.ts'
import { shrink } from './shrink.ts'

/** Seconds of a step at which a text that becomes smaller still counts as slow, and for how long it is made smaller. */
const slowStill = 1
const shrinkingMs = 60_000

export type FastDrive = { findings: Finding[]; slow: HostileInput[] }

/** Goes on for so long, with one thread. */
export async function fastDrive(order: { seed: number; ms: number; kept: KeptFindings }): Promise<FastDrive> {
  const probe = openProbe()
  const seen = { texts: 0, bytes: 0, worst: 0, slow: [] as HostileInput[], faults: [] as string[] }
  const ends = Date.now() + order.ms
  const telling = setInterval(
    () => console.log(`  ${seen.texts} texts, ${Math.round(seen.bytes / 1e6)} MB, ${seen.slow.length} slow`),
    60_000,
  )
  for (const input of hostileTexts(seededRandom(order.seed))) {
    if (Date.now() > ends) break
    seen.texts += 1
    const bytes = countBytes(input)
    seen.bytes += bytes
    const probed = await probe.run(input, allowedSeconds(bytes))
    const slowest = findSlowest(probed)
    if (probed.fault !== null) seen.faults.push(probed.fault.split('\n').slice(0, 3).join(' '))
    else if (probed.endedIn === null && (slowest?.seconds ?? 0) <= allowedSeconds(bytes)) {
      seen.worst = Math.max(seen.worst, slowest?.seconds ?? 0)
      continue
    }
    const small = await explain(probe, input, probed, order.kept)
    seen.slow.push(small)
  }
  clearInterval(telling)
  await probe.close()
  return {
    slow: seen.slow,
    findings: [
      told('texts read, understood and written without a server; MB', `${seen.texts}; ${Math.round(seen.bytes / 1e6)}`),
      told('texts that take a step longer than 3 s (10 s from 200 kB, 60 s for 10 MB)', seen.slow.length),
      atMost('the longest step of all others, seconds of a core', seen.worst, 60, ' s'),
      none('what was thrown', seen.faults),
    ],
  }
}

/** Makes it smaller as long as the same step stays slow, says where the time goes, and keeps it. */
export async function explain(
  probe: Probe,
  input: HostileInput,
  probed: Probed,
  kept: KeptFindings,
): Promise<HostileInput> {
  const step = probed.endedIn ?? findSlowest(probed)?.step ?? ''
  const until = Date.now() + shrinkingMs
  const isStill = (again: Probed) =>
    probed.fault !== null
      ? again.fault !== null
      : again.endedIn === step || again.steps.some((one) => one.step === step && one.seconds > slowStill)
  const text = await shrink(
    input.text,
    async (smaller) => Date.now() < until && isStill(await probe.run({ ...input, text: smaller }, slowStill * 1.2)),
  )
  const small = { ...input, text }
  const again = await probe.run(small, 15, true)
  const where = again.fault?.split('\n').slice(0, 2).join(' ') ?? again.hottest[0] ?? 'it never came to an end'
  const key = `${step} ${where.replace(/ \d+ %$/, '')}`
  const seconds = findSlowest(again)?.seconds.toFixed(1) ?? '?'
  if (!kept.has(key))
    kept.add({
      key,
      what: `${probed.fault === null ? 'slow' : 'thrown'} in ${step}: ${where}, ${seconds} s`,
      input: small,
    })
  return small
}

function findSlowest({ steps }: Probed) {
  return steps.toSorted((one, other) => other.seconds - one.seconds)[0]
}
