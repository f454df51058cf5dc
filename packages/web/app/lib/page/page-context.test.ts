import { expect, test } from 'vitest'
import { askedAddress } from './page-context.ts'

test.each([
  ['/details', '/details'],
  ['/details.data', '/details'],
  ['/_.data', '/'],
  ['/news/_.data?page=2', '/news/?page=2'],
  ['/details.data?dialog=a%2Fb&_routes=myaccount%2Fdetails', '/details?dialog=a%2Fb'],
  ['/pages/my_.data', '/pages/my_'],
])('%s is asked for by somebody at %s', (asked, address) => {
  expect(askedAddress(new Request(`https://club.example${asked}`)).href).toBe(
    `https://club.example${address}`,
  )
})
