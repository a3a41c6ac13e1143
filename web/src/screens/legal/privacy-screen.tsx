import { sessionDays, shareDays, trashDays } from '@podcastai/contracts'
import { LegalPage } from './legal-page.tsx'

/** Everything that is stored in a browser; a test compares it with the code. */
const inTheBrowser = [
  {
    name: 'Your session',
    text: `a cookie that keeps you signed in, and the same identifier in the browser's storage. Both are removed when you log out, and stop working after ${sessionDays} days without use.`,
  },
  {
    name: 'Google’s permission',
    text: 'a second cookie, only if you make a Google Doc. It holds the permission that Google gave, encrypted, works only together with your session, and expires when the permission does.',
  },
  {
    name: 'Theme',
    text: 'light or dark, if you chose one.',
  },
  {
    name: 'Unsaved text',
    text: 'edits, comments, and notes that you typed but did not save. They stay even after you log out, open again only for your account, and are deleted when you save or cancel. Someone who uses the same browser could find them there.',
  },
  {
    name: 'Text overlays',
    text: 'the clips that you entered and the texts made from them, kept in the same way until you clear them.',
  },
  {
    name: 'Recordings',
    text: 'the name and a fingerprint of a recording that you opened, and, where your browser has that, a key that opens it again. The file itself is never stored or sent. A listening copy that you make of it is kept until it is uploaded.',
  },
  {
    name: 'The show you chose',
    text: 'which show’s projects you see, if your workspace has several.',
  },
  {
    name: 'Export choices',
    text: 'the colors of your images and the frame rate that you chose last.',
  },
  {
    name: 'Notices you saw',
    text: 'the projects where you dismissed a notice, and your first finished project, which offers two ways to write.',
  },
  {
    name: 'Until you close the tab',
    text: 'answers that you pasted from a chat assistant and the language you chose for them, how far you scrolled, a message for the next page, and how long to wait after too many attempts to sign in.',
  },
]

export function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="Your data stays on the server that runs this page, except where noted below. Here is what it keeps, and why."
      sections={[
        {
          heading: 'What is kept',
          text: 'Your email address, your name, a hash of your password (never the password), the files you upload, listening copies of recordings if you make them, the content made from them, and your workspace settings. If you invite people, their email addresses are kept too. All of it is used to run the product and for nothing else.',
        },
        {
          heading: 'Where it goes',
          text: 'With the built-in engine, transcripts never leave this server. If the operator has connected a language model, your transcripts and settings are sent to that model’s provider, and each piece says which engine wrote it. If Stripe handles payments, it gets the name of your workspace, your email address, and your card details, which this server never sees; the test mode stores no card. If you make a Google Doc, Google gets that document and nothing else, with a permission that you grant and that ends with your session here.',
        },
        {
          heading: 'Emails',
          text: 'If the operator has set up mail, you get a link to confirm your address, links to set a new password when you ask for one, invitations to teams, a notice, including the comment’s text, when a teammate mentions you, and a notice that an episode is ready if you turned that on. They go out through the mail service that the operator chose. No newsletters.',
        },
        {
          heading: 'Who sees it',
          text: `You, the members of your team if you joined one, and the operator who runs the server. If one of you makes a share link, anyone with the link can read what was written from that episode, and nothing else, for ${shareDays} days or until someone revokes it. We do not record who opens it.`,
        },
        {
          heading: 'Cookies and browser storage',
          text: 'This is everything that this site keeps in your browser. None of it is used to track you.',
          points: inTheBrowser,
        },
        {
          heading: 'No analytics',
          text: 'No tracking, no advertising, no fonts, and no scripts from other companies, with one exception: if Stripe handles payments, the page where you enter a card loads Stripe’s script, and Stripe may set its own cookies there. If a project links an audio file, your browser loads it from its host when you press play.',
        },
        {
          heading: 'Getting your data out',
          text: `Export your content as documents or CSV at any time, or download all of your data as one file with “Download my data” on the Profile tab. A project that you delete is removed for good after ${trashDays} days. “Delete my account” there removes your account and your own workspace at once, with its projects, files, and plan; what you made for a team stays with the team, without your name. Stripe keeps its own records of payments, and the operator’s backups last as long as the operator keeps them.`,
        },
      ]}
    />
  )
}
