import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { baseDomain, clubUrl, siteUrl } from '../support/sites.ts'

test.describe('The demo desk', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, clubUrl('dunvarra', '/dev'))
  })

  test('leads to both clubs and to every site of the platform', { tag: '@desktop' }, async ({ page }) => {
    const main = page.getByRole('main')
    for (const [title, url] of [
      ['Dunvarra Rovers FC', clubUrl('dunvarra', '')],
      ['Inishvarn Hockey Club', clubUrl('inishvarn', '')],
      ['Back office', siteUrl('backoffice', '')],
      ['My account', siteUrl('myaccount', '')],
      ['Governing body', siteUrl('xgb', '')],
      ['Superuser', siteUrl('su', '')],
    ] as const) {
      await expect(main.getByRole('link', { name: title })).toHaveAttribute('href', url)
    }
    await expect(main.getByText(`inishvarn.${baseDomain()}`)).toBeVisible()
    await main.getByRole('link', { name: 'UI kit' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The kit')
  })

  test(
    'names the eleven people with their password, and the eleven cards @deep',
    { tag: '@phone' },
    async ({ page }) => {
      const people = page.getByRole('table', { name: 'Demo people' })
      await expect(people.getByRole('row')).toHaveCount(12)
      await expect(people).toContainText('brid@home.example')
      await expect(page.getByText('Harbour7Lamp')).toBeVisible()
      const cards = page.getByRole('table', { name: 'Test cards' })
      await expect(cards.getByRole('row')).toHaveCount(12)
      await expect(cards).toContainText('4242 4242 4242 4242')
    },
  )

  test(
    'asks before it lays the demo anew, and does nothing on Cancel @deep',
    { tag: '@desktop' },
    async ({ page }) => {
      const button = page.getByRole('button', { name: 'Reset the demo' })
      await button.click()
      const question = page.getByRole('alertdialog', { name: 'Reset the demo?' })
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(question).toHaveCount(0)
      await expect(button).toBeFocused()
    },
  )
})

test.describe('The API reference', { tag: '@desktop' }, () => {
  // Swagger's own page brings a style attribute, which the policy refuses; it reads well without.
  test.use({ provoked: /Applying inline style .*swagger-ui/ })

  test('opens from the desk and lists the endpoints @deep', async ({ page }) => {
    await openHydrated(page, clubUrl('dunvarra', '/dev'))
    await page.getByRole('link', { name: 'API reference' }).click()
    await expect(page).toHaveURL(clubUrl('dunvarra', '/api/docs'))
    // Not a page of ours: on a busy machine it takes its time to draw every endpoint.
    await expect(page.getByRole('link', { name: /articles/ }).first()).toBeVisible()
  })
})
