import { expect, test } from 'vitest'
import type { ContactDetails } from '@clubhouse/contract/site/office/club-settings'
import { contactChanges, contactErrors, tidyContact } from './contact-details.ts'

const CLUB: ContactDetails = {
  name: 'Ballymoran Wheelers',
  contact_email: 'post@wheelers.example',
  line1: 'Mill Lane',
  city: 'Ballymoran',
  county: 'Cork',
  country: 'Ireland',
  latitude: 51.9,
  longitude: -8.5,
  display_address: true,
  facebook: 'facebook.com/wheelers',
  twitter: '@wheelers',
  instagram: null,
}

test.each([
  { given: {}, errors: {} },
  { given: { name: ' ' }, errors: { name: 'Enter the club’s name' } },
  { given: { contact_email: '' }, errors: {} },
  {
    given: { contact_email: 'post' },
    errors: { contact_email: 'Enter an email address, such as secretary@example.com' },
  },
  { given: { latitude: null }, errors: { place: 'Put the pin on the map again' } },
  { given: { latitude: null, longitude: null }, errors: {} },
  {
    given: { facebook: 'javascript:alert(1)' },
    errors: { facebook: 'Enter a Facebook page, such as facebook.com/yourclub' },
  },
  { given: { twitter: 'my club' }, errors: { twitter: 'Enter a name on X, such as @yourclub' } },
  { given: { line1: 'x'.repeat(121) }, errors: { line1: expect.stringContaining('120') } },
])('$given is answered $errors', ({ given, errors }) => {
  expect(contactErrors({ ...CLUB, ...given })).toEqual(errors)
})

test('what is kept is tidy: no outer spaces, nothing in place of empty text, a pin to about a metre', () => {
  const typed = {
    ...CLUB,
    name: ' Wheelers ',
    county: '  ',
    latitude: 51.9000049,
    contact_email: 'Post@Wheelers.example',
  }
  expect(tidyContact(typed)).toMatchObject({
    name: 'Wheelers',
    county: null,
    latitude: 51.9,
    contact_email: 'post@wheelers.example',
  })
})

test('what became different is said in words', () => {
  expect(contactChanges(CLUB, { ...CLUB, city: null, latitude: 52, display_address: false })).toEqual([
    { field: 'Town', before: 'Ballymoran', after: 'none' },
    { field: 'Pin', before: '51.9, -8.5', after: '52, -8.5' },
    { field: 'Address is shown', before: 'yes', after: 'no' },
  ])
})
