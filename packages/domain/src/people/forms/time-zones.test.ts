import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { everyDay } from './testing/every-day.ts'

const EVERY_DAY = fileURLToPath(new URL('testing/every-day.ts', import.meta.url))

const here = everyDay()

async function everyDayIn(zone: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [EVERY_DAY], { env: { TZ: zone } })
  return JSON.parse(stdout)
}

// Far east and far west of Greenwich, half and quarter hours, clocks that change and one that lost a whole day.
test.each([
  ['UTC', [0, 0]],
  ['Europe/Dublin', [0, -60]],
  ['Pacific/Kiritimati', [-840, -840]],
  ['Pacific/Pago_Pago', [660, 660]],
  ['America/St_Johns', [210, 150]],
  ['Asia/Kathmandu', [-345, -345]],
  ['Pacific/Apia', [-780, -780]],
] as const)('FORM-25 a date never changes in %s, on any day of a century', async (zone, offsets) => {
  // The offsets show that the process really was in that zone.
  expect(await everyDayIn(zone)).toEqual({ ...here, days: 36_525, changed: 0, offsets })
})
