import { describe, expect, test } from 'vitest'
import { type Compared, whySame } from './same-person.ts'

const person = (name: string, more: Partial<Compared> = {}): Compared => {
  const [first_name = '', ...rest] = name.split(' ')
  return { first_name, last_name: rest.join(' '), date_of_birth: null, email: null, mobile: null, ...more }
}
const BORN = { date_of_birth: '2015-03-04' }

describe('why two are probably one person', () => {
  test.each<[string, Compared, Compared, string[]]>([
    ['same name and birthday', person('Fiadh Byrne', BORN), person('fiadh BYRNE', BORN), ['name_birthday']],
    [
      'accents and marks are none',
      person('Bríd O’Brien', BORN),
      person('Brid O Brien', BORN),
      ['name_birthday'],
    ],
    [
      'same name and email',
      person('Ann Day', { email: 'A@x.example' }),
      person('Ann Day', { email: 'a@x.example' }),
      ['name_email'],
    ],
    [
      'a mobile is the same with or without its country',
      person('Ann Day', { mobile: '087 123 4567' }),
      person('Ann Day', { mobile: '+353 87 123 4567' }),
      ['name_mobile'],
    ],
    ['the name alone says nothing', person('Ann Day'), person('Ann Day'), []],
    [
      'two birthdays, nothing else',
      person('Ann Day', BORN),
      person('Ann Day', { date_of_birth: '2014-03-04' }),
      [],
    ],
    [
      'a father and a son in one account',
      person('Tom Day', { email: 'a@x.example', date_of_birth: '1980-01-01' }),
      person('Tom Day', { email: 'a@x.example', date_of_birth: '2012-01-01' }),
      [],
    ],
    [
      'a mistyped year in one account',
      person('Tom Day', { email: 'a@x.example', date_of_birth: '2011-01-01' }),
      person('Tom Day', { email: 'a@x.example', date_of_birth: '2012-01-01' }),
      ['name_email'],
    ],
    ['a letter more', person('Ann Day', BORN), person('Anne Day', BORN), ['near_birthday']],
    ['a longer form', person('Kat Day', BORN), person('Katie Day', BORN), ['near_birthday']],
    [
      'a last name misspelt',
      person('Fiadh Hallaran', BORN),
      person('Fiadh Halloran', BORN),
      ['near_birthday'],
    ],
    ['the wrong way round', person('Day Ann', BORN), person('Ann Day', BORN), ['near_birthday']],
    ['twins', person('Aoife Day', BORN), person('Niamh Day', BORN), []],
    ['near names with two birthdays', person('Ann Day', BORN), person('Anne Day'), []],
    ['a short name is not near to all', person('Al Day', BORN), person('Alan Day', BORN), []],
    ['no mobile is no mobile', person('Ann Day', { mobile: '' }), person('Ann Day', { mobile: '' }), []],
  ])('%s', (_, one, other, reasons) => {
    expect(whySame(one, other)).toEqual(reasons)
    expect(whySame(other, one)).toEqual(reasons)
  })
})
