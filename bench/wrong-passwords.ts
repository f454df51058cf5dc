import type { Ask } from './latency.ts'

/** Another e-mail each time: one account alone would soon be told to wait. */
export function wrongPasswords(origin: string): () => Ask {
  let guess = 0
  return () => ({
    url: `${origin}/api/oauth/token`,
    method: 'POST',
    body: {
      grant_type: 'password',
      username: `guess${process.pid}-${guess++}@home.example`,
      password: 'Wrong7Word',
    },
  })
}
