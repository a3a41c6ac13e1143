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
