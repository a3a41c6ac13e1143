/** A model may be replaced under its name, so it is tried again. */
const forgottenAfterMs = 3_600_000

/** Whether the model can judge meaning: until it gets control questions wrong, and anew an hour later. */
export type Trust = { isThere: () => boolean; lose: () => void }

export function openTrust(now: () => number = Date.now): Trust {
  let lostAt = Number.NEGATIVE_INFINITY
  return {
    isThere: () => now() - lostAt >= forgottenAfterMs,
    lose: () => {
      lostAt = now()
    },
  }
}
