import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { readAudit } from './advisories.ts'

const found = {
  auditReportVersion: 2,
  vulnerabilities: {
    qs: {
      name: 'qs',
      severity: 'high',
      isDirect: false,
      via: [{ source: 1096470, title: 'qs takes long', url: 'https://github.com/advisories/GHSA-1', severity: 'high' }],
      effects: ['express'],
      range: '<6.10.3',
    },
    express: { name: 'express', severity: 'high', isDirect: true, via: ['qs'], effects: [], range: '4.0.0 - 4.17.2' },
  },
  metadata: {},
}

test('what the registry knows is told by package; nothing known is nothing found', () => {
  expect(readAudit(JSON.stringify(found))).toEqual({
    isChecked: true,
    findings: [
      'high     qs <6.10.3: qs takes long (https://github.com/advisories/GHSA-1)',
      'high     express 4.0.0 - 4.17.2: through qs',
    ],
  })
  expect(readAudit(JSON.stringify({ ...found, vulnerabilities: {} }))).toEqual({ isChecked: true, findings: [] })
})

test.each([
  ['refuses the question', JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405, error: {} })],
  ['answers nothing', ''],
])('a registry that %s is no clean bill', (_what, output) => {
  expect(readAudit(output)).toEqual({ isChecked: false, findings: [] })
})

test.each([
  ['a registry that gives no advisories', { message: '405 Method Not Allowed' }, 1, /^Not checked/],
  ['a known fault', found, 1, /^high {5}qs/],
  ['nothing known', { ...found, vulnerabilities: {} }, 0, /^Checked/],
])('the command ends after %s with a code that scripts can trust', (_what, report, code, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'podcastai-audit-'))
  const npm = join(folder, 'npm')
  writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${JSON.stringify(report)}\nEND\n`)
  chmodSync(npm, 0o755)
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` }
  const ended = spawnSync(process.execPath, [join(import.meta.dirname, 'audit.ts')], { env, encoding: 'utf8' })
  expect(ended.status).toBe(code)
  expect(ended.stdout + ended.stderr).toMatch(words)
})
