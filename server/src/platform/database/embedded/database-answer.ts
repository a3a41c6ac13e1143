import { concatBytes, getCharCode, headerBytes, readText, type SessionStatus, toDataView } from './wire.ts'

export type DatabaseAnswer = {
  /** The status of the last ReadyForQuery; undefined if the answer has none. */
  status: SessionStatus | undefined
  /** Whether there was an error. Which one is the client's business. */
  failed: boolean
  notifications: Notification[]
  /** The answer without its notifications, which go to the listeners and not to the client that sent the query. */
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
      // The body starts with the notifying process' id, four bytes.
      notifications.push({ channel: readText(bytes, headerBytes + 4).text, bytes })
    }
    at = end
  }
  if (notifications.length === 0) return { status, failed, notifications, bytes: answer }
  kept.push(answer.subarray(keptFrom))
  return { status, failed, notifications, bytes: concatBytes(kept) }
}
