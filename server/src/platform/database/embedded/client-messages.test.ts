import { expect, test } from 'vitest'
import { MessageReader, prefixStatementName, readSql } from './client-messages.ts'
import { concatBytes, queryMessage } from './wire.ts'

const encodeText = (text: string) => new TextEncoder().encode(text)

test('messages are whole again wherever their bytes were cut', () => {
  const stream = concatBytes([queryMessage('select 1'), queryMessage('select ‘two’')])
  for (let cut = 1; cut < stream.length; cut++) {
    const reader = new MessageReader()
    const found: (string | undefined)[] = []
    for (const chunk of [stream.subarray(0, cut), stream.subarray(cut)]) {
      reader.push(chunk)
      for (let next = reader.takeMessage(); next; next = reader.takeMessage()) found.push(readSql(next))
    }
    expect(found).toEqual(['select 1', 'select ‘two’'])
  }
})

test('a value of 10 MB in small chunks is read in linear time', () => {
  const stream = queryMessage('x'.repeat(10_000_000))
  const reader = new MessageReader()
  const startedAt = performance.now()
  for (let at = 0; at < stream.length; at += 1_000) {
    expect(reader.takeMessage()).toBeUndefined()
    reader.push(stream.subarray(at, at + 1_000))
  }
  expect(reader.takeMessage()?.bytes).toHaveLength(stream.length)
  // Joining at each chunk would copy 50 GB.
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})

test.each([
  ['the opening of a session', [0, 0, 0, 8, 0, 3, 0, 0], 'startup'],
  ['a request for encryption', [0, 0, 0, 8, 4, 210, 22, 47], 'encryption'],
  ['a cancel request', [0, 0, 0, 16, 4, 210, 22, 46, 0, 0, 0, 1, 0, 0, 0, 2], 'cancel'],
])('%s is told from the others', (_, bytes, kind) => {
  const reader = new MessageReader()
  reader.push(Uint8Array.from(bytes.slice(0, -1)))
  expect(reader.takeOpening()).toBeUndefined()
  reader.push(Uint8Array.from(bytes.slice(-1)))
  expect(reader.takeOpening()).toBe(kind)
})

test.each([
  ['Parse', 'P', 'name\0select 1\0', 'c1_name\0select 1\0'],
  ['Bind', 'B', 'portal\0name\0', 'portal\0c1_name\0'],
  ['Describe of a statement', 'D', 'Sname\0', 'Sc1_name\0'],
  ['Close of a statement', 'C', 'Sname\0', 'Sc1_name\0'],
  ['Describe of a portal', 'D', 'Pname\0', 'Pname\0'],
  ['Parse without a name', 'P', '\0select 1\0', '\0select 1\0'],
])('the name in %s is prefixed where it is a statement of its own', (_, type, body, expected) => {
  const whole = (text: string) =>
    concatBytes([encodeText(type), Uint8Array.of(0, 0, 0, 4 + text.length), encodeText(text)])
  const { message } = prefixStatementName({ type, bytes: whole(body) }, 'c1_')
  expect(message.bytes).toEqual(whole(expected))
})
