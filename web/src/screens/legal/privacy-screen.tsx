import { binDays, sessionDays } from '@podcastai/contracts'
import { LegalPage } from './legal-page.tsx'

export function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="Your data stays on the server that runs this page. Here is what it keeps, and why."
      sections={[
        {
          heading: 'What is kept',
          text: 'Your email address, your name, a hash of your password (never the password), the files you upload, and what was written from them. It is used to run the product and for nothing else.',
        },
        {
          heading: 'Where it goes',
          text: 'With the built-in engine, nowhere: transcripts are read on this server. If the operator has connected a language model, the transcript is sent to that model to be worked on, and each piece says which engine wrote it. Card details go to the payment provider, if one is connected; the test mode stores none.',
        },
        {
          heading: 'Who sees it',
          text: 'You, the members of your team if you joined one, and the operator who runs the server.',
        },
        {
          heading: 'Cookies and browser storage',
          text: `One cookie, for your session, and the same session identifier in the browser's storage. It ends when you log out, or after ${sessionDays} days without use. No other cookies. What you typed and did not save stays in the browser's storage too, also after you log out: it opens again for you alone, and goes when you save or cancel it. Whoever uses the same browser can find it there.`,
        },
        {
          heading: 'No analytics',
          text: 'No tracking, no advertising, no scripts or fonts from other companies.',
        },
        {
          heading: 'Taking it away',
          text: `Export your content as CSV at any time and delete projects from the dashboard; a deleted project is removed for good after ${binDays} days. To have an account removed, ask the operator.`,
        },
      ]}
    />
  )
}
