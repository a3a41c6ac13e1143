// The landing page's entry: no router, no queries, no form library. The page already has its markup.
import type { OwnSite } from '@podcastai/contracts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createSite } from './features/landing/site.ts'
import { onSessionOfOtherTab } from './lib/session.ts'
import { LandingScreen } from './screens/landing/landing-screen.tsx'
import { LateCard } from './screens/landing/late-card.tsx'
import './styles.css'

// At '/' with a session the app is loading or already running (see choosePage in landing-page.ts).
if (!document.documentElement.dataset.page) showLanding()

function showLanding() {
  const root = document.getElementById('root')
  if (!root) throw new Error('landing.html has no #root')
  const supplied = document.getElementById('site')?.textContent
  const screen = <LandingScreen site={createSite(supplied ? (JSON.parse(supplied) as OwnSite) : {})} Card={LateCard} />
  // The development server sends an empty root.
  if (root.firstElementChild) hydrateRoot(root, screen)
  else createRoot(root).render(screen)
  if (window.location.pathname === '/') onSessionOfOtherTab(() => window.location.reload())
}
