import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { getForm } from '@clubhouse/contract/people/office/forms'
import { titled } from '#lib/page/page-meta.ts'
import { clubLook } from '#parts/office/club-look.ts'
import { clubTimeOf } from '#parts/office/club-time.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { EditForm } from './edit-form.tsx'
import { EDIT } from '../messages.ts'

export const loader = officeLoader(async ({ call, page, user, club, headers, params }) => {
  const [form, store] = await Promise.all([
    call(getForm, { params: { form_id: params['id'] ?? '' }, headers }),
    call(getStore, { params: { club: club.slug } }),
  ])
  return { form, time: clubTimeOf(page, store), clubLook: clubLook(store.theme), userId: user.user_id }
})

/** What is being edited is not fetched anew under it: not by a dialog over the page, nor by signing in again there. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['id'] !== nextParams['id']
}

export const meta = titled<typeof loader>((data) => (data ? `${data.form.name} | ${EDIT.back}` : EDIT.back))

/** FORMED-01: a form is edited here; another form is another editor. */
export default function EditFormPage() {
  const { form, ...more } = useLoaderData<typeof loader>()
  return <EditForm key={form.form_id} form={form} {...more} />
}
