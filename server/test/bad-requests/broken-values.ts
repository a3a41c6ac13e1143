import type { Chance } from './seeded-random.ts'

/** Values that often break programs. */
const nasty: readonly unknown[] = [
  ...[null, true, false, 0, -1, -0.5, 1e308, 2 ** 31, 2 ** 53 + 2, 1e-320],
  ...['', ' ', '\n', '0', '-1', '1e5', '0x10', 'null', 'undefined', 'NaN', 'true', '[object Object]'],
  ...[[], {}, [[]], [null], { length: 3 }, { toString: 'no function' }, { valueOf: null }],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    'broken \udfff pair',
    '\u202Ebackwards',
    '\u200b',
    '\ufeff',
    'İ'.repeat(150),
    'ß'.repeat(120),
  ],
  ...['👩‍👩‍👧‍👦'.repeat(40), 'a\u0300'.repeat(200), '\u0001\u0002\u001b[31m', 'line\r\nSet-Cookie: a=b'],
  ...["' or 1=1 --", '"; drop table users; --', '\\', '%', '_', '%00', '$1', '{{7*7}}', '*', '(', '[', '^a+$'],
  ...['<script>window.ran = 1</script>', '"><img src=x onerror=alert(1)>', '=1+1', '@SUM(A1)', 'javascript:alert(1)'],
  ...['../../../etc/passwd', '..\\..\\windows', '/dev/null', 'CON', '.', '..', 'a/b', 'file:///etc/passwd'],
  ...[
    'http://169.254.169.254/latest',
    'http://[::1]:22/',
    'https://user:password@example.com',
    'ftp://example.com',
    'https://',
  ],
  ...['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', '__defineGetter__'],
  ...[
    '2024-02-30T00:00:00Z',
    '+275760-09-13T00:00:00.000Z',
    '0000-00-00',
    '9999-12-31T23:59:60Z',
    '-000001-01-01T00:00:00Z',
  ],
  ...['x'.repeat(201), 'x'.repeat(5000), '9'.repeat(400), 'or '.repeat(2000), '"'.repeat(999), '-'.repeat(3000)],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
    '{0b5d1a4e-3c55-4b8e-9a57-6f1f0a2b3c4d}',
  ],
  ...[
    'a@b',
    '"a b"@example.com',
    'ä@exämple.com',
    `${'a'.repeat(250)}@example.com`,
    'a@example.com\nBcc: b@example.com',
  ],
]

const nastyValue = (chance: Chance): unknown => structuredClone(chance.pick(nasty))
export const nastyText = (chance: Chance): string =>
  String(chance.pick(nasty.filter((value) => typeof value !== 'object')))

/** Returns the value with one or more places broken. */
export function broken(value: unknown, chance: Chance): unknown {
  const once = breakOnce(value, chance)
  return chance.oneIn(3) ? breakOnce(once, chance) : once
}

function breakOnce(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value) && value.length > 0 && !chance.oneIn(4)) {
    if (chance.oneIn(5)) return Array.from({ length: 1 + chance.below(500) }, () => value[0])
    return value.with(chance.below(value.length), breakOnce(chance.pick(value), chance))
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && !chance.oneIn(8)) {
    return brokenObject(value as Record<string, unknown>, chance)
  }
  if (typeof value === 'string' && chance.oneIn(3)) return brokenText(value, chance)
  if (chance.oneIn(12)) return nested(value, 1 + chance.below(300))
  return nastyValue(chance)
}

function brokenObject(value: Record<string, unknown>, chance: Chance): unknown {
  const key = chance.pick(Object.keys(value))
  if (chance.oneIn(6)) return Object.fromEntries(Object.entries(value).filter(([other]) => other !== key))
  if (chance.oneIn(8)) return { ...value, [nastyText(chance)]: nastyValue(chance) }
  return { ...value, [key]: breakOnce(value[key], chance) }
}

function brokenText(text: string, chance: Chance): string {
  const at = chance.below(text.length + 1)
  const into = [nastyText(chance), text.repeat(1 + chance.below(80)), '\0', '\ud83d', ' '][chance.below(5)] ?? ''
  return text.slice(0, at) + into + text.slice(at)
}

function nested(value: unknown, depth: number): unknown {
  let inner = value
  for (let level = 0; level < depth; level++) inner = level % 2 ? [inner] : { inner }
  return inner
}
