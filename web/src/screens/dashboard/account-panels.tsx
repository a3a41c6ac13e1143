import type { Profile } from '@podcastai/contracts'
import { TabPanel } from '@podcastai/ui'
import { lazy, Suspense } from 'react'
import { ProfileTab } from '../../features/account/profile-tab.tsx'
import { ProfileLoading } from '../../features/frame/signed-in.tsx'

// Few come for these first: they load when they are opened.
const SettingsTab = lazy(async () => {
  const { SettingsTab } = await import('../../features/settings/settings-tab.tsx')
  return { default: SettingsTab }
})

const SubscriptionTab = lazy(async () => {
  const { SubscriptionTab } = await import('../../features/billing/subscription-tab.tsx')
  return { default: SubscriptionTab }
})

/** The account's tabs. Which of them a role has, and so which can be open, say the tabs themselves. */
export function AccountPanels({ profile }: { profile: Profile }) {
  return (
    <>
      <TabPanel value="profile">
        <ProfileTab profile={profile} />
      </TabPanel>
      <TabPanel value="subscription">
        <Suspense fallback={<ProfileLoading />}>
          <SubscriptionTab profile={profile} />
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
