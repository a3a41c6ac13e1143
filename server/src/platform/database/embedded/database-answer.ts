import { concatBytes, getCharCode, headerBytes, readText, type SessionStatus, toDataView } from './wire.ts'

export type DatabaseAnswer = {
  /** The status of the last ReadyForQuery; undefined if the answer has none. */
  status: SessionStatus | undefined
  /** True if there was an error. The client handles which one. */
  failed: boolean
  notifications: Notification[]
  /** The answer without notifications, which go to the listeners instead of the client that sent the query. */
  bytes: Uint8Array
}

export type Notification = { channel: string; bytes: Uint8Array }

/** Parses one answer of the database: the session's state afterwards, and the notifications. */
export function readAnswer(answer: Uint8Array): DatabaseAnswer {
  const view = toDataView(answer)
  const kept: Uint8Array[] = []
  const notifications: Notification[] = []
  let status: SessionStatus | undefined
  let failed = false
  let keptFrom = 0
  for (let at = 0; at < answer.length; ) {
    const end = at + 1 + view.getInt32(at + 1)
    const type = answer[at]
    if (type === getCharCode('Z')) status = String.fromCharCode(answer[at + headerBytes] as number) as SessionStatus
    if (type === getCharCode('E')) failed = true
    if (type === getCharCode('A')) {
      kept.push(answer.subarray(keptFrom, at))
      keptFrom = end
      const bytes = answer.subarray(at, end)
      // The body starts with the four-byte process id of the notifying process.
      notifications.push({ channel: readText(bytes, headerBytes + 4).text, bytes })
    }
    at = end
  }
  if (notifications.length === 0) return { status, failed, notifications, bytes: answer }
  kept.push(answer.subarray(keptFrom))
  return { status, failed, notifications, bytes: concatBytes(kept) }
}
