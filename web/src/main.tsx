import './lib/strict-schemas.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { applyTheme } from './lib/theme.ts'
import './styles.css'

// The landing page's first script may load the app before the page is read to its end.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()

function start() {
  applyTheme()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  // Nothing of the landing page may show; the app's own page shows that it loads until React draws.
  if (document.documentElement.dataset.page) root.replaceChildren()
  // The landing page's script may come only now; it has to see that the page is taken.
  document.documentElement.dataset.page = 'app'
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
