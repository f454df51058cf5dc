import { createPerson, mailTo, newEmail, PASSWORD } from '../../support/people.ts'
import { clubUrl } from '../../support/sites.ts'
import { test } from '../engine-test.ts'
import { button, dialog, field, heading, link, notice, part } from '../visitor/wanted.ts'

const ARTICLE = clubUrl('dunvarra', '/news/new-floodlights')
const NEW_PASSWORD = 'Lantern9Quay'

test('AUTH-01 AUTH-56 a member signs in by password, over the article they read', async ({ visitor }) => {
  await visitor.open(ARTICLE)
  await visitor.press(link('Sign in'))
  await visitor.see(heading('Enter your e-mail', dialog()))
  await visitor.write(field('Email'), 'brid@home.example')
  await visitor.press(button('Next'))
  await visitor.see(heading('Sign in', dialog()))
  await visitor.write(field('Password'), PASSWORD)
  await visitor.press(button('Sign in', dialog()))
  await visitor.see(notice('Hello Bríd'))
  await visitor.miss(dialog())
  await visitor.isAt(ARTICLE)
  await visitor.see(part('summary[aria-label^="Hello"]'))
})

test('AUTH-75 AUTH-80 a mailed code lets somebody in who forgot their password', async ({
  visitor,
  request,
}) => {
  const email = newEmail('forgetful')
  await createPerson(request, 'dunvarra', email)
  await visitor.open(ARTICLE)
  await visitor.press(link('Sign in'))
  await visitor.write(field('Email'), email)
  await visitor.press(button('Next'))
  await visitor.press(link('Forgot Password?'))
  await visitor.see(heading('Password reset', dialog()))
  await visitor.press(button('Reset password'))
  await visitor.see(heading('Verification', dialog()))
  const { code } = await mailTo(request, email, /code|password/i)
  // Sent by itself with its last digit.
  await visitor.write(field('Code'), code ?? '')
  await visitor.see(heading('New password', dialog()))
  await visitor.write(field('New password'), NEW_PASSWORD)
  await visitor.write(field('Confirm password'), NEW_PASSWORD)
  await visitor.press(button('Save password'))
  await visitor.see(notice('You have successfully changed your password.'))
  await visitor.miss(dialog())
  await visitor.isAt(ARTICLE)
  await visitor.see(part('summary[aria-label^="Hello"]'))
})
