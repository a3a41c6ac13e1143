/** A model may be replaced under its name, so it is tried again. */
const forgottenAfterMs = 3_600_000

/** Tells whether the model may judge meaning: not for an hour after it fails control questions. */
export type Trust = { isThere: () => boolean; lose: () => void }

/** Tracks trust per workspace, so that a transcript that confuses the model affects no other workspace. */
export function openTrust(now: () => number = Date.now): (workspaceId: string) => Trust {
  const lostAt = new Map<string, number>()
  return (workspaceId) => ({
    isThere: () => now() - (lostAt.get(workspaceId) ?? Number.NEGATIVE_INFINITY) >= forgottenAfterMs,
    lose: () => {
      for (const [one, at] of lostAt) if (now() - at >= forgottenAfterMs) lostAt.delete(one)
      lostAt.set(workspaceId, now())
    },
  })
}
