/** Tabs of the dashboard, each an address: ?tab=help. */
export const dashboardTabs = [
  { key: 'recent', label: 'Recent Projects' },
  { key: 'all', label: 'All Projects' },
  { key: 'insights', label: 'Content Insights' },
  { key: 'help', label: 'Help & Guides' },
  { key: 'profile', label: 'Profile' },
] as const
export type DashboardTab = (typeof dashboardTabs)[number]['key']

/** Where an address leads whose tab this person does not have. */
const otherwise: Record<string, DashboardTab> = { team: 'profile', subscription: 'profile', settings: 'profile' }

export function tabOf(search: string | undefined): DashboardTab {
  const tab = dashboardTabs.find(({ key }) => key === search)
  return tab?.key ?? otherwise[search ?? ''] ?? 'recent'
}
