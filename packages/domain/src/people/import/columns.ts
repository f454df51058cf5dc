/** What a column of a list of people can mean. */
export const IMPORT_FIELDS = [
  'first_name',
  'last_name',
  'date_of_birth',
  'email',
  'phone',
  'guardian_first_name',
  'guardian_last_name',
  'guardian_email',
  'guardian_phone',
  'plan',
  'external_id',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

export const FIELD_NAMES: Record<ImportField, string> = {
  first_name: 'First name',
  last_name: 'Surname',
  date_of_birth: 'Date of birth',
  email: 'Email',
  phone: 'Phone',
  guardian_first_name: 'Guardian’s first name',
  guardian_last_name: 'Guardian’s surname',
  guardian_email: 'Guardian’s email',
  guardian_phone: 'Guardian’s phone',
  plan: 'Plan they hold',
  external_id: 'Number in your old system',
}

/** What each column means; null for one that is left out. */
export type ColumnMapping = (ImportField | null)[]

const WHO = '(?:parent|guardian|parent guardian|mother|father|contact|next of kin)s?(?: 1)?'
const FIRST = '(?:first|fore|given|christian) ?names?'
const LAST = '(?:last|sur|family|second) ?names?'
const MAIL = 'e ?mails?(?: addresse?s?)?'
const PHONE = '(?:mobile|phone|telephone|tel|cell|contact)(?: ?(?:phone|number|no|num))?'

/** In this order: a guardian's column names its field as well. */
const HEADINGS: readonly [ImportField, RegExp][] = [
  ['guardian_first_name', new RegExp(`^${WHO} ${FIRST}$|^${FIRST} (?:of )?${WHO}$`)],
  ['guardian_last_name', new RegExp(`^${WHO} ${LAST}$|^${LAST} (?:of )?${WHO}$`)],
  ['guardian_email', new RegExp(`^${WHO} ${MAIL}$|^${MAIL} (?:of )?${WHO}$`)],
  ['guardian_phone', new RegExp(`^${WHO} ${PHONE}$|^${PHONE} (?:of )?${WHO}$`)],
  ['first_name', new RegExp(`^(?:(?:member|player|child)s? )?${FIRST}$|^first$`)],
  ['last_name', new RegExp(`^(?:(?:member|player|child)s? )?${LAST}$|^last$`)],
  ['date_of_birth', /^(?:(?:member|player|child)s? )?(?:date of birth|birth ?(?:date|day)|d ?o ?b|born)$/],
  ['email', new RegExp(`^(?:(?:member|player)s? )?${MAIL}$`)],
  ['phone', new RegExp(`^(?:(?:member|player)s? )?${PHONE}$`)],
  [
    'plan',
    /^(?:(?:membership )?(?:plan|type|category|programme|program)|membership|subscription)(?: (?:name|held|they hold))?$/,
  ],
  [
    'external_id',
    /^(?:external id|id|(?:member(?:ship)?|player|foireann|registration|reference|ref) ?(?:id|number|no|num|ref)|reference|number in your old system)$/,
  ],
]

/** "Parent/Guardian E-Mail" is "parent guardian e mail". */
const plainHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’‘]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** By its own name, or by how such columns are called; each field once, the first column that fits. */
export function guessColumns(headings: readonly string[]): ColumnMapping {
  const taken = new Set<ImportField>()
  return headings.map((heading) => {
    const plain = plainHeading(heading)
    const own = IMPORT_FIELDS.find((field) => plainHeading(FIELD_NAMES[field]) === plain)
    const field = own ?? HEADINGS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** What must be said before any line can be read, or null. */
export function mappingProblem(mapping: ColumnMapping): string | null {
  const said = mapping.filter((field) => field !== null)
  const twice = said.find((field, at) => said.indexOf(field) !== at)
  if (twice) return `Two columns are set to ${FIELD_NAMES[twice]}. Choose one of them.`
  const missing = (['first_name', 'last_name'] as const).filter((field) => !said.includes(field))
  if (missing.length > 0)
    return `Say which column is the ${missing.map((field) => FIELD_NAMES[field].toLowerCase()).join(' and which the ')}.`
  if (!said.includes('email') && !said.includes('guardian_email'))
    return 'Say which column is the email: of the people themselves, or of the guardians.'
  return null
}
