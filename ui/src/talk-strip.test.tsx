import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { EvidenceChip } from './evidence-chip.tsx'
import { StripKey } from './strip-key.tsx'
import { laneColors, mergeColumns, talkPaths } from './strip-paths.ts'
import { TalkStrip } from './talk-strip.tsx'
import { rulerSteps } from './time-ruler.tsx'

afterEach(cleanup)

const columns = [
  { host: 1, guests: 0 },
  { host: 0, guests: 0.5 },
]

test('the host is above the center line, the guest below, and silence is a tick', () => {
  const { host, guests, middle } = talkPaths(columns, 44)
  expect(middle).toBe(22)
  expect(host).toBe('M1 0h3.6v21h-3.6zM7 19.5h3.6v1.5h-3.6z')
  expect(guests).toEqual(['M1 23h3.6v1.5h-3.6zM7 23h3.6v10.5h-3.6z'])
})

test('a single voice is a line along the center, thin during silence', () => {
  const talk = [2, 1, 0, 3].map((host) => ({ host, guests: 0 }))
  const host = 'M0 18.5h12v3h-12zM12 19.3h6v1.5h-6zM18 18.5h6v3h-6z'
  expect(talkPaths(talk, 40)).toEqual({ host, guests: [], middle: 20 })
})

test('without a known host, all speech is on one line', () => {
  const column = { host: 0, guests: [1, 1] }
  expect(talkPaths([column], 40)).toEqual(talkPaths([{ host: 2, guests: 0 }], 40))
})

test('each speaker below the line has a color; further speakers share the last', () => {
  const everybody = [1, 2, 3, 4, 5].map((_, lane, { length }) => ({
    host: 1,
    guests: Array.from({ length }, (_, at) => (at === lane ? 1 : 0)),
  }))
  const { guests } = talkPaths(everybody, 44)
  expect(guests.map((path) => path.match(/M/g)?.length)).toEqual([1, 1, 1, 2])
  render(<StripKey lane={5} name="Further" />)
  const { container } = render(<TalkStrip columns={everybody} label="A panel" />)
  const drawn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'))
  const key = screen.getByText('Further').previousElementSibling as HTMLElement
  expect(drawn).toEqual(laneColors)
  expect(key.style.background).toBe(laneColors.at(-1))
})

test('arrow keys move between marks, Enter jumps', async () => {
  const onJump = vi.fn()
  const marks = [
    { from: 0, to: 0.2, label: '0:00' },
    { from: 0.6, to: 0.7, label: '12:04' },
  ]
  render(<TalkStrip label="Who speaks when" columns={columns} marks={marks} onJump={onJump} />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowRight}{Enter}')
  expect(onJump).toHaveBeenCalledWith(1)
  expect(screen.getByRole('img', { name: 'Who speaks when' })).toBeTruthy()
})

test('a chip says where it jumps to, and whether the time is estimated', () => {
  render(<EvidenceChip time="12:04" speaker="Maya" estimated onJump={() => {}} />)
  const chip = screen.getByRole('button', { name: 'Jump to ≈ 12:04 in the transcript, Maya' })
  expect(chip.tagName).toBe('BUTTON')
})

test('a ruler has a few round marks, none overlapping the end', () => {
  expect(rulerSteps(46 * 60 + 12)).toEqual([600, 1200, 1800, 2400])
  expect(rulerSteps(10 * 60)).toEqual([120, 240, 360, 480])
  expect(rulerSteps(40)).toEqual([15, 30])
  // 1:05:00 is wider than 59:00: the one-hour mark would touch it.
  expect(rulerSteps(65 * 60, '1:05:00'.length)).toEqual([900, 1800, 2700])
})

test('a narrow strip merges adjacent windows', () => {
  const four = [...columns, ...columns]
  expect(mergeColumns(four, 0)).toBe(four)
  expect(mergeColumns(four, 100)).toBe(four)
  expect(mergeColumns(four, 7)).toEqual([
    { host: 0.5, guests: [0.25] },
    { host: 0.5, guests: [0.25] },
  ])
})
