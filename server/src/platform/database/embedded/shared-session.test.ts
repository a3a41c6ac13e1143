import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SharedSession } from './shared-session.ts'
import { concatBytes, getCharCode, headerBytes, queryMessage, readyForQuery, toDataView } from './wire.ts'

/** Stands in for PGlite: notes what it is given and follows transactions, nothing else. */
function fakeDatabase() {
  const runs: string[][] = []
  let status: 'I' | 'T' = 'I'
  const execute = (bytes: Uint8Array): Uint8Array => {
    const run = shown(bytes)
    runs.push(run)
    if (/begin/i.test(run[0] ?? '')) status = 'T'
    if (/commit|rollback/i.test(run[0] ?? '')) status = 'I'
    const [, channel] = /notify (\w+)/.exec(run[0] ?? '') ?? []
    return concatBytes([...(channel ? [message('A', `pid_${channel}`, 'payload')] : []), readyForQuery(status)])
  }
  return { execute, runs }
}

/** A connection past its start-up, with what it received since. */
function connect(session: SharedSession) {
  const received: string[] = []
  let ended = false
  const connection = session.connect({
    send: (bytes) => received.push(...shown(bytes)),
    end: () => {
      ended = true
    },
  })
  connection.receive(Uint8Array.of(0, 0, 0, 8, 0, 3, 0, 0))
  received.length = 0
  return {
    received,
    isEnded: () => ended,
    send: (...messages: Uint8Array[]) => connection.receive(concatBytes(messages)),
    query: (sql: string) => connection.receive(queryMessage(sql)),
    drop: () => connection.close(),
  }
}

/** Whole messages as text: the letter and the words; of an error its SQLSTATE. */
function shown(bytes: Uint8Array): string[] {
  const found: string[] = []
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + toDataView(bytes).getInt32(at + 1)
    const body = new TextDecoder().decode(bytes.subarray(at + headerBytes, end))
    const words = /\0C(\w{5})\0/.exec(body)?.[1] ?? body.replaceAll('\0', ' ')
    found.push(`${String.fromCharCode(bytes[at] as number)} ${words}`.replace(/\s+/g, ' ').trim())
    at = end
  }
  return found
}

/** Any message, by its letter and its texts. */
function message(type: string, ...texts: string[]): Uint8Array {
  const body = new TextEncoder().encode(texts.map((text) => `${text}\0`).join(''))
  const bytes = concatBytes([Uint8Array.of(getCharCode(type), 0, 0, 0, 0), body])
  toDataView(bytes).setInt32(1, bytes.length - 1)
  return bytes
}

const sync = message('S')

