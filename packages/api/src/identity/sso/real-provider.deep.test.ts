import { request } from 'node:http'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { FakeWeb, ownPage } from '#testing/fake-web.ts'
import { freePort } from '#testing/network/child-server.ts'
import { MovableClock } from '#kernel/clock.ts'
import { type Answer, formOf, SamlBrowser, type Send } from '#testing/saml/saml-browser.ts'
import { testKeys } from '#testing/saml/saml-answers.ts'
import { findSimpleSaml, startSimpleSaml } from '#testing/saml/simplesaml.ts'
import { openTestApp } from '#testing/test-app.ts'

const found = await findSimpleSaml()
const skipped = found.ok ? '' : ` – SKIPPED: ${found.reason}`
if (!found.ok) process.stderr.write(`\nSKIPPED: no sign-in at SimpleSAMLphp, because ${found.reason}.\n\n`)

const PERSON = {
  name: 'aoife',
  password: 'a-password',
  attributes: { uid: 'aoife-1', mail: 'aoife@home.example', givenName: 'Aoife', sn: 'Ní Bhriain' },
}

test.runIf(found.ok)(
  `API-13 SSO-06 SSO-07 a whole sign-in at a provider that we did not write: SimpleSAMLphp${skipped}`,
  async () => {
    if (!found.ok) return
    const [port, providerPort] = [await freePort(), await freePort()]
    const [keys, own] = [await testKeys('test-provider'), await testKeys('service-provider')]
    const web = new FakeWeb(async (asked, page) => {
      const user = await page.user()
      return ownPage(JSON.stringify({ url: asked.url, user }))
    })
    const app = await openTestApp({ web, environment: { BASE_DOMAIN: `localhost:${port}` } })
    // The provider goes by the clock on the wall.
    if (app.parts.clock instanceof MovableClock) app.parts.clock.reset()
    await app.server.listen({ port, host: '127.0.0.1' })
    const providerId = randomUUID()
    const platform = `http://myaccount.localhost:${port}`
    const provider = await startSimpleSaml({
      folder: found.folder,
      port: providerPort,
      keys,
      person: PERSON,
      serviceProvider: {
        entityId: `${platform}/api/saml/metadata/${providerId}`,
        acs: `${platform}/api/saml/acs`,
        certificate: own.certificate,
      },
    })
    try {
      await app.asOwner(`update clubs set sso_mode = 'mandatory' where slug = 'dunvarra'`)
      await app.asOwner(
        `insert into identity_providers (id, club_id, entity_id, sso_url, certificates, trusts_email)
          select $1, id, $2, $3, array[$4], true from clubs where slug = 'dunvarra'`,
        [providerId, provider.entityId, provider.ssoUrl, keys.certificate],
      )
      const club = `http://dunvarra.localhost:${port}`
      const visitor = new SamlBrowser(overLoopback)

      const { location } = await visitor.ask(`${club}/api/saml/login?redirectUrl=/news`)
      const unsigned = (location ?? '').replace(/&SigAlg=.*/, '')
      expect(formOf(await new SamlBrowser(overLoopback).visit(unsigned)).fields).not.toHaveProperty(
        'password',
      )
      const login = await visitor.visit(location ?? '')
      expect(login.url).toContain(`127.0.0.1:${providerPort}`)
      const form = formOf(login)
      expect(form.fields).toHaveProperty('password')
      const carrier = await visitor.visit(form.action, {
        ...form.fields,
        username: PERSON.name,
        password: PERSON.password,
      })
      const answer = formOf(carrier)
      expect(answer.action).toBe(`${platform}/api/saml/acs`)
      const back = await visitor.visit(answer.action, answer.fields, `http://127.0.0.1:${providerPort}`)

      expect(JSON.parse(back.body)).toMatchObject({
        url: `${club}/news`,
        user: {
          email: 'aoife@home.example',
          email_verified: true,
          first_name: 'Aoife',
          last_name: 'Ní Bhriain',
          roles: ['member'],
        },
      })
      const links = await app.asOwner('select subject from identity_links where provider_id = $1', [
        providerId,
      ])
      expect(links).toEqual([{ subject: 'aoife-1' }])
      // The same answer again, by somebody who listened.
      const thief = new SamlBrowser(overLoopback)
      const replayed: Answer = await thief.visit(answer.action, answer.fields)
      expect(new URL(replayed.url).searchParams.get('error')).toMatch(/took too long/)
      expect(JSON.parse(replayed.body).user).toBeNull()
    } finally {
      await provider.stop()
      await app.close()
    }
  },
)

/** Every host of the test is on this machine, whatever it is called. */
const overLoopback: Send = (url, { method, headers, body }) =>
  new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path: url.pathname + url.search,
        method,
        headers: { ...headers, host: url.host },
      },
      (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            location: reply.headers.location ?? null,
            setCookies: reply.headers['set-cookie'] ?? [],
            body: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
