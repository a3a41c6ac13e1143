import { plans } from '@podcastai/contracts'
import { LegalPage } from './legal-page.tsx'

export function TermsScreen() {
  return (
    <LegalPage
      title="Terms of Service"
      lead="What you may expect from this PodcastAI server, and what it expects from you."
      sections={[
        {
          heading: 'Who provides it',
          text: 'PodcastAI is software that somebody runs on a server of their own. That person or company, the operator, is who you deal with here.',
        },
        {
          heading: 'What you upload stays yours',
          text: 'Transcripts, edits and everything written from them belong to you. What you make for a team stays with the team when you leave it. Upload only what you may use: your own show, or one whose makers agreed.',
        },
        {
          heading: 'What is written for you',
          text: 'Quotes are taken from your transcript and marked “Word for word”. If you edit a quote so that it no longer matches what was said, it loses the mark. If the operator has connected a language model, it does the writing. Captions, titles, scripts and scores are suggestions. Scores are predictions, not promises. Read before you publish.',
        },
        {
          heading: 'Plans and payment',
          text: `${plans.pro.label} costs ${plans.pro.price} per month, Team costs ${plans.team.price} per month for up to ${plans.team.seats} people. A plan renews each month until you cancel, which you can at any time; it then runs to the end of what is paid. What was written stays readable, editable and exportable afterwards. Deleting your account ends the plan of your own workspace at once. In the test mode no card is charged.`,
        },
        {
          heading: 'Fair use',
          text: 'Do not try to reach what belongs to others, and do not flood the server. The operator may limit calls and end accounts that do.',
        },
        {
          heading: 'No warranty',
          text: 'The software is offered as it is. Keep your own copy of every transcript you upload.',
        },
      ]}
    />
  )
}
