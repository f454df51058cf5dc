import { useState } from 'react'
import type { SiteBanner } from '@clubhouse/contract/site/office/site-draft'
import { SITE_LIMITS } from '@clubhouse/contract/site/office/site-limits'
import { bannerErrors } from '@clubhouse/domain/site/club-site/site-errors'
import type { ClubTime } from '#parts/office/club-time.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { Target } from '../load-site.ts'
import { BANNER } from '../messages.ts'
import styles from './banner.module.css'
import { MomentField } from './moment-field.tsx'
import { WebAddressField } from './web-address-field.tsx'

interface Props {
  banner: SiteBanner
  articles: readonly Target[]
  time: ClubTime
  errors: Record<string, string>
  onChange: (banner: SiteBanner, step?: string) => void
}

type Link = 'none' | 'article' | 'web'

export function BannerBlock({ banner, articles, time, errors: refused, onChange }: Props) {
  const [chosen, setChosen] = useState<Link>('none')
  const link = linkOf(banner) ?? chosen
  const errors: Record<string, string | undefined> = {
    ...refused,
    'banner.until': bannerErrors(banner)['banner.until'],
  }
  const set = (changes: Partial<SiteBanner>, step?: string) => onChange({ ...banner, ...changes }, step)
  return (
    <section className={styles.block}>
      <p className={styles.intro}>{BANNER.intro}</p>
      <Checkbox
        label={BANNER.on}
        checked={banner.is_on}
        onChange={(event) => set({ is_on: event.currentTarget.checked })}
      />
      <TextField
        label={BANNER.title}
        value={banner.title}
        maxLength={SITE_LIMITS.bannerTitle}
        error={errors['banner.title']}
        onChange={(event) => set({ title: event.currentTarget.value }, 'title')}
      />
      <TextArea
        label={BANNER.text}
        optional
        rows={3}
        value={banner.short_content}
        limit={SITE_LIMITS.bannerText}
        onChange={(event) =>
          set({ short_content: event.currentTarget.value.slice(0, SITE_LIMITS.bannerText) }, 'text')
        }
      />
      <RadioGroup
        label={BANNER.link}
        name="banner-link"
        value={link}
        options={[
          { value: 'none', label: BANNER.linkNone },
          { value: 'article', label: BANNER.linkArticle },
          { value: 'web', label: BANNER.linkWeb },
        ]}
        onChange={(choice) => {
          setChosen(choice as Link)
          set({ url: '', external_url: '' })
        }}
      />
      {link === 'article' && (
        <Select
          label={BANNER.article}
          value={banner.url}
          placeholder={BANNER.chooseArticle}
          options={articleOptions(articles, banner.url)}
          error={errors['banner.url']}
          onChange={(event) => set({ url: event.currentTarget.value })}
        />
      )}
      {link === 'web' && (
        <WebAddressField
          label={BANNER.web}
          value={banner.external_url}
          error={errors['banner.external_url']}
          onChange={(external_url) => set({ external_url }, 'web')}
        />
      )}
      <fieldset className={styles.times}>
        <legend>{BANNER.times}</legend>
        <MomentField label={BANNER.from} value={banner.from} time={time} onChange={(from) => set({ from })} />
        <MomentField
          label={BANNER.until}
          value={banner.until}
          time={time}
          error={errors['banner.until']}
          onChange={(until) => set({ until })}
        />
        <p className={styles.intro}>{BANNER.timesHint}</p>
      </fieldset>
    </section>
  )
}

/** OPEN-038: another site wins. Null while there is no address yet. */
const linkOf = ({ url, external_url }: SiteBanner): Link | null =>
  external_url ? 'web' : url ? 'article' : null

const articleOptions = (articles: readonly Target[], chosen: string) => {
  const known = articles
    .filter(({ isOut }) => isOut)
    .map(({ slug, title }) => ({ value: slug, label: title }))
  return chosen === '' || known.some(({ value }) => value === chosen)
    ? known
    : [{ value: chosen, label: chosen }, ...known]
}
