import type { Mail } from './mail.ts'

type EmailContent = {
  to: string
  subject: string
  /** Plain text; may contain user input. */
  paragraphs: string[]
  button: { label: string; url: string }
  /** Why they receive the email, and what to do if they didn't expect it. */
  footnote: string
}

/** Builds both forms of an email from the same text: plain text, and simple HTML in which everything is escaped. */
export function letter({ to, subject, paragraphs, button, footnote }: EmailContent): Mail {
  const text = [...paragraphs, `${button.label}:\n${button.url}`, footnote, 'PodcastAI'].join('\n\n')
  const body = [
    ...paragraphs.map((paragraph) => `<p>${asText(paragraph)}</p>`),
    `<p><a href="${asText(button.url)}" style="${buttonStyle}">${asText(button.label)}</a></p>`,
    `<p style="color:#5b6470;font-size:14px">If the button does not work, copy this address:<br>${asText(button.url)}</p>`,
    `<p style="color:#5b6470;font-size:14px">${asText(footnote)}</p>`,
  ]
  const html = `<!doctype html><html lang="en"><body style="${bodyStyle}">${body.join('')}<p>PodcastAI</p></body></html>`
  return { to, subject: subject.replaceAll(/\s+/g, ' '), text, html }
}

const bodyStyle = 'font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;max-width:34rem;margin:2rem auto'
const buttonStyle =
  'display:inline-block;padding:0.75rem 1.25rem;background:#0f5c63;color:#fff;border-radius:0.5rem;text-decoration:none'

const markup: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function asText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => markup[character] ?? character)
}
