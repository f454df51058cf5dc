import { matching, newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { calledLike, formFrom, linkedTo, withChoices } from '../form.ts'

const CONDUCT = linkedTo('/pages/safeguarding')
const POSTCODE = calledLike('Postcode')

export const inishvarnForms = [
  formFrom('inishvarn', 'adult', 'Senior registration', {
    changed: { code_of_conduct: CONDUCT, postal_code: POSTCODE },
    left: ['gender', 'contact_by'],
    added: {
      member_details: [
        newQuestion('registration-number', 'text', 'Hockey registration number', {
          hint: 'Two letters and six digits, for example HK204118',
          validations: [matching('[A-Za-z]{2}\\d{6}', '{label} has two letters and six digits')],
        }),
        newQuestion('county-squad', 'singleChoice', 'Which county squad do you play for, if any?', {
          url: '/lists/counties?country=Northern%20Ireland',
        }),
      ],
      medical: [
        newQuestion('mouthguard', 'boolean', 'I have a fitted mouthguard', {
          missing: 'Please tick the box: you can’t play without a mouthguard',
          display: 'checkbox',
          required: true,
        }),
      ],
      communications: [
        newQuestion('umpires', 'boolean', 'Would you like to learn to umpire?', {
          link: '/news/umpire-course',
        }),
      ],
    },
  }),
  formFrom('inishvarn', 'juvenile', 'Junior registration', {
    changed: {
      code_of_conduct: CONDUCT,
      postal_code: POSTCODE,
      school: withChoices('Inishvarn Primary', 'St Ronan’s', 'Lough Academy', 'None'),
    },
    left: ['school_year'],
    added: {
      medical: [
        newQuestion('mouthguard', 'boolean', 'My child has a fitted mouthguard', {
          missing: 'Please tick the box: you can’t play without a mouthguard',
          display: 'checkbox',
          required: true,
        }),
      ],
      school: [
        newQuestion('school-team', 'boolean', 'Does your child play for the school team?', {
          disabledWhen: [{ question: 'school', is: 'None' }],
        }),
      ],
    },
  }),
  formFrom('inishvarn', 'guardian', 'Parent/guardian', {
    changed: { postal_code: POSTCODE },
    left: ['receive_updates'],
  }),
]
