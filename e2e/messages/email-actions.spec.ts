import type { Page } from '@playwright/test'
import { ask } from '../support/ask.ts'
import { expectNoViolations } from '../support/axe.ts'
import { openHydrated } from '../support/hydrated.ts'
import { intercept } from '../support/intercept.ts'
import { expect, test } from '../support/journey.ts'
import { FAILED, FRIEND, mailingTo, RECURRING, SAVED, UNSUBSCRIBED } from '../support/mailings.ts'
import { notices } from '../support/people.ts'
import { clubUrl } from '../support/sites.ts'

const OPTS_OUT = 'priya@dunvarra.example'
const HAS_PAID = 'dara@home.example'
/** Nobody presses anything for her: what is saved of her was saved by a mere look. */
const ONLY_SCANNED = 'brid@home.example'
const OF_THE_OTHER_CLUB = 'hana@inishvarn.example'
const EILIS = 'eilis@friends.example'

const message = (page: Page) => page.getByRole('main').getByRole('status')
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })

/** The posts that the page makes by itself. */
function watchPosts(page: Page): string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  return posts
}

/** A failure has one link besides, so that nobody is left with a sentence alone. */
async function expectLogoAndMessageOnly(page: Page, links: string[] = []) {
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('main').locator('img')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('link')).toHaveText(links)
}

test.describe('A link in a recurring mail', () => {
  test('EMAILACT-03 EMAILACT-04 EMAILACT-06 is answered with logo and sentence, also when it is opened again', async ({
    page,
    request,
  }) => {
    const { link } = await mailingTo(request, OPTS_OUT)
    await page.goto(link)
    await expect(message(page)).toHaveText(SAVED)
    await expectLogoAndMessageOnly(page)
    await expect(retry(page)).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectNoViolations(page)
    await page.reload()
    await expect(message(page)).toHaveText(SAVED)
  })

  test('EMAILACT-05 is pending first, and calls once @phone', async ({ page, request }) => {
    const { link } = await mailingTo(request, HAS_PAID)
    const posts = watchPosts(page)
    const held = Promise.withResolvers<'pass'>()
    await intercept(page, ['*/api/v2/backoffice/emails/opt-out'], () => held.promise)
    await openHydrated(page, link.replace('opt_out=true', 'payment_ack=1'))
    await expect(message(page)).toHaveText('Saving your response…')
    await expectNoViolations(page)
    held.resolve('pass')
    await expect(message(page)).toHaveText(SAVED)
    expect(posts).toEqual(['/api/v2/backoffice/emails/opt-out'])
  })

  test(
    'OPEN-069 a look is no answer: neither the page nor the one click saves anything',
    { tag: '@desktop' },
    async ({ request }) => {
      const { link, oneClick } = await mailingTo(request, ONLY_SCANNED)
      for (const url of [link, oneClick]) {
        for (const method of ['GET', 'HEAD'] as const) {
          expect((await ask(request, url, { method })).status()).toBeLessThan(400)
        }
      }
      const query = new URL(link).searchParams
      const answer = await ask(request, clubUrl('dunvarra', '/api/v2/backoffice/emails/opt-out'), {
        method: 'POST',
        data: {
          email_distribution_list_id: query.get('email_id'),
          member_id: query.get('member_id'),
          payment_ack: true,
        },
      })
      expect(await answer.json()).toMatchObject({ opt_out: false, payment_ack: true })
    },
  )
})

