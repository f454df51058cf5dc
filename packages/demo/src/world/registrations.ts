import type { FormKind } from '@clubhouse/contract/people/forms'
import type { Values } from '@clubhouse/domain/people/forms/structure'
import { idOf } from './ids.ts'
import type { DemoRegistration, DemoRelative } from './shape.ts'

const BRID = 'brid@home.example'
const HANA = 'hana@inishvarn.example'

export const HOME: Values = {
  country: 'Ireland',
  county: 'Mayo',
  address_line1: '4 Chapel Brae',
  city: 'Dunvarra',
  postal_code: 'F28 X2P4',
}
const AGREED: Values = { code_of_conduct: true, data_consent: true }

/** Forms that were filled in last season, so that nobody has to type it all again. */
export function registrations(relatives: DemoRelative[]): DemoRegistration[] {
  const fiadh = relatives.find(({ of, firstName }) => of === BRID && firstName === 'Fiadh')
  return [
    registration('dunvarra', 'guardian', BRID, null, {
      ...HOME,
      first_name: 'Bríd',
      last_name: 'Hallaran',
      date_of_birth: '1986-05-02',
      relationship: 'Mother',
      email: BRID,
      mobile: '0861234567',
      contact_by: ['Email', 'Text message'],
      'helps-with': ['Match-day teas'],
      data_consent: true,
    }),
    registration('dunvarra', 'juvenile', BRID, fiadh ?? null, {
      ...HOME,
      ...AGREED,
      first_name: 'Fiadh',
      last_name: 'Hallaran',
      date_of_birth: fiadh?.dateOfBirth ?? null,
      emergency_contact_name: 'Colm Hallaran',
      emergency_contact_phone: '0867654321',
      has_medical_condition: true,
      medical_details: 'Asthma. Her blue inhaler is in the side pocket of her bag.',
      school: 'Scoil na Trá',
      school_year: 'Third class',
      'jersey-size': 'Age 9–10',
      'walks-home': false,
      photo_permission: true,
    }),
    registration('inishvarn', 'adult', HANA, null, {
      ...AGREED,
      first_name: 'Hana',
      last_name: 'Birchley',
      date_of_birth: '1996-02-29',
      email: HANA,
      mobile: '07700900123',
      country: 'Northern Ireland',
      county: 'Down',
      address_line1: '18 Shore Street',
      city: 'Inishvarn',
      emergency_contact_name: 'Ines Birchley',
      emergency_contact_phone: '07700900456',
      has_medical_condition: false,
      mouthguard: true,
      photo_permission: true,
    }),
  ]
}

function registration(
  club: string,
  kind: FormKind,
  by: string,
  about: DemoRelative | null,
  values: Values,
): DemoRegistration {
  const id = idOf(`registration/${club}/${kind}/${by}/${about?.firstName ?? 'self'}`)
  return { id, club, kind, by, memberId: about?.id ?? null, values }
}
