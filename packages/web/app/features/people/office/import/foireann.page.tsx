import { Link, useLoaderData } from 'react-router'
import { getFoireann } from '@clubhouse/contract/people/office/foireann'
import { titled } from '#lib/page/page-meta.ts'
import { Lead, OfficePage } from '#parts/office/page/office-page.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { FOIREANN } from './messages.ts'

export const loader = officeLoader(({ call, headers }) => call(getFoireann, { headers }))

export const meta = titled(FOIREANN.title)

/** DATA-52: the members of today as a list, for whoever registers them in Foireann. */
export default function FoireannPage() {
  const { members, numbered } = useLoaderData<typeof loader>()
  return (
    <OfficePage title={FOIREANN.title} lead={FOIREANN.lead}>
      <p>
        <strong>{FOIREANN.members(members)}</strong>
        {members > 0 && ` ${FOIREANN.numbered(members - numbered)}`}
      </p>
      <p>
        <ButtonLink to="/people/foireann/csv" variant="primary" icon="download" reloadDocument>
          {FOIREANN.download}
        </ButtonLink>
      </p>
      <Lead>
        {FOIREANN.numbers} <Link to="/people/import">{FOIREANN.toImport}</Link>
      </Lead>
    </OfficePage>
  )
}
