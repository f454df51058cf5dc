import { Form } from 'react-router'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { TEMPLATE } from './messages.ts'
import styles from './templates.module.css'

/** Asked on a page of its own address, so that it works without a script and Back takes it away. */
export function DeleteTemplate({ path, name }: { path: string; name: string }) {
  return (
    <div className={styles.question} role="alert">
      <p>
        <strong>{TEMPLATE.question(name)}</strong>
      </p>
      <div className={styles.acts}>
        <ButtonLink size="small" to={path}>
          {TEMPLATE.keep}
        </ButtonLink>
        <Form method="post" action={path}>
          <input type="hidden" name="intent" value="delete" />
          <Button type="submit" size="small" variant="danger" icon="trash">
            {TEMPLATE.delete}
          </Button>
        </Form>
      </div>
    </div>
  )
}
