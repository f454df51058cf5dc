import { data, Link, redirect, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { fromQuery } from '@clubhouse/domain/web/list-state'
import { SHOWS_MAP } from '#lib/page/keep.ts'
import { useNonce } from '#lib/page/site-data.ts'
import { pageContext } from '#lib/page/page-context.ts'
import styles from './dev-ui.module.css'
import { listPeople } from './people.ts'
import { Actions } from './sections/actions.tsx'
import { Disclosure } from './sections/disclosure.tsx'
import { Feedback } from './sections/feedback.tsx'
import { Fields } from './sections/fields.tsx'
import { Foundations } from './sections/foundations.tsx'
import { Maps } from './sections/maps.tsx'
import { Overlays } from './sections/overlays.tsx'
import { Prose } from './sections/prose.tsx'
import { Tables } from './sections/tables.tsx'
import { themeCss, themeNamed, THEMES } from './themes.ts'
import { useTheme } from './use-theme.ts'

const CONTENTS = [
  ['colour', 'Colour'],
  ['type', 'Type'],
  ['elevation', 'Elevation'],
  ['icons', 'Icons'],
  ['buttons', 'Buttons'],
  ['notifications', 'Notifications'],
  ['skeletons', 'Skeletons'],
  ['states', 'States'],
  ['dialogs', 'Dialogs'],
  ['accordion', 'Accordion'],
  ['panel', 'Panel'],
  ['carousel', 'Carousel'],
  ['cards', 'Cards'],
  ['maps', 'Maps'],
  ['tables', 'Tables'],
  ['fields', 'Form fields'],
  ['prose', 'Prose'],
] as const

export { wakesAtOnce as handle } from '#lib/wake/wakes.ts'
export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
export { loadWithTiles as clientLoader } from '#lib/page/load-with-tiles.ts'

export const meta: MetaFunction = () => [{ title: 'The kit' }, { name: 'robots', content: 'noindex' }]

export function loader({ request, context }: LoaderFunctionArgs) {
  const { mode, map, host } = context.get(pageContext)
  if (mode === 'live') throw redirect('/error')
  const query = new URL(request.url).searchParams
  const theme = themeNamed(query.get('theme'))
  const scheme = query.get('scheme') === 'dark' ? ('dark' as const) : ('light' as const)
  const page = {
    theme,
    scheme,
    font: THEMES[theme].heading_font,
    css: themeCss(theme),
    tiles: map,
    isBackOffice: host.type === 'backoffice',
    part: query.get('part'),
    ...listPeople(fromQuery(query)),
  }
  return data(page, { headers: SHOWS_MAP })
}

export default function DevUiPage() {
  const { theme, scheme, font, css, tiles, isBackOffice, part, rows, total } = useLoaderData<typeof loader>()
  const nonce = useNonce()
  // `?part=maps` shows one part alone: whoever works on it, or tries it in a browser, need not wait for all the others.
  const isShown = (name: string) => part === null || part === name

  useTheme(css, scheme)

  return (
    <div data-font={font}>
      <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
      <header className={styles.hero}>
        <div className="container">
          <h1>The kit</h1>
          <p className={styles.lead}>
            Everything the sites are built from, in all its states. Change the club and the colours follow;
            the controls stay where they are.
          </p>
          <div className={styles.switches}>
            <nav className={styles.switch} aria-label="Theme">
              {Object.entries(THEMES).map(([name, { name: title }]) => (
                <Link
                  key={name}
                  to={`?theme=${name}&scheme=${scheme}`}
                  aria-current={name === theme ? 'true' : undefined}
                  preventScrollReset
                >
                  {title}
                </Link>
              ))}
            </nav>
            <nav className={styles.switch} aria-label="Light or dark">
              {(['light', 'dark'] as const).map((name) => (
                <Link
                  key={name}
                  to={`?theme=${theme}&scheme=${name}`}
                  aria-current={name === scheme ? 'true' : undefined}
                  preventScrollReset
                >
                  {name === 'light' ? 'Light' : 'Dark'}
                </Link>
              ))}
            </nav>
          </div>
        </div>
      </header>
      <div className={`container ${styles.layout}`}>
        <nav className={styles.nav} aria-label="Contents">
          <ul role="list">
            {CONTENTS.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>
          {isShown('foundations') && <Foundations />}
          {isShown('actions') && <Actions />}
          {isShown('feedback') && <Feedback />}
          {isShown('overlays') && <Overlays />}
          {isShown('disclosure') && <Disclosure />}
          {/* A drawing does not follow the colours by itself: another club is another map. */}
          {isShown('maps') && <Maps key={`${theme} ${scheme}`} tiles={tiles} isBackOffice={isBackOffice} />}
          {isShown('tables') && <Tables rows={rows} total={total} />}
          {isShown('fields') && <Fields />}
          {isShown('prose') && <Prose />}
        </div>
      </div>
    </div>
  )
}
