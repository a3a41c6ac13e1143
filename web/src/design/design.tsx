// /design on the development server (`npm run dev`): every `ui` component in every state and the eight content views,
// light and dark side by side. Not part of the build: web/design.html is not one of its inputs.
import { Toaster } from '@podcastai/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../styles.css'
import { Actions } from './actions.tsx'
import { Choices } from './choices.tsx'
import { ContentViews } from './content-views.tsx'
import { Fields } from './fields.tsx'
import { Marks } from './marks.tsx'
import { Overlays } from './overlays.tsx'
import { Tokens } from './tokens.tsx'
import { Waiting } from './waiting.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
const theme = new URLSearchParams(window.location.search).get('theme')
createRoot(root).render(<StrictMode>{theme ? <Blocks theme={theme} /> : <BothThemes />}</StrictMode>)

/** Two iframes, so that portaled elements (dialogs, menus, toasts) have the right theme too. */
function BothThemes() {
  return (
    <main className="grid h-dvh grid-cols-2 max-md:grid-cols-1">
      <h1 className="only-read">Design</h1>
      {['light', 'dark'].map((name) => (
        <iframe key={name} title={name} src={`?theme=${name}`} className="size-full" />
      ))}
    </main>
  )
}

function Blocks({ theme }: { theme: string }) {
  document.documentElement.dataset.theme = theme
  return (
    <main className="grid gap-9 px-6 py-7 max-md:px-4">
      <h1 className="type-h1">Design, {theme}</h1>
      <Tokens />
      <Actions />
      <Fields />
      <Choices />
      <Marks />
      <Waiting />
      <Overlays />
      <ContentViews />
      <Toaster />
    </main>
  )
}
