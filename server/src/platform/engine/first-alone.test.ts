import { expect, test } from 'vitest'
import { firstAlone } from './first-alone.ts'

test('what was never sent is in no cache: after a failure the next one goes alone again', async () => {
  const inTurn = firstAlone(() => 0)
  await expect(inTurn('shared', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  const first = Promise.withResolvers<string>()
  const asked: number[] = []
  const ask = (number: number) => async () => {
    asked.push(number)
    return first.promise
  }
  const both = [inTurn('shared', ask(1)), inTurn('shared', ask(2))]
  await Promise.resolve()
  expect(asked).toEqual([1])
  first.resolve('done')
  expect(await Promise.all(both)).toEqual(['done', 'done'])
})
