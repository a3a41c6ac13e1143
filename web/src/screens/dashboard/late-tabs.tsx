// The first dashboard tab comes with the page. The others load when they are opened or hovered.
import { lateComponent } from '@podcastai/ui'
import { ProfileLoading } from '../signed-in/signed-in.tsx'
import type { DashboardTab } from './dashboard-tabs.ts'

const waiting = <ProfileLoading />

/** Only an empty workspace shows these two. */
export const TrySample = lateComponent(
  async () => (await import('../../features/sample-episode/try-sample.tsx')).TrySample,
)

export const FirstUpload = lateComponent(
  async () => (await import('../../features/upload/first-upload.tsx')).FirstUpload,
)

export const AllProjects = lateComponent(
  async () => (await import('../../features/projects/all-projects.tsx')).AllProjects,
  waiting,
)

export const FoundPlaces = lateComponent(
  async () => (await import('../../features/search/found-places.tsx')).FoundPlaces,
)

export const ContentInsights = lateComponent(
  async () => (await import('../../features/insights/content-insights.tsx')).ContentInsights,
  waiting,
)

export const HelpGuides = lateComponent(
  async () => (await import('../../features/help/help-guides.tsx')).HelpGuides,
  waiting,
)

export const ProfileTab = lateComponent(
  async () => (await import('../../features/account/profile-tab.tsx')).ProfileTab,
  waiting,
)

export const LeaveTeam = lateComponent(async () => (await import('../../features/team/leave-team.tsx')).LeaveTeam)

export const SubscriptionTab = lateComponent(
  async () => (await import('../../features/billing/subscription-tab.tsx')).SubscriptionTab,
  waiting,
)

export const TeamTab = lateComponent(async () => (await import('../../features/team/team-tab.tsx')).TeamTab, waiting)

export const SettingsTab = lateComponent(
  async () => (await import('../../features/settings/settings-tab.tsx')).SettingsTab,
  waiting,
)

const parts = {
  all: AllProjects,
  insights: ContentInsights,
  help: HelpGuides,
  profile: ProfileTab,
  subscription: SubscriptionTab,
  team: TeamTab,
  settings: SettingsTab,
} satisfies Record<Exclude<DashboardTab, 'recent'>, { load: () => Promise<void> }>

/** Prefetches a tab's code. */
export function loadTab(tab: DashboardTab): void {
  if (tab !== 'recent') void parts[tab].load()
}
