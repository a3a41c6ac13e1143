import { constants } from 'node:os'

/**
 * A long run that ends without its table must say why, on the same stream as the table: by a signal, by an error, or
 * because nothing was left to wait for (an answer that can never come any more; Node then ends with 13).
 */
export function sayWhyItEnds(): { now: (scenario: string | null) => void } {
  const began = performance.now()
  let running: string | null = 'start'
  // Left alone a signal would end the process at once, without a word, and leave its servers behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      say(`by ${signal}`)
      process.exit(128 + constants.signals[signal])
    })
  process.once('exit', (code) => {
    if (running !== null) say(code === 13 ? 'with nothing left to wait for' : `with ${code}`)
  })

  function say(how: string) {
    if (running === null) return
    const minutes = ((performance.now() - began) / 60_000).toFixed(1)
    console.log(`\nENDED EARLY ${how}, after ${minutes} minutes, in ${running}: what stands above is not all.`)
    running = null
  }

  return {
    now: (scenario) => {
      running = scenario
    },
  }
}
