import { ask } from '../support/ask.ts'
import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'
import { NEWS } from '../support/demo-world.ts'

const SCHEDULED = 'Midwinter Hamper draw'

test.afterAll(async ({ request }) => {
  const answer = await ask(request, clubUrl('dunvarra', '/dev/clock'), {
    method: 'POST',
    data: { now: null },
  })
  expect(answer.ok()).toBe(true)
})

test('a week later the scheduled article is news, and back in the real time it is not', async ({ page }) => {
  const titles = page.getByRole('region', { name: 'Latest news' }).getByRole('heading', { level: 3 })
  await page.goto(clubUrl('dunvarra'))
  await expect(titles.first()).toHaveText(NEWS.dunvarra[0]!)

  await openHydrated(page, clubUrl('dunvarra', '/dev'))
  const time = page.getByText(/^It is .+ in the demo\.$/)
  const before = await time.textContent()
  await page.getByRole('button', { name: '+1 week' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The clock has been changed' })).toBeVisible()
  await expect(time).not.toHaveText(before!)

  await page.goto(clubUrl('dunvarra'))
  await expect(titles.first()).toHaveText(SCHEDULED)
  await page.getByRole('link', { name: SCHEDULED }).click()
  await expect(page).toHaveURL(clubUrl('dunvarra', '/news/midwinter-hamper-draw'))

  await openHydrated(page, clubUrl('dunvarra', '/dev'))
  await page.getByRole('button', { name: 'Use the real time' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The clock has been changed' })).toBeVisible()
  await page.goto(clubUrl('dunvarra'))
  await expect(titles).toHaveText(NEWS.dunvarra.slice(0, 6))
  await page.goto(clubUrl('dunvarra', '/news/midwinter-hamper-draw'))
  await expect(page).toHaveURL(clubUrl('dunvarra', '/error'))
})
