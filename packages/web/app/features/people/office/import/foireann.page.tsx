import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { getFoireann } from '@clubhouse/contract/people/office/foireann'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { ButtonLink } from '#ui/button/button.tsx'
import { FOIREANN } from './messages.ts'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  try {
    return await page.call(getFoireann, { headers })
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: FOIREANN.title, path: '/people/foireann', isHidden: true })
}

/** DATA-52: the members of today as a list, for whoever registers them in Foireann. */
export default function FoireannPage() {
  const { members, numbered } = useLoaderData<typeof loader>()
  return (
    <div className={settings.page}>
      <header>
        <h1 className={settings.heading}>{FOIREANN.title}</h1>
        <p className={settings.lead}>{FOIREANN.lead}</p>
      </header>
      <p>
        <strong>{FOIREANN.members(members)}</strong>
        {members > 0 && ` ${FOIREANN.numbered(members - numbered)}`}
      </p>
      <p>
        <ButtonLink to="/people/foireann/csv" variant="primary" icon="download" reloadDocument>
          {FOIREANN.download}
        </ButtonLink>
      </p>
      <p className={settings.lead}>
        {FOIREANN.numbers} <Link to="/people/import">{FOIREANN.toImport}</Link>
      </p>
    </div>
  )
}
