import type { FormFields } from '#lib/form/form-fields.ts'

/** What a press on "Coming" or "Not coming" sends; null for what no form of ours sends. */
export function answerIn({ field }: FormFields) {
  const coming = field('coming')
  if (coming !== 'yes' && coming !== 'no') return null
  return { member_id: field('member'), is_coming: coming === 'yes', note: field('note').trim() }
}