test('EMAILACT-07 LOTTO-14 a friend of the lotto is unsubscribed, also the second time', async ({
  page,
  request,
}) => {
  const { link } = await mailingTo(request, EILIS, { page: FRIEND })
  const posts = watchPosts(page)
  await page.goto(link)
  await expect(message(page)).toHaveText(UNSUBSCRIBED)
  await expectLogoAndMessageOnly(page)
  await expectNoViolations(page)
  expect(posts).toEqual([expect.stringMatching(/^\/api\/v2\/store\/dunvarra\/unsubscribe-friend\//)])
  await page.reload()
  await expect(message(page)).toHaveText(UNSUBSCRIBED)
})

test.describe('EMAILACT-08 ERR-13 a link that is not ours', () => {
  test.use({ provoked: /status of 404/ })

  test('of another club, of another person or forged is a failure, with a way to try again @phone', async ({
    page,
    request,
  }) => {
    const own = new URL((await mailingTo(request, OPTS_OUT)).link)
    const other = new URL((await mailingTo(request, HAS_PAID)).link)
    const foreign = new URL((await mailingTo(request, OF_THE_OTHER_CLUB, { club: 'inishvarn' })).link)
    const mixed = new URL(own)
    mixed.searchParams.set('member_id', other.searchParams.get('member_id') ?? '')
    for (const address of [
      clubUrl('dunvarra', RECURRING + foreign.search),
      mixed.href,
      clubUrl('dunvarra', `${RECURRING}?email_id=1&member_id=1&opt_out=true`),
      clubUrl('dunvarra', `${FRIEND}?id=${own.searchParams.get('member_id') ?? ''}&opt_out=true`),
    ]) {
      await page.goto(address)
      await expect(message(page)).toHaveText(FAILED)
      await expect(retry(page)).toBeVisible()
    }
    await expectNoViolations(page)
    await expectLogoAndMessageOnly(page, ['Go to Home Page'])
  })

  test('shows nothing of what its query says', { tag: '@phone' }, async ({ page }) => {
    const hostile = encodeURIComponent('<img src=x onerror="document.title=1">"><script>alert(1)</script>')
    for (const path of [
      `${RECURRING}?email_id=${hostile}&member_id=${hostile}&opt_out=${hostile}`,
      `${FRIEND}?id=${hostile}&opt_out=${hostile}`,
    ]) {
      const response = await page.goto(clubUrl('dunvarra', path))
      expect(await response?.text()).not.toContain('onerror')
      expect(response?.headers()).toMatchObject({
        'referrer-policy': 'same-origin',
        'cache-control': 'private, no-store',
      })
      await expect(message(page)).toHaveText(FAILED)
      expect(await page.locator('main').innerHTML()).not.toContain('onerror')
    }
  })
})

test(
  'OPEN-068 a link that lacks an id is a failure, and nothing is called',
  { tag: '@phone' },
  async ({ page }) => {
    const posts = watchPosts(page)
    for (const path of [
      RECURRING,
      `${RECURRING}?member_id=1&opt_out=true`,
      `${RECURRING}?email_id=&member_id=1`,
      FRIEND,
      `${FRIEND}?opt_out=true`,
    ]) {
      await openHydrated(page, clubUrl('dunvarra', path))
      await expect(message(page), path).toHaveText(FAILED)
      await expect(retry(page), path).toHaveCount(0)
    }
    expect(posts).toEqual([])
  },
)

test.describe('a line that is cut', () => {
  test.use({ provoked: /ERR_FAILED/ })

  test('EMAILACT-08 is a failure, and Retry by key saves it @phone', async ({ page, request }) => {
    const { link } = await mailingTo(request, OPTS_OUT)
    let isCut = true
    await intercept(page, ['*/api/v2/backoffice/emails/opt-out'], () => (isCut ? 'lose' : 'pass'))
    await page.goto(link)
    await expect(message(page)).toHaveText(FAILED)
    isCut = false
    await retry(page).focus()
    await page.keyboard.press('Enter')
    await expect(message(page)).toHaveText(SAVED)
  })
})

test('the demo desk sends mailings whose links can be opened', { tag: '@desktop' }, async ({ page }) => {
  await openHydrated(page, clubUrl('inishvarn', '/dev'))
  await page.getByRole('button', { name: 'Send a sample mailing' }).click()
  await expect(notices(page)).toContainText('The mails are on their way')
})
