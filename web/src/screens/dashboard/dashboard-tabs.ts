import { can, type Permission, type Role } from '@podcastai/contracts'

type TabRule = {
  key: string
  label: string
  /** One of these is needed; without it everybody has the tab. */
  anyOf?: Permission[]
}

/** Tabs of the dashboard, each an address: ?tab=help. The account's stand after the projects'. */
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

/** Where the account's tabs begin. */
export const firstAccountTab: DashboardTab = 'profile'

/** Whether a tab is about the account, not about projects. */
export function isAccountTab(tab: DashboardTab): boolean {
  const place = (of: DashboardTab) => dashboardTabs.findIndex(({ key }) => key === of)
  return place(tab) >= place(firstAccountTab)
}

/** The tabs that a role has. */
export function tabsFor(role: Role): readonly { key: DashboardTab; label: string }[] {
  return dashboardTabs.filter((tab) => !('anyOf' in tab) || tab.anyOf.some((permission) => can(role, permission)))
}

/** The tab of an address; where this role does not have it, the account's tabs lead to the profile. */
export function findTab(search: string | undefined, role: Role): DashboardTab {
  const tab = tabsFor(role).find(({ key }) => key === search)
  return tab?.key ?? otherwise[search ?? ''] ?? 'recent'
}

/** What an address asks for and this role does not have, in the words of its tab. */
export function missingTab(search: string | undefined, role: Role): string | undefined {
  const asked = dashboardTabs.find(({ key }) => key === search)
  return asked && asked.key !== findTab(search, role) ? asked.label : undefined
}

const otherwise: Record<string, DashboardTab> = { team: 'profile', subscription: 'profile', settings: 'profile' }
