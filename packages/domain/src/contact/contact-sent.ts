/** CONTACT-25, CONST-08. Apart from the rules of the form, since every page can say it. */
export const MESSAGE_SENT = { text: 'Message sent, thank you!', forMs: 2000 } as const
