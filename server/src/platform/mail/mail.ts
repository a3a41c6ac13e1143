/** One mail to one person. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
}

/** Sends mails, or keeps them where nothing is configured to send them. */
export type Mailer = {
  /** Only `smtp` delivers mail; `outbox` writes it to a folder for the operator. */
  kind: 'smtp' | 'outbox'
  /** @throws Error where the mail server does not take it */
  send: (mail: Mail) => Promise<void>
}
