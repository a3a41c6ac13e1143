/** Where the first element stands that passes; all behind it pass as well. The length of the list where none does. */
export function firstThat<One>(list: readonly One[], passes: (one: One) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (passes(list[middle] as One)) high = middle
    else low = middle + 1
  }
  return low
}
