// Preloads a screen's code and data. Otherwise they load one after the other: the app's script, then the screen's code,
// then its data.
import { getActivity, listTranscripts, recentProjectsShown } from '@podcastai/contracts'
import type { Manifest } from 'vite'

/** The addresses that users open or reload directly, and their screens. */
const screens: Record<string, string> = {
  '/dashboard': 'dashboard/dashboard-screen.tsx',
  '/project': 'project/project-screen.tsx',
  '/create': 'create/create-screen.tsx',
  '/transcript': 'create/create-screen.tsx',
  '/processing': 'processing/processing-screen.tsx',
  '/clip-thumbnails': 'clip-thumbnails/clip-thumbnails-screen.tsx',
  '/sample': 'sample/sample-screen.tsx',
  '/subscribe': 'subscribe/subscribe-screen.tsx',
  '/login': 'login/login-screen.tsx',
  '/register': 'register/register-screen.tsx',
}

/** The dashboard's first requests, limited to the chosen show like `src/lib/current-show.ts`. */
const dashboardAsks = `(() => {
  const show = localStorage.getItem('show')
  const list = '${listTranscripts.path}?strips=${recentProjectsShown}' + (show ? '&show=' + encodeURIComponent(show) : '')
  return ['/api/auth/profile', list, '${getActivity.path}']
})()`

/**
 * Returns a script that loads the code for the current address in parallel with the app's, and for the dashboard its
 * data.
 */
export function earlyScreens(manifest: Manifest): string {
  const known = new Set(listEntryFiles(manifest, 'index.html'))
  const files = Object.entries(screens).map(([path, screen]) => [
    path,
    listEntryFiles(manifest, `src/screens/${screen}`).filter((file) => !known.has(file)),
  ])
  return `try {
  ${useStoredTheme}
} catch {}
for (const [path, files] of ${JSON.stringify(files)})
  if (location.pathname === path || location.pathname.startsWith(path + '/'))
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
if (location.pathname === '/dashboard') {
  ${askForDashboard}
}
const project = /^\\/project\\/([\\w-]+)$/.exec(location.pathname)?.[1]
if (project) {
  document.documentElement.dataset.screen = 'project'
  ${askEarly("['/api/auth/profile', '/api/transcripts/' + project]")}
}
`
}

/** Applies the stored theme before the first paint; `src/lib/theme.ts` takes over once it is loaded. */
export const useStoredTheme = `if (localStorage.getItem('theme')) document.documentElement.dataset.theme = localStorage.getItem('theme')`

/** Requests the dashboard's data with the stored session. */
export const askForDashboard = askEarly(dashboardAsks)

/**
 * Returns a script that requests data with the stored session; `src/lib/early-answers.ts` hands the responses over. A
 * failed request rejects for the caller that takes it.
 * @param paths a JavaScript expression for a list of addresses
 */
function askEarly(paths: string): string {
  return `try {
    const session = localStorage.getItem('sessionId')
    const ask = { credentials: 'include', headers: { accept: 'application/json', 'x-session-id': session } }
    const answers = new Map(session ? ${paths}.map((path) => [path, fetch(path, ask)]) : [])
    answers.forEach((answer) => answer.catch(() => {}))
    globalThis.early = { session, answers }
  } catch {
    // Storage is blocked: nobody can be signed in.
  }`
}

/**
 * Returns the addresses of an entry's script and all its imports, the entry's own first.
 * @throws Error for an entry that was not built
 */
export function listEntryFiles(manifest: Manifest, entry: string, found = new Set<string>()): string[] {
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`The build has no ${entry}`)
  const file = `/${chunk.file}`
  if (found.has(file)) return [...found]
  found.add(file)
  for (const imported of chunk.imports ?? []) listEntryFiles(manifest, imported, found)
  return [...found]
}
