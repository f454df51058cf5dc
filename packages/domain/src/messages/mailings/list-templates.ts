/** DIST-06: letters to begin with, of the platform. A club adds its own. */
export interface ListTemplate {
  id: string
  name: string
  subject: string
  content: string
}

export const LIST_TEMPLATES: readonly ListTemplate[] = [
  {
    id: '5d0f3a70-2f0e-4c35-9a0e-000000000001',
    name: 'Club notice',
    subject: 'News from {{club_name}}',
    content: '<p>Hello {{first_name}},</p><p>Write what’s new here.</p><p>See you at the club!</p>',
  },
  {
    id: '5d0f3a70-2f0e-4c35-9a0e-000000000002',
    name: 'Match day',
    subject: 'Match day',
    content:
      '<p>Hello {{first_name}},</p><p>{{member_names}} is in the squad. Here is what you need to know:</p>' +
      '<ul><li>Where: </li><li>Meet at: </li><li>Bring: </li></ul><p>Best of luck!</p>',
  },
  {
    id: '5d0f3a70-2f0e-4c35-9a0e-000000000003',
    name: 'Payment reminder',
    subject: 'A reminder about {{plan}}',
    content:
      '<p>Hello {{first_name}},</p><p>There is still something to pay for {{plan}}, for {{member_names}}. You can pay in your account.</p>' +
      '<p>Paid already? Let us know: {{paid_link}}.</p><p>Thank you!</p>',
  },
]
