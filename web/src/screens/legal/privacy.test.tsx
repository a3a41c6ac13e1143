import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

afterEach(cleanup)

const root = join(import.meta.dirname, '../../../..')

/** Where the code stores something in a browser, and the point of the privacy page that tells it. */
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
  'web/src/features/export/pictures/colours.ts': 'Export choices',
  'web/src/features/project/drafts.ts': 'Unsaved text',
  'web/src/lib/session.ts': 'Your session',
  'web/src/lib/theme.ts': 'Theme',
  'web/src/lib/waiting-toast.ts': 'Until you close the tab',
}

const stores =
  /(?:local|session)Storage\.setItem|\.setCookie\(|document\.cookie =|indexedDB\.|caches\.open|scrollRestoration: true/

function filesThatStore(): string[] {
  return ['server/src', 'web/src', 'ui/src', 'content-types/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\/testing\//.test(name))
    .filter((name) => stores.test(readFileSync(join(root, name), 'utf8')))
}

test('the privacy page tells everything that the code stores in a browser', async () => {
  expect(filesThatStore().sort()).toEqual(Object.keys(told).sort())
  renderApp('/privacy')
  const points = within(await screen.findByRole('main')).getAllByRole('listitem')
  expect(points.map((point) => point.textContent?.split(':')[0]).sort()).toEqual(
    [...new Set(Object.values(told))].sort(),
  )
})
