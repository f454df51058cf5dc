import { expect, test } from 'vitest'
import { GENERIC_DECLINE, paymentErrorText } from './payment-error.ts'

test.each([
  {
    title: 'ERR-19 what we asked for wrongly is told in our words, never in the provider’s',
    error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment_intent.' },
    text: 'There was an issue processing your payment. Please try again or use a different payment method.',
  },
  {
    title: 'ERR-20 a generic decline says to look at the card',
    error: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline', message: 'No.' },
    text: GENERIC_DECLINE,
  },
  {
    title: 'ERR-20 also where it is the code itself',
    error: { code: 'generic_decline' },
    text: GENERIC_DECLINE,
  },
  {
    title: 'ERR-21 any other trouble with the card is told in the provider’s words',
    error: { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' },
    text: 'Your card has expired.',
  },
  {
    title: 'ERR-22 any other error is its message',
    error: { type: 'api_error', message: 'Please try later.' },
    text: 'Please try later.',
  },
  {
    title: 'ERR-22 or, without one, our own sentence',
    error: { type: 'api_error' },
    text: 'An error occurred while attempting to submit your order.',
  },
])('$title', ({ error, text }) => expect(paymentErrorText(error)).toBe(text))
