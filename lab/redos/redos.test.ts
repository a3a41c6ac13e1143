import { describe, expect, test } from 'vitest'
import type { Pattern } from '../../checks/src/redos/pattern.ts'
import { unlimited } from '../../checks/src/redos/text-limits.ts'
import { explainRefusal } from './refuse-pattern.ts'
import { getVerdict } from './verdict.ts'

const patient = 120_000

async function judge(source: string, flags: string, maxLength: number): Promise<string | null> {
  const pattern: Pattern = { source, flags, at: ['package/src/file.ts:7'] }
  return explainRefusal(pattern, await getVerdict(pattern, 20), maxLength)
}

describe('a pattern is refused', () => {
  // Each of them blocked a thread forever on a few hundred bytes that were uploaded or saved.
  test.each([
    [String.raw`^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html[\s>])`, 'i'],
    ['^(?:(?:mm+|m*h+m+|mhm|uh+|um+|er|ah+|oh+|eh|huh|ha|ya|yeah|yep|nah|wow)(?:-|$))+$', ''],
    [String.raw`^(?:#\S+\s*)+$`, ''],
    [String.raw`^(?:(?:\p{Extended_Pictographic}|\uFE0F|[→►▶•–—-])+\s*)?(?:listen|link)\b`, 'iu'],
    ['(a+)+$', ''],
    ['^(a|a)*b', ''],
  ])(
    'that takes exponential time, however short its texts are: /%s/%s',
    { timeout: patient },
    async (source, flags) => {
      expect(await judge(source, flags, 200)).toMatch(
        /^package\/src\/file\.ts:7\n.*\n {2}takes exponential time.*like "/,
      )
    },
  )

  test('that takes quadratic time on unlimited texts, but not on short ones', { timeout: patient }, async () => {
    expect(await judge(String.raw`\s+$`, '', unlimited)).toMatch(
      /takes time to the power of 2, for example on texts like "/,
    )
    expect(await judge(String.raw`\s+$`, '', 200)).toBeNull()
    expect(await judge(String.raw`(?<!\s)\s+$`, '', unlimited)).toBeNull()
  })

  test('that takes cubic time, however short its texts are', { timeout: patient }, async () => {
    expect(await judge(String.raw`^\S*A\S*A\S*$`, '', 200)).toMatch(/to the power of 3/)
  })

  test('that the checker cannot read', { timeout: patient }, async () => {
    expect(await judge('(?i:a)+b', '', 200)).toMatch(/cannot be decided/)
  })

  test('where an estimate turns out to be slow', { timeout: patient }, async () => {
    const attack = { parts: [{ prefix: '', pump: 'a' }], suffix: 'b' }
    const estimate = { is: 'polynomial', degree: 3, isEstimated: true, attack } as const
    const at = ['package/src/file.ts:7']
    expect(await explainRefusal({ source: '^a*a*a*$', flags: '', at }, estimate, 1500)).toMatch(
      /takes more than \d+ ms/,
    )
    expect(await explainRefusal({ source: '^a*a{0,9}$', flags: '', at }, estimate, 1500)).toBeNull()
  })
})
