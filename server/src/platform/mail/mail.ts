/** One mail to one person. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
}

/** Sends mails, or keeps them where nothing is configured to send them. */
export type Mailer = {
  /** Only what is sent by `smtp` arrives anywhere; `outbox` is a folder for whoever runs the server. */
  kind: 'smtp' | 'outbox'
  /** @throws Error where the mail server does not take it */
  send: (mail: Mail) => Promise<void>
}
