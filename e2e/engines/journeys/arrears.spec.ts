import { siteUrl } from '../../support/sites.ts'
import { test } from '../engine-test.ts'
import { enterCard } from '../pay-by-card.ts'
import { beginSignedIn } from '../sign-in-here.ts'
import { button, heading, link, nth, notice, part, tick, words } from '../visitor/wanted.ts'

test('MYACC-05 MYACC-06 what is overdue is paid with another card, and has its receipt', async ({
  visitor,
}) => {
  await beginSignedIn(visitor, siteUrl('myaccount'), 'dara@home.example')
  await visitor.open(siteUrl('myaccount'))
  await visitor.see(heading(/payment didn’t go through/))
  await visitor.open(siteUrl('myaccount', '/payments/arrears'))
  await visitor.see(heading('Pay what’s overdue'))
  await visitor.tick(tick(/New card/))
  await enterCard(visitor)
  await visitor.press(button(/^Pay €/))
  await visitor.see(notice('Thank you, that’s paid.'))
  await visitor.isAt(/\/payments/)
  await visitor.miss(words(/is overdue/))
  await visitor.press(nth(part('table a[href], [role=table] a[href]'), 0))
  await visitor.see(link('Receipt (PDF)'))
})
