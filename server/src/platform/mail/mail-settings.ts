import { z } from 'zod'

/** The environment variables for email. */
export const mailVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]@[^\s@<>]+>?$/, "is an address, as in 'PodcastAI <hello@example.com>'")
    .optional(),
}

type MailVariables = z.infer<z.ZodObject<typeof mailVariables>> & { APP_URL?: string | undefined }

export type MailSettings = {
  /** smtp://user:password@host:587 or smtps://…:465; if undefined, emails go to the outbox. */
  smtpUrl: string | undefined
  mailFrom: string
}

/**
 * Returns the email settings.
 * @throws Error with one line if a setting is missing that emails need for replies or links
 */
export function mailSettings({ SMTP_URL, MAIL_FROM, APP_URL }: MailVariables): MailSettings {
  if (SMTP_URL && !MAIL_FROM) throw new Error('MAIL_FROM: is missing, mails need an address they come from')
  if (SMTP_URL && !APP_URL) throw new Error('APP_URL: is missing, the links in mails need it')
  return { smtpUrl: SMTP_URL, mailFrom: MAIL_FROM ?? 'PodcastAI <podcastai@localhost>' }
}
