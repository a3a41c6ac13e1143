import type { Profile } from '@podcastai/contracts'
import { buttonStyle, classNames, lateComponent, Tab, TabList, TabPanel, Tabs } from '@podcastai/ui'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { useCallback, useDeferredValue } from 'react'
import { PlanBars } from '../../features/billing/plan-bars.tsx'
import { AppHeader } from '../../features/frame/app-header.tsx'
import { RecentActivity } from '../../features/projects/recent-activity.tsx'
import { RecentProjects } from '../../features/projects/recent-projects.tsx'
import { StatStrip } from '../../features/projects/stat-strip.tsx'
import { useTotals } from '../../features/projects/use-totals.ts'
import { newsLine } from '../../features/projects/workspace-figures.ts'
import { InvitationBanners } from '../../features/team/invitation-banner.tsx'
import { getStoredShow, useShows } from '../../lib/current-show.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { endsSession, mayUpload, profileQuery } from '../../lib/queries/profile.ts'
import { transcriptListQuery } from '../../lib/queries/transcripts.ts'
import { useSession } from '../../lib/session.ts'
import { isNewServer, NewServer } from '../signed-in/new-server.tsx'
import { ProfileAwaited, ProfileLoading, SessionEnded } from '../signed-in/signed-in.tsx'
import { AccountPanels } from './account-panels.tsx'
import { type DashboardTab, findTab, firstAccountTab, isAccountTab, missingTab, tabsFor } from './dashboard-tabs.ts'
import { AllProjects, ContentInsights, FirstUpload, FoundPlaces, HelpGuides, loadTab, TrySample } from './late-tabs.tsx'
import { QuickActions } from './quick-actions.tsx'

const LoginScreen = lateComponent(
  async () => (await import('../login/login-screen.tsx')).LoginScreen,
  <ProfileLoading />,
)

const SessionExpired = lateComponent(
  async () => (await import('./session-expired.tsx')).SessionExpired,
  <ProfileLoading />,
)

export function DashboardScreen() {
  const address = useRouterState({ select: ({ location }) => location.href })
  return useSession() ? <SignedInDashboard /> : <LoginScreen to={address} />
}

function SignedInDashboard() {
  usePageTitle('Dashboard')
  // In parallel with the profile.
  const search = useSearch({ strict: false })
  usePrefetchQuery(transcriptListQuery(search.transcript ? null : getStoredShow()))
  const profile = useQuery(profileQuery())
  // Rendered in slices, like everything in `SignedIn`.
  const person = useDeferredValue(profile.data)
  const hasEnded = profile.isError && endsSession(profile.error)
  if (person) {
    // A link to a tab or a project leads there.
    const isChoosing = isNewServer(person) && !search.tab && !search.transcript
    return (
      <>
        {isChoosing ? <NewServer profile={person} /> : <Dashboard key={person.id} profile={person} />}
        {hasEnded && <SessionEnded profile={person} />}
      </>
    )
  }
  if (hasEnded) return <SessionExpired />
  return <ProfileAwaited profile={profile} />
}

function Dashboard({ profile }: { profile: Profile }) {
  const search = useSearch({ strict: false })
  const { showId, current } = useShows()
  // A link to a project shows it, whichever show is chosen.
  const projects = useQuery(transcriptListQuery(search.transcript ? null : showId))
  const totals = useTotals(projects.data, current)
  const navigate = useNavigate()
  const tab = findTab(search.tab, profile.role)
  // Without projects, the empty state has the only primary action.
  const noProjects = projects.data?.length === 0
  // On the account tabs, figures and greeting would separate the tabs from their content.
  const isAboutProjects = !isAccountTab(tab)

  const isEmpty = noProjects && isAboutProjects
  const statistics = (
    <section aria-label="Statistics" className={isEmpty ? 'mt-6' : 'mb-6'}>
      <StatStrip totals={totals} teamId={profile.teamId} scope={current ? 'show' : 'workspace'} />
    </section>
  )

  const toUpload = useCallback(() => void navigate({ to: '/create' }), [navigate])

  function open(next: string) {
    void navigate({ to: '/dashboard', search: next === 'recent' ? {} : { tab: next as DashboardTab } })
  }

  return (
    <>
      <AppHeader username={profile.username} create={noProjects ? 'outline' : 'primary'} />
      <main className="mx-auto max-w-[1280px] px-6 pt-7 pb-16 max-md:px-4 max-md:pt-5">
        {isAboutProjects ? (
          <div className="mb-5 grid gap-3.5">
            <div>
              <h1 className="type-h1 wrap-anywhere">Welcome, {profile.username}</h1>
              <p className="mt-0.5 min-h-5 text-text-2">
                {projects.data && totals && newsLine(projects.data, totals.projects)}
              </p>
            </div>
            {!noProjects && (
              <Link to="/create" className={buttonStyle({ variant: 'primary', className: 'md:hidden' })}>
                <Upload aria-hidden size={16} />
                Upload New Transcript
              </Link>
            )}
          </div>
        ) : (
          <h1 className="sr-only">Your account</h1>
        )}
        <InvitationBanners />
        <PlanBars profile={profile} />
        {isAboutProjects && !isEmpty && statistics}
        <div className="grid grid-cols-[minmax(0,1fr)_288px] gap-8 max-desk:grid-cols-1">
          <Tabs value={tab} onValueChange={open} className="min-w-0">
            <TabList label="Dashboard" className="max-md:-mx-4 max-md:px-2">
              {tabsFor(profile.role)
                .filter(({ key }) => key !== 'all' || tab === 'all')
                .map(({ key, label }) => (
                  <Tab
                    key={key}
                    value={key}
                    className={key === firstAccountTab ? accountRule : undefined}
                    onPointerEnter={() => loadTab(key)}
                  >
                    {label}
                  </Tab>
                ))}
            </TabList>
            <TabPanel value="recent">
              <RecentProjects
                projects={projects.data}
                all={totals?.projects}
                failed={projects.isError}
                onRetry={() => projects.refetch()}
                role={profile.role}
                highlightedId={search.transcript}
                foundIn={(q, isListed) => <FoundPlaces q={q} isListed={isListed} />}
                onSearch={() => void FoundPlaces.load()}
                firstUpload={mayUpload(profile) && <FirstUpload onHanded={toUpload} />}
                trySample={mayUpload(profile) ? <TrySample /> : <SeeSample />}
              />
            </TabPanel>
            <TabPanel value="all">
              <AllProjects role={profile.role} foundIn={(q) => <FoundPlaces q={q} />} />
            </TabPanel>
            <TabPanel value="insights">
              <ContentInsights />
            </TabPanel>
            <TabPanel value="help">
              <HelpGuides />
            </TabPanel>
            <AccountPanels profile={profile} missing={missingTab(search.tab, profile.role)} />
          </Tabs>
          <aside
            className={classNames(
              'grid grid-cols-1 content-start gap-7 pt-1 max-desk:grid-cols-2 max-md:grid-cols-1',
              !isAboutProjects && 'max-md:hidden',
            )}
          >
            <QuickActions />
            <RecentActivity profile={profile} />
          </aside>
        </div>
        {/* Without projects, the upload comes first. */}
        {isEmpty && statistics}
      </main>
    </>
  )
}

/** Links to the sample for users who can't upload without a plan. */
function SeeSample() {
  return (
    <Link to="/sample" className={buttonStyle({})}>
      See a finished sample
    </Link>
  )
}

/** A divider before the account tabs. */
const accountRule =
  'relative ml-4 before:absolute before:top-3 before:-left-2.5 before:h-5 before:border-l before:border-line'
