import { lateComponent } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { mentionsQuery } from '../../lib/queries/mentions.ts'
import { profileQuery } from '../../lib/queries/profile.ts'

const Mentions = lateComponent(async () => (await import('./mentions.tsx')).Mentions)

/** The mentions button, for users with mentions only. */
export function MentionsSign() {
  const teamId = useQuery(profileQuery()).data?.teamId
  const { mentions = [] } = useQuery(mentionsQuery(teamId)).data ?? {}
  if (!teamId || mentions.length === 0) return null
  return <Mentions teamId={teamId} mentions={mentions} />
}
