import { expect, test } from 'vitest'
import { planState, type StoredPlan } from './plan-state.ts'

const running: StoredPlan = {
  plan: 'pro',
  provider: 'test',
  status: 'active',
  periodEnd: new Date('2026-07-01T00:00:00Z'),
  endsWithPeriod: false,
  unpaidSince: null,
}
const unpaid: Partial<StoredPlan> = { status: 'past_due', unpaidSince: new Date('2026-07-01T00:00:00Z') }

const at = (changes: Partial<StoredPlan>, time: string) => {
  const { standing, hasAccess } = planState({ ...running, ...changes }, { billing: 'test', now: new Date(time) })
  return `${standing}${hasAccess ? '' : ', no access'}`
}

test.each<[string, Partial<StoredPlan>, string, string]>([
  ['runs within its period', {}, '2026-06-30T23:59:59Z', 'active'],
  ['waits for the news of its renewal', {}, '2026-07-07T23:59:59Z', 'active'],
  ['ends when that news never came', {}, '2026-07-08T00:00:00Z', 'ended, no access'],
  ['runs on when canceled', { endsWithPeriod: true }, '2026-06-30T23:59:59Z', 'ending'],
  ['ends with its period when canceled', { endsWithPeriod: true }, '2026-07-01T00:00:00Z', 'ended, no access'],
  ['has seven days to be paid', unpaid, '2026-07-07T23:59:59Z', 'past_due'],
  ['ends unpaid after them', unpaid, '2026-07-08T00:00:00Z', 'ended, no access'],
  ['is over', { status: 'ended' }, '2026-06-01T00:00:00Z', 'ended, no access'],
  ['runs without a period, as earlier versions stored it', { periodEnd: null }, '2036-01-01T00:00:00Z', 'active'],
])('[SUB-18] a plan %s', (_, changes, time, expected) => {
  expect(at(changes, time)).toBe(expected)
})

test('a plan paid with a test card counts for nothing once payments are real', () => {
  const now = new Date('2026-06-15T00:00:00Z')
  expect(planState(running, { billing: 'stripe', now })).toMatchObject({ standing: 'none', hasAccess: false })
  expect(planState({ ...running, provider: 'stripe' }, { billing: 'test', now }).hasAccess).toBe(true)
})

test('a team has access with the Team plan alone', () => {
  const at = { billing: 'test', now: new Date('2026-06-15T00:00:00Z'), isTeam: true } as const
  expect(planState({ ...running, plan: 'team' }, at)).toMatchObject({ standing: 'active', hasAccess: true })
  expect(planState(running, at)).toMatchObject({ plan: 'pro', hasAccess: false })
  expect(planState(running, { ...at, billing: 'off' }).hasAccess).toBe(true)
})

test('[SUB-19] with billing off nobody needs a plan', () => {
  const now = new Date('2036-06-15T00:00:00Z')
  for (const stored of [null, running]) {
    expect(planState(stored, { billing: 'off', now })).toMatchObject({ standing: 'active', hasAccess: true })
  }
})
