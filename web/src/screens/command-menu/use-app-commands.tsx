import { can, type Profile } from '@podcastai/contracts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  Captions,
  CircleHelp,
  Cpu,
  Download,
  LayoutGrid,
  List,
  LogOut,
  Monitor,
  Moon,
  Plus,
  Settings,
  Sun,
  User,
} from 'lucide-react'
import { useLogout } from '../../features/frame/use-logout.ts'
import { useExportSummary } from '../../features/projects/export-summary.ts'
import { sectionLinks } from '../../features/settings/settings-sections.ts'
import type { Command, CommandGroup } from '../../lib/commands.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { storedTheme, storeTheme, type Theme } from '../../lib/theme.ts'
import { tabsFor } from '../dashboard/dashboard-tabs.ts'

/** Returns the actions and destinations available on every page to the user's role. */
export function useAppCommands(): CommandGroup[] {
  const profile = useQuery(profileQuery()).data
  const navigate = useNavigate()
  const logout = useLogout()
  const exportSummary = useExportSummary()
  const openTab = (tab?: string, hash?: string) =>
    void navigate({ to: '/dashboard', search: tab === undefined ? {} : { tab }, hash })
  const actions: Command[] = [
    ...(profile && can(profile.role, 'generateContent')
      ? [
          {
            label: 'Upload a transcript',
            icon: <Plus aria-hidden />,
            keywords: 'create new content project file',
            run: () => void navigate({ to: '/create' }),
          },
        ]
      : []),
    {
      label: 'Social Media Text Overlays',
      icon: <Captions aria-hidden />,
      keywords: 'clip thumbnails',
      run: () => void navigate({ to: '/clip-thumbnails' }),
    },
    {
      label: 'Export a summary of all projects',
      icon: <Download aria-hidden />,
      keywords: 'download csv table',
      run: () => exportSummary.mutate(),
    },
    ...themeCommands(),
    { label: 'Log out', icon: <LogOut aria-hidden />, keywords: 'logout sign out leave', run: () => void logout() },
  ]
  return [
    { heading: 'Actions', commands: actions },
    {
      heading: 'Go to',
      commands: profile ? placesFor(profile, openTab, () => navigate({ to: '/operator/model' })) : [],
    },
    {
      heading: 'AI Settings',
      commands: profile ? sectionsFor(profile, (id) => openTab('settings', `settings-${id}`)) : [],
    },
  ]
}

const themeActs: Record<Theme, Command> = {
  light: { label: 'Switch to the light theme', icon: <Sun aria-hidden />, run: () => storeTheme('light') },
  dark: { label: 'Switch to the dark theme', icon: <Moon aria-hidden />, run: () => storeTheme('dark') },
  system: { label: 'Use the system theme', icon: <Monitor aria-hidden />, run: () => storeTheme('system') },
}

/** Returns the themes that would change something. */
function themeCommands(): Command[] {
  const now = storedTheme()
  const isDark = window.matchMedia?.('(prefers-color-scheme: dark)').matches
  const seen = now === 'system' ? (isDark ? 'dark' : 'light') : now
  return Object.entries(themeActs)
    .filter(([theme]) => theme !== now && theme !== seen)
    .map(([, act]) => ({ ...act, keywords: 'switch theme appearance colors dark light mode' }))
}

function placesFor(profile: Profile, openTab: (tab?: string) => void, openModel: () => void): Command[] {
  const tabs = tabsFor(profile.role).map(({ key, label }) => ({
    label,
    icon: tabIcons[key] ?? <Settings aria-hidden />,
    keywords: 'dashboard account',
    run: () => openTab(key === 'recent' ? undefined : key),
  }))
  if (!profile.isOperator) return tabs
  return [
    ...tabs,
    { label: 'Language model', icon: <Cpu aria-hidden />, keywords: 'operator engine key', run: openModel },
  ]
}

const tabIcons: Partial<Record<string, Command['icon']>> = {
  recent: <LayoutGrid aria-hidden />,
  all: <List aria-hidden />,
  help: <CircleHelp aria-hidden />,
  profile: <User aria-hidden />,
}

/** Returns the settings sections, if the role has the tab. */
function sectionsFor({ role }: Profile, open: (id: string) => void): Command[] {
  if (!tabsFor(role).some(({ key }) => key === 'settings')) return []
  return sectionLinks.map(({ id, title }) => ({
    label: title,
    icon: <Settings aria-hidden />,
    keywords: 'settings',
    run: () => open(id),
  }))
}
