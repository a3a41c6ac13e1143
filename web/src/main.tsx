import './lib/strict-schemas.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { applyTheme } from './lib/theme.ts'
import './styles.css'

// The landing page's first script may load the app before the page is fully parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()

function start() {
  applyTheme()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  // Remove the landing page's markup; the app's page shows a loading state until React renders.
  if (document.documentElement.dataset.page) root.replaceChildren()
  // The landing page's script may run later and must see that the app has started.
  document.documentElement.dataset.page = 'app'
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
