import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { APPEARANCE_COOKIE, APPEARANCES, type Appearance, schemeOf } from '../../lib/page/appearance.ts'
import styles from './appearance-switch.module.css'
import { OFFICE } from './messages.ts'

/** Light, dark or as the device is. The server reads the choice, so no page is seen in the wrong colours first. */
export function AppearanceSwitch({ served }: { served: Appearance }) {
  const { pathname, search } = useLocation()
  const [chosen, setChosen] = useState(served)

  useEffect(() => show(chosen), [chosen])

  return (
    <form method="post" action="/appearance" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="from" value={pathname + search} />
      <fieldset className={styles.segment}>
        <legend className="visually-hidden">{OFFICE.appearance}</legend>
        {APPEARANCES.map((appearance) => (
          <button
            key={appearance}
            name="appearance"
            value={appearance}
            aria-pressed={appearance === chosen}
            onClick={() => {
              remember(appearance)
              setChosen(appearance)
            }}
          >
            {OFFICE[appearance]}
          </button>
        ))}
      </fieldset>
    </form>
  )
}

function show(appearance: Appearance) {
  const scheme = schemeOf(appearance)
  if (scheme) document.documentElement.dataset['scheme'] = scheme
  else delete document.documentElement.dataset['scheme']
}

function remember(appearance: Appearance) {
  const { name, maxAge } = APPEARANCE_COOKIE
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${appearance}; path=/; max-age=${maxAge}; samesite=lax${secure}`
}
