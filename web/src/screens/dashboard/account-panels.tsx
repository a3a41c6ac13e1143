import type { Profile } from '@podcastai/contracts'
import { TabPanel } from '@podcastai/ui'
import { LeaveTeam } from '../../features/team/leave-team.tsx'
import { ProfileTab, SettingsTab, SubscriptionTab, TeamTab } from './late-tabs.tsx'

/** The account's tabs. Which of them a role has, and so which can be open, say the tabs themselves. */
export function AccountPanels({ profile }: { profile: Profile }) {
  return (
    <>
      <TabPanel value="profile">
        <ProfileTab profile={profile} team={profile.teamId !== null && <LeaveTeam profile={profile} />} />
      </TabPanel>
      <TabPanel value="subscription">
        <SubscriptionTab profile={profile} />
      </TabPanel>
      <TabPanel value="team">
        <TeamTab profile={profile} />
      </TabPanel>
      <TabPanel value="settings">
        <SettingsTab role={profile.role} />
      </TabPanel>
    </>
  )
}
