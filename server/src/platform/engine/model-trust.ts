/** A model may be replaced under its name, so it is tried again. */
const forgottenAfterMs = 3_600_000

/** Whether the model may judge meaning: not for an hour after it fails control questions. */
export type Trust = { isThere: () => boolean; lose: () => void }

/** Trust of a workspace's own: what its transcripts do to a model concerns nobody else's. */
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