function openSession() {
  const database = fakeDatabase()
  const session = new SharedSession({ execute: database.execute, settings: {}, idleTransactionMs: 1_000 })
  return { session, runs: database.runs, connect: () => connect(session) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('while a connection is in a transaction the others wait, and go on in order when it ends', () => {
  const { runs, connect } = openSession()
  const [first, second, third] = [connect(), connect(), connect()]
  first.query('begin')
  third.query('select 3')
  second.query('select 2')
  first.query('select 1')
  expect(runs.flat()).toEqual(['Q begin', 'Q select 1'])
  first.query('commit')
  expect(runs.flat()).toEqual(['Q begin', 'Q select 1', 'Q commit', 'Q select 3', 'Q select 2'])
  expect(second.received).toEqual(['Z I'])
})

test('the unnamed statements of two connections never interleave, however their bytes arrive', () => {
  const { runs, connect } = openSession()
  const [first, second] = [connect(), connect()]
  first.send(message('P', '', 'insert 1'))
  second.send(message('P', '', 'select 2'), message('B', '', ''))
  first.send(message('B', '', ''), message('E', ''))
  second.send(message('E', ''), sync)
  first.send(sync)
  expect(runs).toEqual([
    ['P select 2', 'B', 'E', 'S'],
    ['P insert 1', 'B', 'E', 'S'],
  ])
})

test('a prepared statement is kept apart from one with the same name elsewhere, and dropped with its connection', () => {
  const { runs, connect } = openSession()
  const [first, second] = [connect(), connect()]
  for (const connection of [first, second]) connection.send(message('P', 'same', 'select 1'), sync)
  expect(runs.map(([parse]) => parse)).toEqual(['P c1_same select 1', 'P c2_same select 1'])
  first.send(message('X'))
  expect(runs.at(-1)).toEqual(['Q DEALLOCATE "c1_same"'])
  expect(first.isEnded()).toBe(true)
})

test('a connection that drops inside its transaction is rolled back, and the next one runs', () => {
  const { runs, connect } = openSession()
  const [first, second] = [connect(), connect()]
  first.query('begin')
  second.query('select 2')
  first.drop()
  expect(runs.flat()).toEqual(['Q begin', 'Q ROLLBACK', 'Q select 2'])
})

test('what a dropped connection still had waiting is not run', () => {
  const { runs, connect } = openSession()
  const [first, second] = [connect(), connect()]
  first.query('begin')
  second.query('delete everything')
  second.drop()
  first.query('commit')
  expect(runs.flat()).toEqual(['Q begin', 'Q commit'])
})

test('an idle transaction that others wait for is rolled back and learns it as 25P03', () => {
  const { runs, connect } = openSession()
  const [first, second] = [connect(), connect()]
  first.query('begin')
  second.query('select 2')
  vi.advanceTimersByTime(999)
  expect(second.received).toEqual([])
  vi.advanceTimersByTime(1)
  expect(second.received).toEqual(['Z I'])
  first.received.length = 0
  first.query('insert 1')
  first.query('rollback to savepoint a')
  first.query('commit')
  first.query('select 1')
  expect(first.received).toEqual(['E 25P03', 'Z E', 'E 25P03', 'Z E', 'E 25P03', 'Z I', 'Z I'])
  expect(runs.flat()).toEqual(['Q begin', 'Q ROLLBACK', 'Q select 2', 'Q select 1'])
})

test('an idle transaction that nobody waits for stays, and a busy one too', () => {
  const { runs, connect } = openSession()
  const [first, second] = [connect(), connect()]
  first.query('begin')
  vi.advanceTimersByTime(60_000)
  second.query('select 2')
  for (let round = 0; round < 5; round++) {
    vi.advanceTimersByTime(900)
    first.query('select 1')
  }
  first.query('commit')
  expect(runs.flat()).not.toContain('Q ROLLBACK')
})

test('a notification goes to the listeners, not to the client that sent the query', () => {
  const { connect } = openSession()
  const [asking, hearing, deaf] = [connect(), connect(), connect()]
  hearing.query('listen news')
  hearing.received.length = 0
  asking.query('notify news')
  expect(asking.received).toEqual(['Z I'])
  expect(hearing.received).toEqual(['A pid_news payload'])
  expect(deaf.received).toEqual([])
})

test('UNLISTEN of one connection, or its end, does not deafen the others', () => {
  const { runs, connect } = openSession()
  const [first, second, third] = [connect(), connect(), connect()]
  for (const connection of [first, second, third]) connection.query('listen "Big News"')
  second.query('unlisten *')
  expect(runs.slice(-2).flat()).toEqual(['Q unlisten *', 'Q LISTEN "Big News"'])
  first.drop()
  expect(runs.flat().at(-1)).toBe('Q LISTEN "Big News"')
  third.drop()
  expect(runs.flat().at(-1)).toBe('Q UNLISTEN "Big News"')
})

test('what cannot work here is refused instead of stopping everybody', () => {
  const { runs, connect } = openSession()
  const [copying, withCursor] = [connect(), connect()]
  copying.query('COPY rows FROM STDIN')
  expect(copying.received).toEqual(['E 0A000', 'Z I'])
  withCursor.send(message('P', '', 'select 1'), message('H'))
  expect(withCursor.received).toEqual(['E 0A000'])
  expect(withCursor.isEnded()).toBe(true)
  expect(runs).toEqual([])
})

test('closing ends every connection and rolls back what is open', () => {
  const { session, runs, connect } = openSession()
  const [first, second] = [connect(), connect()]
  first.query('begin')
  second.query('select 2')
  session.close()
  expect(runs.flat()).toEqual(['Q begin', 'Q ROLLBACK'])
  expect([first, second].map(({ isEnded }) => isEnded())).toEqual([true, true])
})
