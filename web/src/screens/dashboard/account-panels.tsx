import { type Profile, roleLabels } from '@podcastai/contracts'
import { TabPanel } from '@podcastai/ui'
import { LeaveTeam, ProfileTab, SettingsTab, SubscriptionTab, TeamTab } from './late-tabs.tsx'

type Props = {
  profile: Profile
  /** The requested tab that the role doesn't have; the profile is shown instead. */
  missing: string | undefined
}

/** The account tabs. The role decides which can be open. */
export function AccountPanels({ profile, missing }: Props) {
  return (
    <>
      <TabPanel value="profile">
        {missing && (
          <p role="status" className="mt-6 max-w-[640px] rounded-control bg-sunken px-3.5 py-3">
            “{missing}” is not available to the role {roleLabels[profile.role]}. An admin of your team can change that.
            Here’s what you can do.
          </p>
        )}
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
