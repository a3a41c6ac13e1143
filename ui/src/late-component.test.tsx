import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lateComponent } from './late-component.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

test('fetches its code on first render, once for all instances', async () => {
  const fetchCode = vi.fn(async () => Greeting)
  const Late = lateComponent(fetchCode, <p>On its way</p>)
  expect(fetchCode).not.toHaveBeenCalled()
  render(
    <>
      <Late name="Maya" />
      <Late name="Jonas" />
    </>,
  )
  expect(screen.getAllByText('On its way')).toHaveLength(2)
  expect(await screen.findByText('Hello Maya')).toBeTruthy()
  expect(screen.getByText('Hello Jonas')).toBeTruthy()
  expect(fetchCode).toHaveBeenCalledTimes(1)
})

test('renders at once when its code is already loaded', async () => {
  const Late = lateComponent(async () => Greeting, <p>On its way</p>)
  await Late.load()
  render(<Late name="Maya" />)
  expect(screen.getByText('Hello Maya')).toBeTruthy()
})

test('throws a load error to the nearest error boundary, and fetches again the next time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fetchCode = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('The file is gone'))
  const Late = lateComponent(fetchCode)
  render(
    <Boundary>
      <Late name="Maya" />
    </Boundary>,
  )
  expect(await screen.findByText('The file is gone')).toBeTruthy()
  cleanup()
  render(<Late name="Maya" />)
  expect(await screen.findByText('Hello Maya')).toBeTruthy()
})

test('shows an offline message in its place, and loads when the connection is back', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fetchCode = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Late = lateComponent(fetchCode, <p>On its way</p>)
  render(<Late name="Maya" />)
  expect(await screen.findByText(/^You're offline\. This part loads/)).toBeTruthy()
  connection.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('Hello Maya')).toBeTruthy()
  expect(screen.queryByText(/You're offline/)).toBeNull()
})

test('retries when the browser reports the connection back too early', async () => {
  vi.useFakeTimers()
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const unreached = new TypeError('Failed to fetch')
  const fetchCode = vi.fn(async () => Greeting)
  for (let time = 0; time < 3; time++) fetchCode.mockRejectedValueOnce(unreached)
  const Late = lateComponent(fetchCode, <p>On its way</p>)
  render(<Late name="Maya" />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  connection.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.queryByText('Hello Maya')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.getByText('Hello Maya')).toBeTruthy()
})

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    return this.state.error ? <p>{this.state.error.message}</p> : this.props.children
  }
}
