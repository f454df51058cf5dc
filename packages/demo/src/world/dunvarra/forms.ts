import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { bounded, calledLike, formFrom, linkedTo, withRadios } from '../form.ts'

const CONDUCT = linkedTo('/news/code-of-conduct')
const PRIVACY = linkedTo('/privacy')
/** Whoever is younger is registered by a parent, with the form for children. */
const GROWN_UP = bounded(
  { greater_than: '-120y', less_than: '-18y' },
  'Adult members must be 18 or over. Check the year of birth',
)
const EIRCODE = calledLike('Eircode', 'A** ****')

export const dunvarraForms = [
  formFrom('dunvarra', 'adult', 'Adult registration', {
    changed: {
      date_of_birth: GROWN_UP,
      code_of_conduct: CONDUCT,
      data_consent: PRIVACY,
      postal_code: EIRCODE,
    },
    added: {
      member_details: [
        newQuestion('positions', 'multipleChoice', 'Where do you like to play?', {
          options: ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'],
          hint: 'Choose as many as you like',
        }),
        newQuestion('jersey-size', 'singleChoice', 'Jersey size', {
          missing: 'Please choose a jersey size',
          display: 'radio',
          options: ['S', 'M', 'L', 'XL', 'XXL'],
          required: true,
        }),
      ],
    },
  }),
  formFrom('dunvarra', 'juvenile', 'Juvenile registration', {
    changed: {
      code_of_conduct: CONDUCT,
      data_consent: PRIVACY,
      postal_code: EIRCODE,
      school: withRadios('Scoil Chaoimhín', 'Dunvarra National School', 'Quay Road College', 'None'),
    },
    added: {
      school: [
        newQuestion('jersey-size', 'singleChoice', 'Jersey size', {
          missing: 'Please choose a jersey size',
          display: 'radio',
          options: ['Age 5–6', 'Age 7–8', 'Age 9–10', 'Age 11–12', 'Age 13–14', 'Adult S', 'Adult M'],
          required: true,
        }),
        newQuestion('walks-home', 'boolean', 'May your child walk home alone after training?', {
          missing: 'Choose whether your child may walk home alone',
          required: true,
        }),
      ],
    },
  }),
  formFrom('dunvarra', 'guardian', 'Parent/guardian', {
    changed: { data_consent: PRIVACY, postal_code: EIRCODE },
    added: {
      communications: [
        newQuestion('helps-with', 'multipleChoice', 'Would you like to help out?', {
          options: ['Coaching', 'Lifts to away matches', 'Match-day teas', 'Lines and nets'],
          hint: 'No commitment',
        }),
      ],
    },
  }),
]
