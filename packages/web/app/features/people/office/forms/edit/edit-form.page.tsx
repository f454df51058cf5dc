import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { getForm } from '@clubhouse/contract/people/office/forms'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubLook } from '#parts/office/club-look.ts'
import { clubTimeOf } from '#parts/office/club-time.ts'
import { EditForm } from './edit-form.tsx'
import { EDIT } from '../messages.ts'
import { requireClub } from '#parts/office/require-club.ts'

export { FormsError as ErrorBoundary } from '../forms-error.tsx'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { user, club, headers } = await requireClub(page, request)
  try {
    const [form, store] = await Promise.all([
      page.call(getForm, { params: { form_id: params['id'] ?? '' }, headers }),
      page.call(getStore, { params: { club: club.slug } }),
    ])
    return { form, time: clubTimeOf(page, store), clubLook: clubLook(store.theme), userId: user.user_id }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

/** What is being edited is not fetched anew under it: not by a dialog over the page, nor by signing in again there. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['id'] !== nextParams['id']
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const title = loaderData ? `${loaderData.form.name} | ${EDIT.back}` : EDIT.back
  return pageMeta(matches, { title, path: '/forms', isHidden: true })
}

/** FORMED-01: a form is edited here; another form is another editor. */
export default function EditFormPage() {
  const { form, ...more } = useLoaderData<typeof loader>()
  return <EditForm key={form.form_id} form={form} {...more} />
}
