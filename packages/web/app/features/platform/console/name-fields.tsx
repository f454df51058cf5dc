import { useState } from 'react'
import { useFetcher } from 'react-router'
import { NEW_CLUB_LIMITS } from '@clubhouse/contract/platform/club-limits'
import { slugFrom } from '@clubhouse/domain/site/clubs/new-slug'
import { TextField } from '#ui/field/text-field.tsx'
import { useDebounced } from '#ui/use-debounced.ts'
import { NEW_CLUB } from './messages.ts'
import type { loader } from './slug-check.page.ts'
import styles from './su.module.css'

interface Props {
  values: Record<string, string>
  errors: Record<string, string>
  baseDomain: string
}

/** The address follows the name until somebody writes one, and is looked up while it is typed. */
export function NameFields({ values, errors, baseDomain }: Props) {
  const [slug, setSlug] = useState(values['slug'] ?? '')
  const [isOwn, setOwn] = useState((values['slug'] ?? '') !== '')
  const check = useFetcher<typeof loader>()
  const look = useDebounced((wanted: string) => {
    if (wanted !== '') void check.load(`/slug-check?slug=${encodeURIComponent(wanted)}`)
  }, 300)
  const known = check.data?.slug === slug ? check.data : null

  function choose(wanted: string) {
    setSlug(wanted)
    look(wanted)
  }

  return (
    <section className={styles.block}>
      <h2>{NEW_CLUB.about}</h2>
      <TextField
        label={NEW_CLUB.name}
        name="name"
        autoComplete="off"
        maxLength={NEW_CLUB_LIMITS.name}
        defaultValue={values['name'] ?? ''}
        error={errors['name']}
        onChange={(event) => {
          if (!isOwn) choose(slugFrom(event.currentTarget.value))
        }}
      />
      <TextField
        label={NEW_CLUB.slug}
        name="slug"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={NEW_CLUB_LIMITS.slug}
        value={slug}
        hint={NEW_CLUB.slugHint(baseDomain)}
        error={known ? (known.problem ?? undefined) : errors['slug']}
        onChange={(event) => {
          setOwn(event.currentTarget.value !== '')
          choose(event.currentTarget.value.toLowerCase())
        }}
      />
      <p role="status" className={styles.free}>
        {known && known.problem === null && NEW_CLUB.free(new URL(known.site_url).host)}
      </p>
    </section>
  )
}
