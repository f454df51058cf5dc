import { use, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { noticeIn, type NoticeName, withoutNotice } from '#lib/visit/notices.ts'
import { type SiteData, useSite } from '#lib/page/site-data.ts'
import { ServedWords } from '#lib/visit/served-words.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { clearBefore } from './clear-before.ts'
import { rememberSignIn, takeSignIn } from './first-time-login.ts'
import { forgetGuest, forgetUser } from './forget-visitor.ts'
import { noteVisitor } from './note-visitor.ts'
import { loadSayings } from './load-sayings.ts'
import styles from '../sign-in-notices.module.css'

/**
 * Says what a step wanted said on the page to which it led, once, and takes it out of the address. Before a
 * script runs, or without one, the words stand on the page itself and go by themselves.
 */
export function SignInNotices() {
  const location = useLocation()
  const navigate = useNavigate()
  const site = useSite()
  const firstName = site?.user?.first_name ?? null
  const isGreeted = greetsItself(site, location.pathname)
  const asked = noticeIn(location.search)
  const name = isTrue(asked, site) ? asked : null
  const isHydrated = useHydrated()
  const isWelcomed = useRef(false)
  const wasKnown = useRef(false)

  const isKnown = firstName !== null
  useEffect(() => {
    // A page that is kept for everybody does not know who is signed in; the browser's mark does.
    const isHere = isKnown || document.documentElement.hasAttribute('data-signed-in')
    const change = noteVisitor(isHere && (isKnown || !wasKnown.current))
    wasKnown.current = isKnown
    if (change === null) return
    if (change === 'came') forgetGuest()
    else forgetUser()
  }, [isKnown])

  useEffect(() => {
    if (asked === null) return
    if (name) {
      if (name === 'signed-in' || name === 'account-created') rememberSignIn()
      isWelcomed.current = name === 'account-created'
      clearBefore(name)
      // What does not come is not said: the page itself says who is signed in.
      loadSayings().then(
        ({ sayNotice }) => sayNotice(name),
        () => undefined,
      )
    }
    void navigate(withoutNotice(location), {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
  }, [asked, name, location, navigate])

  // OPEN-021: read once after the sign-in. Who has just been told of their account needs no second word.
  useEffect(() => {
    if (asked !== null || firstName === null || !takeSignIn()) return
    const isSaid = isWelcomed.current || isGreeted
    isWelcomed.current = false
    if (isSaid) return
    loadSayings().then(
      ({ greet }) => greet(firstName),
      () => undefined,
    )
  }, [asked, firstName, isGreeted])

  if (name === null || isHydrated || (name === 'signed-in' && isGreeted)) return null
  return <Flash name={name} firstName={firstName} />
}

/** The server writes the words. React leaves what it finds there alone, so that a browser need not have all of them. */
function Flash({ name, firstName }: { name: NoticeName; firstName: string | null }) {
  const words = use(ServedWords)
  if (words === null)
    return (
      <div
        className={styles.flash}
        role="status"
        suppressHydrationWarning
        // Nothing of ours: what the server wrote stays.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  if (!Object.hasOwn(words, name)) return null
  const { title, body } = words[name]
  return (
    <div className={styles.flash} role="status">
      <strong>{name === 'signed-in' && firstName ? `${title} ${firstName}` : title}</strong>
      {body && <p>{body}</p>}
    </div>
  )
}

/** Single sign-on is asked to say so on its way back, and may come back empty-handed; the bar speaks for itself. */
function isTrue(asked: NoticeName | null, site: SiteData | undefined): boolean {
  if (asked === 'signed-in') return Boolean(site?.user)
  return !(asked === 'verification-sent' && site?.user?.email_verified === false)
}

/** The platform's own sites greet by the heading of their first page. */
function greetsItself(site: SiteData | undefined, pathname: string): boolean {
  return site !== undefined && site.site !== 'club' && pathname === '/'
}
