import { clubUrl, siteUrl } from '../../support/sites.ts'
import { test } from '../engine-test.ts'
import { beginSignedIn } from '../sign-in-here.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { article, aside, button, dialog, link, nth, part, words } from '../visitor/wanted.ts'
import { holdNotice } from './hold-notice.ts'
import { expectAllInTheWindow } from './look-at.ts'

// A word in the address has any page say it (lib/visit/notice-words.ts), over whatever stands there.
const NOTICE = 'notice=details-saved'

const club = (path: string) => clubUrl('dunvarra', path)

async function withNotice(visitor: Visitor, address: string): Promise<void> {
  await visitor.open(`${address}${address.includes('?') ? '&' : '?'}${NOTICE}`)
  await visitor.until('a notice is held', holdNotice, null)
  await expectAllInTheWindow(visitor, `${address} with a notice`)
}

test('what is read: the banner of cookies, the menu, the dialog of sign-in, notices @deep', async ({
  visitor,
}) => {
  await visitor.open(club('/'))
  await visitor.see(aside('Cookies'))
  await expectAllInTheWindow(visitor, 'home with the banner')
  await visitor.press(button('I understand'))
  await visitor.press(part('header summary', 'Menu'))
  await expectAllInTheWindow(visitor, 'the menu')
  await withNotice(visitor, club('/news/new-floodlights'))
  await visitor.open(club('/news/new-floodlights'))
  await visitor.press(link('Sign in'))
  await visitor.see(dialog())
  await expectAllInTheWindow(visitor, 'sign-in')
  for (const path of ['/contact', '/pages/fees']) await withNotice(visitor, club(path))
})

test('what is bought: bars, sheets, questions, the cart and the checkout @deep', async ({ visitor }) => {
  await visitor.open(club('/products/membership'))
  await visitor.press(button('Season'))
  await visitor.press(button('Select plan', article('Senior player')))
  await visitor.see(words(/€/, aside('Summary')))
  await expectAllInTheWindow(visitor, 'the bar of the summary')
  await visitor.press(button(/Show summary/, aside('Summary')))
  await visitor.see(button(/Hide summary/))
  await expectAllInTheWindow(visitor, 'the summary, opened')
  await visitor.open(club('/products/draw/midwinter-hamper'))
  await visitor.see(dialog())
  await expectAllInTheWindow(visitor, 'the question of age')
  await visitor.press(button('Confirm', dialog()))
  await visitor.press(part('label', '3 tickets'))
  await expectAllInTheWindow(visitor, 'the bar of a draw')
  await visitor.press(nth(button('Add to cart'), 0))
  await visitor.press(button('See your cart'))
  await visitor.see(link('Checkout', dialog()))
  await expectAllInTheWindow(visitor, 'the cart')
  await visitor.press(link('Checkout', dialog()))
  await visitor.see(button('Quick checkout as a guest'))
  await expectAllInTheWindow(visitor, 'the checkout')
  await withNotice(visitor, club('/checkout'))
})

test('the account of a member: its tabs, what it asks, what it says @deep', async ({ visitor }) => {
  await beginSignedIn(visitor, siteUrl('myaccount'), 'brid@home.example')
  for (const path of ['/', '/family', '/payments', '/security'])
    await withNotice(visitor, siteUrl('myaccount', path))
})

test('the back office on a phone: its tabs, its menu, its bars @deep', async ({ visitor }) => {
  await beginSignedIn(visitor, siteUrl('backoffice'), 'tadhg@dunvarra.example')
  await withNotice(visitor, siteUrl('backoffice', '/'))
  await visitor.press(part('button[popovertarget]', /menu|more/))
  await visitor.see(part('[popover]:popover-open'))
  await expectAllInTheWindow(visitor, 'the menu of the back office')
  for (const path of ['/members', '/banner', '/news/new'])
    await withNotice(visitor, siteUrl('backoffice', path))
})
