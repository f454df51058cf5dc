import { expect, test } from 'vitest'
import { readAudit } from './known-vulnerabilities.mjs'

test('what the registry knows is told, and what is grave among it', () => {
  const vulnerabilities = {
    one: { severity: 'moderate', range: '<1.2.0' },
    two: { severity: 'critical', range: '2.0.0 - 2.3.1' },
  }
  const said = `npm warn something\n${JSON.stringify({ auditReportVersion: 2, vulnerabilities }, null, 2)}\n`
  expect(readAudit(said)).toEqual({
    isKnown: true,
    why: '',
    all: ['one <1.2.0: moderate', 'two 2.0.0 - 2.3.1: critical'],
    grave: ['two 2.0.0 - 2.3.1: critical'],
  })
  expect(readAudit('{\n  "vulnerabilities": {}\n}')).toMatchObject({ isKnown: true, all: [], grave: [] })
})

test.each([
  ['{\n  "message": "405 Method Not Allowed"\n}', '405 Method Not Allowed'],
  ['npm error network', 'it said nothing'],
  ['{\n broken', 'it answered something else'],
])('a registry that does not answer is no clean bill: %s', (said, why) => {
  expect(readAudit(said)).toEqual({ isKnown: false, why, all: [], grave: [] })
})
