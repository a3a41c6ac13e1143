import { can, type Permission, type Role } from '@podcastai/contracts'

type TabRule = {
  key: string
  label: string
  /** Requires one of these; without it, every role has the tab. */
  anyOf?: Permission[]
}

/** The dashboard's tabs, each with a URL: ?tab=help. The account's come after the projects'. */
export const dashboardTabs = [
  { key: 'recent', label: 'Recent Projects' },
  { key: 'all', label: 'All Projects' },
  { key: 'insights', label: 'Content Insights' },
  { key: 'help', label: 'Help & Guides' },
  { key: 'profile', label: 'Profile' },
  { key: 'subscription', label: 'Subscription', anyOf: ['manageSubscription'] },
  { key: 'team', label: 'Team', anyOf: ['inviteMembers', 'changeUserRoles'] },
  { key: 'settings', label: 'AI Settings', anyOf: ['editHashtags', 'editBusinessSettings'] },
] as const satisfies TabRule[]
export type DashboardTab = (typeof dashboardTabs)[number]['key']

/** The first of the account tabs. */
export const firstAccountTab: DashboardTab = 'profile'

/** Returns whether a tab is about the account. */
export function isAccountTab(tab: DashboardTab): boolean {
  const place = (of: DashboardTab) => dashboardTabs.findIndex(({ key }) => key === of)
  return place(tab) >= place(firstAccountTab)
}

/** Returns the tabs of a role. */
export function tabsFor(role: Role): readonly { key: DashboardTab; label: string }[] {
  return dashboardTabs.filter((tab) => !('anyOf' in tab) || tab.anyOf.some((permission) => can(role, permission)))
}

/** Returns the tab in an address; account tabs that the role doesn't have lead to the profile. */
export function findTab(search: string | undefined, role: Role): DashboardTab {
  const tab = tabsFor(role).find(({ key }) => key === search)
  return tab?.key ?? otherwise[search ?? ''] ?? 'recent'
}

/** Returns the label of a requested tab that the role doesn't have. */
export function missingTab(search: string | undefined, role: Role): string | undefined {
  const asked = dashboardTabs.find(({ key }) => key === search)
  return asked && asked.key !== findTab(search, role) ? asked.label : undefined
}

const otherwise: Record<string, DashboardTab> = { team: 'profile', subscription: 'profile', settings: 'profile' }
