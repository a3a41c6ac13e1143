// A screen's code is named by the app's script alone, which comes first, and what it shows is asked for by the screen's
// code: without help the three come one after the other.
import { getActivity, listTranscripts, recentProjectsShown } from '@podcastai/contracts'
import type { Manifest } from 'vite'

/** The addresses that people open or reload directly, and whose screen stands there. */
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

/** What the dashboard asks for first. */
const dashboardAsks = ['/api/auth/profile', `${listTranscripts.path}?strips=${recentProjectsShown}`, getActivity.path]

/** A script that loads the code of the screen at this address beside the app's own, and for the dashboard its answers. */
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

/** Before anything is painted; `src/lib/theme.ts` says the same once it is there. */
export const useStoredTheme = `if (localStorage.getItem('theme')) document.documentElement.dataset.theme = localStorage.getItem('theme')`

/** Asks for the dashboard's answers with the stored session. */
export const askForDashboard = askEarly(JSON.stringify(dashboardAsks))

/**
 * Asks for answers with the stored session; `src/lib/early-answers.ts` hands them to who wants them. An answer that fails
 * is told to whoever takes it.
 * @param paths an expression of the script, a list of addresses
 */
function askEarly(paths: string): string {
  return `try {
    const session = localStorage.getItem('sessionId')
    const ask = { credentials: 'include', headers: { accept: 'application/json', 'x-session-id': session } }
    const answers = new Map(session ? ${paths}.map((path) => [path, fetch(path, ask)]) : [])
    answers.forEach((answer) => answer.catch(() => {}))
    globalThis.early = { session, answers }
  } catch {
    // Storage is closed to us: nobody can be signed in.
  }`
}

/**
 * Addresses of an entry's script and of all that it imports, the entry's own first.
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
