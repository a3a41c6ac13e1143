import type { OwnSite } from '@podcastai/contracts'
import { renderToString } from 'react-dom/server'
import { createSite } from './features/landing/site.ts'
import { GetStartedCard } from './screens/landing/get-started-card.tsx'
import { LandingScreen } from './screens/landing/landing-screen.tsx'

/** The landing page as HTML, with what the operator supplied as data beside it for the script that takes over. */
export function renderLanding(template: string, supplied: OwnSite): string {
  const markup = renderToString(<LandingScreen site={createSite(supplied)} Card={GetStartedCard} />)
  // No text may close the data block; replacements are functions, so that no '$&' in a text means anything.
  const data = JSON.stringify(supplied).replaceAll('<', '\\u003c')
  return template
    .replace('<!--landing-->', () => markup)
    .replace('<!--site-->', () => `<script type="application/json" id="site">${data}</script>`)
}
