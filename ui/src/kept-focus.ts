import { onFirstUse } from './first-use.ts'

/**
 * From the first act on, gives the focus to the next element when the one that had it is taken away. Its code comes with
 * that act: before it nobody has put the focus anywhere.
 * @returns what ends it
 */
export function keepFocus(): () => void {
  let isOver = false
  let stop = () => {}
  const stopWaiting = onFirstUse(() => {
    import('./watched-focus.ts').then(
      ({ watchFocus }) => {
        if (!isOver) stop = watchFocus()
      },
      // Without a connection the page works as it does without this.
      () => {},
    )
  })
  return () => {
    isOver = true
    stopWaiting()
    stop()
  }
}
