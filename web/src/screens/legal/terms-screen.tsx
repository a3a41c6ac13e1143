import { plans } from '@podcastai/contracts'
import { useQuery } from '@tanstack/react-query'
import { setupQuery } from '../../lib/queries/setup.ts'
import { LegalPage } from './legal-page.tsx'

export function TermsScreen() {
  const isIncluded = useQuery(setupQuery()).data?.billing === 'off'
  return (
    <LegalPage
      title="Terms of Service"
      lead="What you can expect from this PodcastAI server, and what it expects from you."
      sections={[
        {
          heading: 'Who provides it',
          text: 'PodcastAI is software that an operator runs on their own server. That person or company is who you deal with here.',
        },
        {
          heading: 'What you upload stays yours',
          text: 'Transcripts, edits, and everything written from them belong to you. What you make for a team stays with the team when you leave it. Upload only what you have the right to use: your own show, or one whose owners agreed.',
        },
        {
          heading: 'What is written for you',
          text: 'Quotes are taken from your transcript and marked “Word for word.” If you edit a quote so that it no longer matches what was said, it loses the mark. If the operator has connected a language model, it does the writing. Captions, titles, scripts, and scores are suggestions. Scores are predictions, not promises. Read before you publish.',
        },
        {
          heading: 'Plans and payment',
          text: isIncluded
            ? 'Everything is included on this server. Nothing is charged.'
            : `${plans.pro.label} costs ${plans.pro.price} per month, Team costs ${plans.team.price} per month for up to ${plans.team.seats} people. A plan renews each month until you cancel, which you can do at any time. It then runs to the end of the paid period. Afterwards you can still read, edit, and export everything. Deleting your account ends the plan of your own workspace at once. In the test mode no card is charged.`,
        },
        {
          heading: 'Fair use',
          text: 'Do not try to access other people’s data, and do not flood the server. The operator may limit requests and close accounts that do so.',
        },
        {
          heading: 'No warranty',
          text: 'The software is provided as is. Keep your own copy of every transcript you upload.',
        },
      ]}
    />
  )
}
