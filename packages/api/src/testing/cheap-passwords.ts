import { setPasswordCost } from '#identity/sign-in/passwords/passwords.ts'

// Before each file of tests (vitest.config.ts): in nearly all of them a password is only a way in.
setPasswordCost({ memory: 64, passes: 1 })
