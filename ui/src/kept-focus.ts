import { onFirstUse } from './first-use.ts'

/**
 * After the first user event, moves the focus to the next element when the focused one is removed. The code is loaded
 * on that event: before it, there is no focus to keep.
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  let isOver = false
  let stop = () => {}
  const stopWaiting = onFirstUse(() => {
    import('./watched-focus.ts').then(
      ({ watchFocus }) => {
        if (!isOver) stop = watchFocus()
      },
      // Offline, the page works without this.
      () => {},
    )
  })
  return () => {
    isOver = true
    stopWaiting()
    stop()
  }
}
