import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expectFineAtBothWidths } from '../support/axe.ts'
import { goOffline, openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { openOffice, OWNER } from '../support/office.ts'
import { beginSignedIn } from '../support/signed-in.ts'
import { clubUrl, siteUrl } from '../support/sites.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clubhouse-film-'))
/** What the camera sees; the browser opens it when the camera is. */
const film = path.join(folder, 'film.y4m')

test.use({
  provoked: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  launchOptions: [
    async ({ launchOptions }, use) => {
      // Nobody is there to allow it; what a refusal looks like is shown by the scanner's own test.
      const allowed = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']
      const camera = [...allowed, `--use-file-for-fake-video-capture=${film}`]
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] })
    },
    { scope: 'worker' },
  ],
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a card is scanned in the office, and at the gate without a signal @phone-first', async ({
  page,
  browser,
}) => {
  await filmCardOf(await (await browser.newContext()).newPage(), 'Fiadh')

  // From another page of the office: what may be used is said by the document.
  await openOffice(page, '/', OWNER)
  await page.getByRole('link', { name: 'Check card' }).click()
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(page.getByRole('heading', { name: 'Valid', exact: true })).toBeVisible()
  await expect(page.getByText('Fiadh Hallaran')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Scan the next card' })).toBeVisible()
  await expectFineAtBothWidths(page)

  const gate = await (await browser.newContext()).newPage()
  await beginSignedIn(gate, clubUrl('dunvarra'), OWNER)
  await openHydrated(gate, clubUrl('dunvarra', '/card'))
  await expect(gate.getByText('Works without signal: list of')).toBeVisible()
  await goOffline(gate)
  await gate.reload({ waitUntil: 'domcontentloaded' })
  await gate.getByRole('button', { name: 'Scan a card' }).click()
  await expect(gate.getByRole('heading', { name: 'Valid' })).toBeVisible()
  await expect(gate.getByText('First time today')).toBeVisible()
  await gate.context().close()
})

/** Films the code as the card of somebody's child shows it. */
async function filmCardOf(page: Page, name: string): Promise<void> {
  await beginSignedIn(page, siteUrl('myaccount'), 'brid@home.example')
  await openHydrated(page, siteUrl('myaccount', '/family'))
  await page.getByRole('link', { name: `Card, ${name}` }).click()
  const code = page.getByRole('img', { name: 'QR code for the steward to scan' })
  const drawn = await code.locator('path').first().getAttribute('d')
  writeFileSync(film, filmOf(drawn ?? ''))
  await page.context().close()
}

const [WIDTH, HEIGHT, MODULE] = [640, 480, 5]

/** One still picture as an uncompressed film: the code in the middle, dark on light, without colours. */
function filmOf(drawn: string): Buffer {
  const modules = [...drawn.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  const size = Math.max(...modules.flat()) + 1
  const light = Buffer.alloc(WIDTH * HEIGHT, 225)
  const [left, top] = [WIDTH, HEIGHT].map((side) => Math.floor((side - size * MODULE) / 2)) as [
    number,
    number,
  ]
  for (const [x, y] of modules) {
    for (let row = 0; row < MODULE; row += 1) {
      const at = (top + y * MODULE + row) * WIDTH + left + x * MODULE
      light.fill(30, at, at + MODULE)
    }
  }
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\nFRAME\n`
  return Buffer.concat([Buffer.from(head), light, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)])
}
