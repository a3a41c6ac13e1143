import type { Profile } from '@podcastai/contracts'
import { TabPanel } from '@podcastai/ui'
import { lazy, Suspense } from 'react'
import { ProfileLoading } from '../../features/frame/signed-in.tsx'
import { LeaveTeam } from '../../features/team/leave-team.tsx'

// Few come for these first: they load when they are opened.
const ProfileTab = lazy(async () => {
  const { ProfileTab } = await import('../../features/account/profile-tab.tsx')
  return { default: ProfileTab }
})

const SettingsTab = lazy(async () => {
  const { SettingsTab } = await import('../../features/settings/settings-tab.tsx')
  return { default: SettingsTab }
})

const SubscriptionTab = lazy(async () => {
  const { SubscriptionTab } = await import('../../features/billing/subscription-tab.tsx')
  return { default: SubscriptionTab }
})

const TeamTab = lazy(async () => {
  const { TeamTab } = await import('../../features/team/team-tab.tsx')
  return { default: TeamTab }
})

/** The account's tabs. Which of them a role has, and so which can be open, say the tabs themselves. */
export function AccountPanels({ profile }: { profile: Profile }) {
  return (
    <>
      <TabPanel value="profile">
        <Suspense fallback={<ProfileLoading />}>
          <ProfileTab profile={profile} team={profile.teamId !== null && <LeaveTeam profile={profile} />} />
        </Suspense>
      </TabPanel>
      <TabPanel value="subscription">
        <Suspense fallback={<ProfileLoading />}>
          <SubscriptionTab profile={profile} />
        </Suspense>
      </TabPanel>
      <TabPanel value="team">
        <Suspense fallback={<ProfileLoading />}>
          <TeamTab profile={profile} />
        </Suspense>
      </TabPanel>
      <TabPanel value="settings">
        <Suspense fallback={<ProfileLoading />}>
          <SettingsTab role={profile.role} />
        </Suspense>
      </TabPanel>
    </>
  )
}
