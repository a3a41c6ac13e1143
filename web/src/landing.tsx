// The landing page's own entry: no router, no queries, no form library. Its markup came with the page.
import type { OwnSite } from '@podcastai/contracts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createSite } from './features/landing/site.ts'
import { onSessionOfOtherTab } from './lib/session.ts'
import { LandingScreen } from './screens/landing/landing-screen.tsx'
import { LateCard } from './screens/landing/late-card.tsx'
import './styles.css'

// At '/' with a session the app is on its way or already there (see choosePage in landing-page.ts).
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
