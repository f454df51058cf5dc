import { useState } from 'react'
import { SITE_LIMITS } from '@clubhouse/contract/site/office/site-limits'
import { safeExternalUrl } from '@clubhouse/domain/site/content/safe-url'
import { withHttps } from '@clubhouse/domain/validators/web-address'
import { TextField } from '#ui/field/text-field.tsx'

interface Props {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** What is typed goes into the draft as soon as it is an address; until then it stays with whoever types. */
export function WebAddressField({ label, value, error, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const shown = typed ?? value
  const isWrong = isLeft && shown !== '' && safeExternalUrl(withHttps(shown)) === null
  return (
    <TextField
      label={label}
      type="url"
      inputMode="url"
      value={shown}
      placeholder="https://"
      maxLength={SITE_LIMITS.url}
      error={isWrong ? 'Use an address like https://league.example' : error}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        setLeft(false)
        const whole = withHttps(text)
        if (text === '') onChange('')
        else if (safeExternalUrl(whole) !== null) onChange(whole)
      }}
      onBlur={() => {
        setLeft(true)
        // An address is in the draft by now, and follows it from here: when a step is taken back, for one.
        if (shown === '' || safeExternalUrl(withHttps(shown)) !== null) setTyped(null)
      }}
    />
  )
}
