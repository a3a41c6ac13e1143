import { formData } from '../people.ts'
import { broken, nastyText } from './broken-values.ts'
import type { Chance } from './seeded-random.ts'

export type Body = { bytes: Buffer; contentType: string | null }

const json = 'application/json'
const otherTypes = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'application/json;;;=',
    'APPLICATION/JSON',
  ],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'application/xml', '*/*', 'json', null],
]

/** Returns a JSON body: usually valid JSON with a broken value in it, sometimes not JSON. */
export function brokenJson(example: unknown, chance: Chance): Body {
  const value = chance.oneIn(8) ? example : broken(example, chance)
  const text = JSON.stringify(value) ?? 'null'
  const contentType = chance.oneIn(20) ? chance.pick(otherTypes) : json
  const bytes = chance.oneIn(6) ? brokenBytes(text, chance) : Buffer.from(text)
  return { bytes, contentType }
}

function brokenBytes(text: string, chance: Chance): Buffer {
  const cut = text.slice(0, chance.below(text.length + 1))
  const rare = chance.oneIn(60) ? 'x'.repeat(3 * 1024 * 1024) : '['.repeat(5000)
  const texts = [
    ...[
      cut,
      '',
      ' ',
      'null',
      '"',
      '{',
      '{}}',
      `${text},`,
      `\ufeff${text}`,
      text.replaceAll('"', "'"),
      'NaN',
      '1e999',
      rare,
    ],
    ...[text.replace('{', '{"email":1,"email":2,'), text.replace('{', '{"__proto__":{"isAdmin":true},')],
    ...[
      text.replace('{', '{"constructor":{"prototype":{"a":1}},'),
      text.replace(/:("[^"]*"|\d+)/, ':99999999999999999999999'),
    ],
  ]
  if (chance.oneIn(10))
    return Buffer.concat([Buffer.from(cut), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from(text)])
  return Buffer.from(chance.pick(texts))
}

const names = [
  ...[
    'talk.txt',
    'talk.srt',
    'talk.vtt',
    'talk.json',
    'talk.csv',
    'talk.exe',
    'talk',
    '.txt',
    'talk.TXT',
    'talk.txt.exe',
    'talk.svg',
  ],
  ...[
    '../../../../tmp/talk.txt',
    '..\\..\\talk.txt',
    '/etc/passwd.txt',
    'C:\\talk.txt',
    'a/b/c.txt',
    '%2e%2e%2ftalk.txt',
    'CON.txt',
  ],
  ...[
    'talk\0.txt',
    'talk.txt\0.png',
    `${'long'.repeat(80)}.txt`,
    '\u202Etxt.exe',
    'ta"lk.txt',
    "ta'lk.txt",
    'ta\r\nlk.txt',
    '.',
    '..',
    '',
  ],
]

/** Returns a form with a file: its parts in any order, duplicated or missing, its bytes truncated and changed. */
export function brokenForm(
  fields: Record<string, string>,
  file: { field: string; bytes: Buffer; filename?: string | undefined },
  chance: Chance,
): Body {
  const changed = chance.oneIn(3) ? { ...fields, [nastyText(chance).slice(0, 300)]: nastyText(chance) } : fields
  const values = Object.fromEntries(
    Object.entries(changed).map(([name, value]) => [name, chance.oneIn(3) ? nastyText(chance) : value]),
  )
  const part = {
    field: chance.oneIn(10) ? nastyText(chance).slice(0, 50) : file.field,
    filename: file.filename ?? chance.pick(names),
  }
  const form = formData(values, chance.oneIn(15) ? undefined : { ...part, bytes: brokenFile(file.bytes, chance) })
  const contentType = chance.oneIn(25) ? chance.pick(otherTypes) : form.headers['content-type']
  return { bytes: chance.oneIn(8) ? brokenParts(form.payload, chance) : form.payload, contentType }
}

function brokenFile(bytes: Buffer, chance: Chance): Buffer {
  if (chance.oneIn(12)) return Buffer.alloc(chance.below(3) * 700)
  if (chance.oneIn(40)) return Buffer.alloc(11 * 1024 * 1024, 'Maya: words.\n')
  const copy = Buffer.from(bytes.subarray(0, chance.oneIn(3) ? chance.below(bytes.length) : bytes.length))
  for (let turned = chance.below(6); turned > 0 && copy.length > 0; turned--)
    copy[chance.below(copy.length)] = chance.below(256)
  return copy
}

function brokenParts(payload: Buffer, chance: Chance): Buffer {
  if (chance.oneIn(3)) return payload.subarray(0, chance.below(payload.length))
  const text = payload.toString('latin1')
  const texts = [
    ...[
      text.replaceAll('\r\n', '\n'),
      text.replace('form-data', 'attachment'),
      text.replace(/name="[^"]*"/, ''),
      text + text,
    ],
    ...[
      text.replace(/name="([^"]*)"/, 'name="$1"; name="other"'),
      text.replace('filename=', "filename*=UTF-8''%ff%fe"),
    ],
    text.replace('Content-Disposition', `X-${'a'.repeat(20_000)}: b\r\nContent-Disposition`),
  ]
  return Buffer.from(chance.pick(texts), 'latin1')
}
