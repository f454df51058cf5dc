// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { FormSession } from './form-session.ts'
import { aForm, savedAnswers } from '../testing/a-form.tsx'

const NICK = newQuestion('nick', 'text', 'Nickname')
const TOWN = newQuestion('town', 'text', 'Town')

test('a form in other words keeps what was answered where it still can, and asks what is new', () => {
  const session = new FormSession(aForm([NICK, TOWN]), savedAnswers({ team: 'Under 9' }))
  session.give('nick', 'Fiadh')
  session.give('town', 'Dunvarra')
  const team = newQuestion('team', 'singleChoice', 'Team', { options: ['Under 9'] })
  const days = newQuestion('town', 'multipleChoice', 'Town', { options: ['Here', 'There'] })
  session.replaceForm(aForm([{ ...NICK, label: 'What they call you' }, days, team]))
  expect(session.answerOf('nick')).toBe('Fiadh')
  expect(session.answerOf('town')).toEqual([])
  expect(session.answerOf('team')).toBe('Under 9')
})

test('only those whose question changed are told', () => {
  const target = newQuestion('town', 'text', 'Town', { disabledWhen: [{ question: 'nick', is: 'None' }] })
  const session = new FormSession(aForm([NICK, target]), null)
  const told = { nick: vi.fn<() => void>(), town: vi.fn<() => void>() }
  session.subscribe('nick', told.nick)
  const stop = session.subscribe('town', told.town)
  expect(session.give('nick', 'Fiadh')).toEqual([])
  expect(session.give('nick', 'None')).toEqual(['town'])
  expect([told.nick.mock.calls.length, told.town.mock.calls.length]).toEqual([0, 1])
  stop()
  session.give('nick', 'Fiadh')
  expect(told.town).toHaveBeenCalledTimes(1)
})
