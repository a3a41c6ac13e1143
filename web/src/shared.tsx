// The entry of the page behind a share link: no router, no queries, no session.
import './lib/strict-schemas.ts'
import { Toaster } from '@podcastai/ui'
import { createRoot } from 'react-dom/client'
import { applyTheme } from './lib/theme.ts'
import { SharedScreen } from './screens/shared/shared-screen.tsx'
import './styles.css'

applyTheme()
const root = document.getElementById('root')
if (!root) throw new Error('shared.html has no #root')
createRoot(root).render(
  <>
    <SharedScreen token={window.location.pathname.split('/')[2] ?? ''} />
    <Toaster />
  </>,
)
