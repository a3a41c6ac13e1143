import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

afterEach(cleanup)

/** Where the code stores something in a browser, and the point of the privacy page that mentions it. */
const told: Record<string, string> = {
  'server/src/platform/http/session-cookie.ts': 'Your session',
  'server/src/features/export/google-cookie.ts': 'Google’s permission',
  'web/src/app/router.tsx': 'Until you close the tab',
  'web/src/features/assistant/kept-answers.ts': 'Until you close the tab',
  'web/src/features/auth/use-wait.ts': 'Until you close the tab',
  'web/src/features/clips/clip-store.ts': 'Text overlays',
  'web/src/features/collaboration/comment-draft.ts': 'Unsaved text',
  'web/src/features/collaboration/note.ts': 'Unsaved text',
  'web/src/features/export/frame-rate.ts': 'Export choices',
  'web/src/features/export/pictures/colors.ts': 'Export choices',
  'web/src/features/project/drafts.ts': 'Unsaved text',
  'web/src/features/project/speakers/role-names.tsx': 'Notices you saw',
  'web/src/features/project/thin-kit.ts': 'Notices you saw',
  'web/src/screens/project/writer-offer.tsx': 'Notices you saw',
  'web/src/features/recording/copy/pending-copies.ts': 'Recordings',
  'web/src/features/recording/known-recordings.ts': 'Recordings',
  'web/src/lib/current-show.ts': 'The show you chose',
  'web/src/lib/session.ts': 'Your session',
  'web/src/lib/theme.ts': 'Theme',
  'web/src/lib/waiting-toast.ts': 'Until you close the tab',
}

const stores =
  /(?:local|session)Storage\.setItem|\.setCookie\(|document\.cookie =|indexedDB\.|createStore\(|caches\.open|scrollRestoration: true/

const sources = import.meta.glob<string>(
  ['/server/src/**/*.ts', '/web/src/**/*.{ts,tsx}', '/ui/src/**/*.{ts,tsx}', '/content-types/src/**/*.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
)

function filesThatStore(): string[] {
  return Object.entries(sources)
    .filter(([name, text]) => !/\.test\.|\/testing\//.test(name) && stores.test(text))
    .map(([name]) => name.slice(1))
}

test('the privacy page lists everything that the code stores in a browser', async () => {
  expect(filesThatStore().sort()).toEqual(Object.keys(told).sort())
  renderApp('/privacy')
  const points = within(await screen.findByRole('main')).getAllByRole('listitem')
  expect(points.map((point) => point.textContent?.split(':')[0]).sort()).toEqual(
    [...new Set(Object.values(told))].sort(),
  )
})
