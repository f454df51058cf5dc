import { CheckEmailView } from './check-email/check-email-view.tsx'
import { EmailConfirmedView } from './email-confirmed/email-confirmed-view.tsx'
import { ForgotPasswordView } from './forgot-password/forgot-password-view.tsx'
import { SignInView } from './sign-in/sign-in-view.tsx'
import { SignOutView } from './sign-out/sign-out-view.tsx'
import { SignUpView } from './sign-up/sign-up-view.tsx'
import { SsoView } from './sso/sso-view.tsx'
import { UpdatePasswordView } from './new-password/update-password-view.tsx'
import { ValidateTokenView } from './code/validate-token-view.tsx'
import type { ViewProps } from './step-data.ts'

/** One set of views; a page and the dialog are only the frames around them. */
export function StepView(view: ViewProps) {
  switch (view.data.step) {
    case 'check-email':
      return <CheckEmailView {...view} />
    case 'sign-up':
      return <SignUpView {...view} />
    case 'sign-in':
      return <SignInView {...view} />
    case 'sso':
      return <SsoView {...view} />
    case 'email-confirmed':
      return <EmailConfirmedView {...view} />
    case 'forgot-password':
      return <ForgotPasswordView {...view} />
    case 'forgot-password/validate-token':
    case 'set-password/validate-token':
      return <ValidateTokenView {...view} />
    case 'forgot-password/update-password':
    case 'set-password/update-password':
      return <UpdatePasswordView {...view} />
    case 'sign-out':
      return <SignOutView {...view} />
  }
}
