import type { Profile } from '@podcastai/contracts'
import { lateComponent } from '@podcastai/ui'
import { AppHeader } from '../../features/frame/app-header.tsx'
import { mayUpload } from '../../lib/queries/profile.ts'
import { ProfileLoading } from './signed-in.tsx'

const FirstChoice = lateComponent(
  async () => (await import('../../features/language-model/first-choice.tsx')).FirstChoice,
  <ProfileLoading />,
)

/** Returns whether the first account of a new server has yet to say who writes; it pays first, if there's a price. */
export function isNewServer(profile: Profile): boolean {
  return profile.choosesModel && mayUpload(profile)
}

/** The first page of a new server. The page that the user came for follows. */
export function NewServer({ profile }: { profile: Profile }) {
  return (
    <>
      <AppHeader username={profile.username} create="none" />
      <FirstChoice />
    </>
  )
}
