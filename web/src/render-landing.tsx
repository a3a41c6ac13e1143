import type { OwnSite } from '@podcastai/contracts'
import { renderToString } from 'react-dom/server'
import { createSite } from './features/landing/site.ts'
import { GetStartedCard } from './screens/landing/get-started-card.tsx'
import { LandingScreen } from './screens/landing/landing-screen.tsx'

/** Returns the landing page as HTML, with the operator's texts as JSON for hydration. */
export function renderLanding(template: string, supplied: OwnSite): string {
  const markup = renderToString(<LandingScreen site={createSite(supplied)} Card={GetStartedCard} />)
  // Escape '<' so that no text closes the script block. Replacement functions, because '$&' in a text is special.
  const data = JSON.stringify(supplied).replaceAll('<', '\\u003c')
  return template
    .replace('<!--landing-->', () => markup)
    .replace('<!--site-->', () => `<script type="application/json" id="site">${data}</script>`)
}
