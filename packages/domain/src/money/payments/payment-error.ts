/** What a gateway says when it does not take a payment. */
export interface PaymentError {
  /** `card_error` where it is about the card itself. */
  type?: string | undefined
  code?: string | undefined
  decline_code?: string | undefined
  message?: string | undefined
}

export const GENERIC_DECLINE =
  'There appears to be a problem with your card, please check details and re enter or contact your bank if problem persists.'
const NOT_PROCESSED =
  'There was an issue processing your payment. Please try again or use a different payment method.'
const NOT_SUBMITTED = 'An error occurred while attempting to submit your order.'

/** ERR-19 to ERR-22 */
export function paymentErrorText({ type, code, decline_code: declineCode, message }: PaymentError): string {
  if (declineCode === 'generic_decline' || code === 'generic_decline') return GENERIC_DECLINE
  if (type === 'invalid_request_error') return NOT_PROCESSED
  return message || NOT_SUBMITTED
}
