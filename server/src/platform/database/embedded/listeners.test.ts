import { expect, test } from 'vitest'
import { Listeners } from './listeners.ts'

test.each([
  ['listen jobs', 'jobs'],
  ['  LISTEN Jobs ;', 'jobs'],
  ['listen "Jobs of ""A"""', 'Jobs of "A"'],
  ['listen größe', 'größe'],
])('%s is heard as %s', (sql, channel) => {
  const listeners = new Listeners<string>()
  expect(listeners.note('maya', sql)).toEqual([])
  expect(listeners.of(channel)).toEqual(['maya'])
})

test('another statement changes nothing, even when it speaks of listening', () => {
  const listeners = new Listeners<string>()
  listeners.note('maya', 'listen jobs')
  expect(listeners.note('maya', "select 'unlisten jobs'")).toEqual([])
  expect(listeners.of('jobs')).toEqual(['maya'])
})

test('the session listens again for those an UNLISTEN was not meant for', () => {
  const listeners = new Listeners<string>()
  for (const who of ['maya', 'tom']) listeners.note(who, 'listen jobs')
  expect(listeners.note('tom', 'unlisten jobs')).toEqual(['LISTEN "jobs"'])
  expect(listeners.of('jobs')).toEqual(['maya'])
  expect(listeners.note('maya', 'unlisten *')).toEqual([])
  expect(listeners.of('jobs')).toEqual([])
})

test('the last one to go takes the channel with it', () => {
  const listeners = new Listeners<string>()
  for (const who of ['maya', 'tom']) listeners.note(who, 'listen "The Jobs"')
  expect(listeners.forget('tom')).toEqual([])
  expect(listeners.forget('maya')).toEqual(['UNLISTEN "The Jobs"'])
})
