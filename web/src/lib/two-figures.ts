/** Returns 31,462 as 31,000: estimates have two significant digits. */
export function twoFigures(count: number): string {
  const step = 10 ** Math.max(0, String(Math.round(count)).length - 2)
  return (Math.round(count / step) * step).toLocaleString('en-US')
}
