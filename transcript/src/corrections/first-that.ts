/**
 * Binary search: returns the index of the first element that passes, or the list's length. All later elements must pass
 * too.
 */
export function firstThat<One>(list: readonly One[], passes: (one: One) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (passes(list[middle] as One)) high = middle
    else low = middle + 1
  }
  return low
}
