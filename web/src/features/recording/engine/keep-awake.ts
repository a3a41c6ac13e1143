/** Keeps the screen on until the returned function is called: phones stop pages when it goes dark. */
export function keepAwake(): () => void {
  // Missing over plain HTTP; refused while the page is hidden or the battery is low.
  const lock = navigator.wakeLock?.request('screen').catch(() => null)
  return () => void lock?.then((held) => held?.release())
}
