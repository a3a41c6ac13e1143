/** One email to one person. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
}

/** Sends emails, or writes them to a folder if SMTP is not configured. */
export type Mailer = {
  /** Only `smtp` delivers emails; `outbox` writes them to a folder for the operator. */
  kind: 'smtp' | 'outbox'
  /** @throws Error if the mail server does not accept it */
  send: (mail: Mail) => Promise<void>
}
