import { lazy, Suspense } from 'react'
import { ScreenLoading } from '../../app/screen-loading.tsx'
import { useSession } from '../../lib/session.ts'

const Landing = lazy(() => import('../landing/landing-screen.tsx').then((file) => ({ default: file.LandingScreen })))
const Dashboard = lazy(() =>
  import('../dashboard/dashboard-screen.tsx').then((file) => ({ default: file.DashboardScreen })),
)

/** '/': the dashboard for who is signed in, the landing screen for everybody else. */
export function HomeScreen() {
  const session = useSession()
  return <Suspense fallback={<ScreenLoading />}>{session ? <Dashboard /> : <Landing />}</Suspense>
}
