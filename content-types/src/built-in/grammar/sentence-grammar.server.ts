import type { Token } from '@podcastai/episode'

export { tokensOf } from '@podcastai/episode'

/** True where a verb carries the sentence; `orFirst` also counts one in first place ("Write it down."). */
export function hasFiniteVerb(tokens: readonly Token[], orFirst = false): boolean {
  return finiteVerbAt(tokens) >= 0 || (orFirst && /^(?:VERB|AUX)$/.test(tokens[0]?.pos ?? ''))
}

/** Position of the first verb that is no infinitive, participle or modifier, or −1. */
export function finiteVerbAt(tokens: readonly Token[]): number {
  return tokens.findIndex(({ pos, lower }, at) => {
    const before = tokens[at - 1]
    if (before === undefined) return false
    if (pos === 'AUX') return !/^(?:be|been|being)$/.test(lower) && before.lower !== 'to'
    if (pos !== 'VERB' || /ing$/.test(lower)) return false
    return before.lower !== 'to' && !/^(?:ADP|DET|ADJ)$/.test(before.pos)
  })
}
