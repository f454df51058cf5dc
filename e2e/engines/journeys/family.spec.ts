import { newEmail, PASSWORD } from '../../support/people.ts'
import { clubUrl } from '../../support/sites.ts'
import { answerForm, bornAbout, saveForm } from '../answer-form.ts'
import { test } from '../engine-test.ts'
import { enterCard } from '../pay-by-card.ts'
import {
  article,
  aside,
  button,
  dialog,
  field,
  heading,
  link,
  nth,
  part,
  tick,
  words,
} from '../visitor/wanted.ts'

const block = (number: number) => part(`#plan-${number}`)
const bar = aside('Summary')

test('MEMB-08 HOSTS-17 ORDER-08 a new parent chooses plans, signs up on the way, registers two children, pays, and has a receipt @deep', async ({
  visitor,
}) => {
  await visitor.open(clubUrl('dunvarra', '/products/membership'))
  await visitor.press(button('Season'))
  await visitor.press(button(/^One more/, article('Juvenile U8–U12')))
  await visitor.press(button('Select plan', article('Juvenile U8–U12')))
  await visitor.press(nth(button('Continue', bar), 0))
  await visitor.isAt(clubUrl('dunvarra', '/products/membership/details'))

  const email = newEmail('sile')
  await visitor.press(link('enter email'))
  await visitor.write(field('Email'), email)
  await visitor.press(button('Next'))
  await visitor.write(field('Confirm email'), email)
  await visitor.write(field('First name'), 'Síle')
  await visitor.write(field('Last name'), 'Burke')
  await visitor.write(field('Password'), PASSWORD)
  await visitor.write(field('Confirm password'), PASSWORD)
  await visitor.tick(tick(/I accept the Terms and Conditions/))
  await visitor.press(button('Create account'))
  await visitor.see(heading('Your family'))

  await visitor.press(button(/^Add Details Parent/, block(1)))
  await answerForm(visitor, { date_of_birth: '11/02/1981' })
  await saveForm(visitor)
  await visitor.press(button('Yes', dialog(/assigned to all children/)))
  for (const [at, name, years] of [
    [1, 'Ronan', 9],
    [2, 'Aoife', 11],
  ] as const) {
    await visitor.see(words(`Plan ${at} of 2`, dialog()))
    if (at > 1) await visitor.tick(tick('+ New Juvenile Member', dialog()))
    await answerForm(visitor, { first_name: name, last_name: 'Burke', date_of_birth: bornAbout(years) })
    await saveForm(visitor)
  }
  for (const [at, name] of ['Ronan', 'Aoife'].entries())
    await visitor.see(words(`${name} Burke`, block(at + 1)))
  await visitor.see(words('2 of 2 done', bar))
  await visitor.press(nth(button('Add to cart', bar), 0))

  await visitor.see(heading('Checkout'))
  await enterCard(visitor)
  await visitor.press(button(/^Pay Now/))
  await visitor.see(heading('Thank you, Síle'))
  await visitor.see(link('Download copy (PDF)'))
})
