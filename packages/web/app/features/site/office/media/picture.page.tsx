import { Form, Link, useActionData, useLoaderData, useLocation, useNavigate } from 'react-router'
import { listImages, type OfficeImage } from '@clubhouse/contract/site/office/images'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { useSite } from '#lib/page/site-data.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import { clubTime } from '#parts/office/club-time.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { CropForm } from './crop-form.tsx'
import styles from './media.module.css'
import { PICTURE } from './messages.ts'
import { PictureFacts } from './picture-facts.tsx'

export { pictureAction as action } from './picture-action.ts'

export const loader = officeLoader(async ({ call, page, club, headers, search, params }) => {
  const query = { ids: [params['id'] ?? ''] }
  const [time, { items }] = await Promise.all([clubTime(page, club), call(listImages, { headers, query })])
  const [image] = items
  if (!image) throw Response.json({ error_code: 'not_found', message: '' }, { status: 404 })
  return { image, time, isAsked: search.has('delete'), isSaved: search.has('saved') }
})

export const meta = titled(PICTURE.about)

/** One picture: what it shows, where it is used, how large it is kept, and what can be cut away. */
export default function PicturePage() {
  const { image, time, isAsked, isSaved } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const cdnHost = useSite()?.cdnHost ?? ''
  return (
    <div className={styles.page}>
      <Link className={styles.back} to="/media">
        <Icon name="arrow-left" />
        {PICTURE.back}
      </Link>
      <h1 className={styles.heading}>{image.filename}</h1>
      <FormMessage text={answer?.formError ?? null} />
      {isAsked && <DeleteQuestion image={image} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <ClubPicture
            images={image.image}
            cdnHost={cdnHost}
            sizes="(min-width: 992px) 40rem, 100vw"
            className={styles.whole}
          />
          <CropForm key={image.image_id} image={image} />
        </div>
        <div className={styles.side}>
          <Form method="post" className={styles.fields} key={image.image_id}>
            <input type="hidden" name="intent" value="describe" />
            <TextField
              name="alt"
              label={PICTURE.alt}
              hint={PICTURE.altHint}
              defaultValue={image.alt}
              maxLength={300}
              optional
            />
            <Checkbox name="decorative" label={PICTURE.decorative} defaultChecked={image.is_decorative} />
            <div className={styles.row}>
              <Button type="submit" variant="primary">
                {PICTURE.save}
              </Button>
              <span role="status">{isSaved && !answer ? PICTURE.saved : ''}</span>
            </div>
          </Form>
          <PictureFacts image={image} time={time} />
          <DeleteButton image={image} />
        </div>
      </div>
    </div>
  )
}

/** With a script it is gone from sight at once and can be taken back; without one it is asked for. */
function DeleteButton({ image }: { image: OfficeImage }) {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  if (image.used_in.length > 0) return <p className={styles.quiet}>{PICTURE.inUse}</p>
  if (!isHydrated)
    return (
      <ButtonLink variant="quiet" icon="trash" to="?delete=1">
        {PICTURE.delete}
      </ButtonLink>
    )
  const removing = { id: image.image_id, name: image.filename }
  return (
    <Button variant="quiet" icon="trash" onClick={() => void navigate('/media', { state: { removing } })}>
      {PICTURE.delete}
    </Button>
  )
}

function DeleteQuestion({ image }: { image: OfficeImage }) {
  const { pathname } = useLocation()
  return (
    <div className={styles.question} role="alert">
      <p>
        <strong>{PICTURE.deleteQuestion(image.filename)}</strong>
      </p>
      <div className={styles.row}>
        <ButtonLink size="small" to={pathname}>
          {PICTURE.keep}
        </ButtonLink>
        <Form method="post" action={pathname}>
          <input type="hidden" name="intent" value="delete" />
          <Button type="submit" size="small" variant="danger" icon="trash">
            {PICTURE.delete}
          </Button>
        </Form>
      </div>
    </div>
  )
}
