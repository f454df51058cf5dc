import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { field, fillIn, formUrl, option, received, searchCounty, send } from './support/forms.ts'
import { openHydrated, untilHydrated } from './support/hydrated.ts'
import { expect, test } from './support/journey.ts'

test.use({ provoked: /ERR_FAILED|status of 50/ })
test.beforeEach(() => test.setTimeout(90_000))

const GUARDIAN = {
  first_name: 'Bríd',
  last_name: 'Hallaran',
  email: 'brid@home.example',
  mobile: '+353 86 123 4567',
  address_line1: '4 Quay Road',
  city: 'Dunvarra',
}

async function fillInAll(page: Page): Promise<void> {
  await fillIn(page, GUARDIAN)
  await option(page, 'relationship', 'Mother').check()
  await field(page, 'country').selectOption('Ireland')
  await searchCounty(page, 'Galway')
  await field(page, 'data_consent').check()
}

const NOT_SENT = 'Your answers were not sent. Please try again.'

test('FORM-21 answers that do not arrive leave the form as it is, to be sent again', async ({
  page,
  request,
}) => {
  await openHydrated(page, await formUrl(request, 'dunvarra', 'guardian'))
  await fillInAll(page)
  let tries = 0
  await page.route(
    (url) => url.pathname.includes('/dev/forms/'),
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      tries += 1
      if (tries === 1) return route.abort()
      if (tries === 2) return route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' })
      return route.fallback()
    },
  )
  for (const _ of ['nobody is reached', 'something in between has failed']) {
    await send(page).click()
    await expect(page.getByText(NOT_SENT)).toBeInViewport()
    await expect(field(page, 'mobile')).toHaveValue(GUARDIAN.mobile)
  }
  expect(tries).toBe(2)
  // What the navbar half covers by chance is no finding.
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoViolations(page)

  await page.reload()
  await untilHydrated(page)
  await expect(field(page, 'first_name')).toHaveValue(GUARDIAN.first_name)
  await send(page).click()
  expect(await received(page)).toMatchObject({ Mobile: '00353861234567' })
})

test('a double click sends once', async ({ page, request }) => {
  await openHydrated(page, await formUrl(request, 'dunvarra', 'guardian'))
  await fillInAll(page)
  const posts: string[] = []
  page.on('request', (sent) => sent.method() === 'POST' && posts.push(new URL(sent.url()).pathname))
  await send(page).dblclick()
  await received(page)
  expect(posts.filter((path) => path.includes('/dev/forms/'))).toHaveLength(1)
})
