import { newEmail } from '../../support/people.ts'
import { clubUrl } from '../../support/sites.ts'
import { test } from '../engine-test.ts'
import { enterCard } from '../pay-by-card.ts'
import { button, dialog, field, heading, link, notice, nth, part, words } from '../visitor/wanted.ts'

test('DRAW-01 DRAW-02 GUEST-10 GUEST-11 a guest buys three tickets of a draw', async ({ visitor }) => {
  await visitor.open(clubUrl('dunvarra', '/products/draw/midwinter-hamper'))
  await visitor.see(words('To play this draw you have to be over 18 years of age.', dialog()))
  await visitor.press(button('Confirm', dialog()))
  await visitor.see(words(/of 500 tickets left/))
  await visitor.press(part('label', '3 tickets'))
  await visitor.press(nth(button('Add to cart'), 0))
  await visitor.press(button('See your cart'))
  await visitor.see(heading('Draw tickets', dialog()))
  await visitor.press(link('Checkout', dialog()))
  await visitor.press(button('Quick checkout as a guest'))
  await visitor.write(field('First name'), 'Noreen')
  await visitor.write(field('Last name'), 'Pettle')
  await visitor.write(field('Email'), newEmail('guest'))
  await visitor.press(button('Continue'))
  await visitor.see(notice('Guest account has been created.'))
  await enterCard(visitor)
  await visitor.press(button(/^Pay Now/))
  await visitor.see(heading(/^Thank you/))
  await visitor.see(link('Download copy (PDF)'))
})
