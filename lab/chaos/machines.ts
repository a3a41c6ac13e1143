// Two web and two worker processes on one PostgreSQL server: one of each is killed under load, and two workers are
// measured against one.
import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '../../server/test/bad-requests/seeded-random.ts'
import { goodModel } from '../../server/test/good-model.ts'
import { startModelProvider } from '../../server/test/model-provider/model-provider.ts'
import { bakery } from './bakery.ts'
import { onPostgres } from './places.ts'
import { atLeast, type Finding, type Options, told } from './scenario.ts'
import { clients, survive } from './surviving.ts'
import { episodesAMinute } from './two-workers.ts'

const answerMs = 300
const goal = 1.8

export async function machines(options: Options): Promise<Finding[]> {
  const seconds = options.figure('seconds', { whole: 60, short: 12 })
  const each = options.figure('episodes', { whole: 30, short: 6 })
  console.log(
    `${clients} people for ${seconds} s before two web and two worker processes; after a third of it one of each is`,
  )
  console.log('killed with -9. A client asks the other one once where no answer, or a 502 to 504, came.')
  console.log(
    `Then ${each} episodes for each worker, of one and of two, one job at a time; the model answers after ${answerMs} ms.\n`,
  )
  const good = goodModel(bakery())
  // Thought out once: both workers would wait for the one thread in which this happens.
  const kept = new Map<string, ReturnType<typeof good>>()
  await using provider = await startModelProvider(async (request) => {
    const answer = kept.get(request.prompt) ?? good(request)
    kept.set(request.prompt, answer)
    await wait(answerMs)
    return answer
  })
  const model = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: provider.baseUrl,
    AI_MODEL: 'stand-in',
    BILLING: 'off',
  }
  const survived = await onPostgres(({ env }) => survive({ ...env, ...model }, seconds, seededRandom(options.seed)))
  const one = await onPostgres(({ env }) => episodesAMinute({ ...env, ...model }, { workers: 1, each }))
  const two = await onPostgres(({ env }) => episodesAMinute({ ...env, ...model }, { workers: 2, each }))
  const figures = `${one.aMinute.toFixed(1)}; ${two.aMinute.toFixed(1)}`
  return [
    ...survived,
    told('episodes a minute with one worker; with two', figures),
    told('ms a job; from one to the next; looks at which one waited for a lock: one worker', one.jobs),
    told('the same, two workers', two.jobs),
    told('share of a core, one worker', one.busy),
    told('share of a core, two workers', two.busy),
    atLeast('two workers, times one', two.aMinute / one.aMinute, goal),
  ]
}
