import { fetchThroughOffline } from '@podcastai/ui'
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { storedSession } from '../lib/session.ts'
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx'
import { RootFrame } from './root-frame.tsx'
import { ScreenFailed } from './screen-failed.tsx'
import { ScreenLoading } from './screen-loading.tsx'
import { parseOption, search, text } from './search.ts'

const root = createRootRoute({ component: RootFrame })

const dashboardSearch = search({ tab: text, show: text, transcript: text, q: text })
const projectSearch = search({
  type: text,
  /** A search result: an item of the type by its path, or a passage of the transcript. */
  item: text,
  said: text,
  /** A comment that mentions the reader. */
  comment: text,
  /** On return from Google's consent screen during an export. */
  export: parseOption('google-doc', 'google-refused'),
})
const tokenSearch = search({ token: text })
const subscribeSearch = search({ plan: parseOption('team') })
const registerSearch = search({ invitation: text, proof: text })
const loginSearch = search({ to: text })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: dashboardSearch,
  beforeLoad: () => {
    // When signed out, '/' is the landing page, a separate HTML page.
    if (!storedSession()) throw redirect({ href: '/', reloadDocument: true })
  },
  component: lateScreen(() => import('../screens/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
})

const landing = createRoute({
  getParentRoute: () => root,
  path: '/landing',
  beforeLoad: () => {
    throw redirect({ href: '/landing', reloadDocument: true })
  },
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: loginSearch,
  component: lateScreen(() => import('../screens/login/login-screen.tsx'), 'LoginScreen'),
})

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  validateSearch: registerSearch,
  component: lateScreen(() => import('../screens/register/register-screen.tsx'), 'RegisterScreen'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lateScreen(() => import('../screens/forgot-password/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
})

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: '/verify-email',
  validateSearch: tokenSearch,
  beforeLoad: ({ location }) => needSession('/login', location.href),
  component: lateScreen(() => import('../screens/verify-email/verify-email-screen.tsx'), 'VerifyEmailScreen'),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: tokenSearch,
  component: lateScreen(() => import('../screens/reset-password/reset-password-screen.tsx'), 'ResetPasswordScreen'),
})

const subscribe = createRoute({
  getParentRoute: () => root,
  path: '/subscribe',
  validateSearch: subscribeSearch,
  component: lateScreen(() => import('../screens/subscribe/subscribe-screen.tsx'), 'SubscribeScreen'),
})

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  validateSearch: dashboardSearch,
  component: lateScreen(() => import('../screens/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
})

const create = createRoute({
  getParentRoute: () => root,
  path: '/create',
  beforeLoad: () => needSession('/register'),
  component: lateScreen(() => import('../screens/create/create-screen.tsx'), 'CreateScreen'),
})

const transcript = createRoute({
  getParentRoute: () => root,
  path: '/transcript/$id',
  beforeLoad: () => needSession('/register'),
  component: lateScreen(() => import('../screens/create/create-screen.tsx'), 'CreateScreen'),
})

const processing = createRoute({
  getParentRoute: () => root,
  path: '/processing/$id',
  beforeLoad: () => needSession('/dashboard'),
  component: lateScreen(() => import('../screens/processing/processing-screen.tsx'), 'ProcessingScreen'),
})

const processingWithoutId = createRoute({
  getParentRoute: () => root,
  path: '/processing',
  beforeLoad: () => {
    throw redirect({ to: '/dashboard' })
  },
})

const project = createRoute({
  getParentRoute: () => root,
  path: '/project/$id',
  validateSearch: projectSearch,
  beforeLoad: ({ location }) => needSession('/login', location.href),
  component: lateScreen(() => import('../screens/project/project-screen.tsx'), 'ProjectScreen'),
})

const clipThumbnails = createRoute({
  getParentRoute: () => root,
  path: '/clip-thumbnails',
  beforeLoad: ({ location }) => needSession('/login', location.href),
  component: lateScreen(() => import('../screens/clip-thumbnails/clip-thumbnails-screen.tsx'), 'ClipThumbnailsScreen'),
})

const operatorModel = createRoute({
  getParentRoute: () => root,
  path: '/operator/model',
  beforeLoad: ({ location }) => needSession('/login', location.href),
  component: lateScreen(() => import('../screens/operator-model/operator-model-screen.tsx'), 'OperatorModelScreen'),
})

const sample = createRoute({
  getParentRoute: () => root,
  path: '/sample',
  component: lateScreen(() => import('../screens/sample/sample-screen.tsx'), 'SampleScreen'),
})

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lateScreen(() => import('../screens/legal/terms-screen.tsx'), 'TermsScreen'),
})

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lateScreen(() => import('../screens/legal/privacy-screen.tsx'), 'PrivacyScreen'),
})

const routeTree = root.addChildren([
  home,
  landing,
  login,
  register,
  forgotPassword,
  verifyEmail,
  resetPassword,
  subscribe,
  dashboard,
  create,
  transcript,
  processing,
  processingWithoutId,
  project,
  clipThumbnails,
  operatorModel,
  sample,
  terms,
  privacy,
])

/** Returns the router with every page. Screens load on demand. */
export function createAppRouter(history: RouterHistory = createBrowserHistory()) {
  return createRouter({
    routeTree,
    history,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingComponent: ScreenLoading,
    defaultErrorComponent: ScreenFailed,
    defaultNotFoundComponent: NotFoundScreen,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

function lateScreen<Module extends object, Name extends keyof Module>(fetchCode: () => Promise<Module>, name: Name) {
  return lazyRouteComponent(() => fetchThroughOffline(fetchCode), name)
}

/** Redirects without a stored session. The login leads back to the requested page, a sign-up to the upload. */
function needSession(elsewhere: '/login' | '/register' | '/dashboard', wanted?: string) {
  if (storedSession()) return
  if (elsewhere === '/login') throw redirect({ to: '/login', search: { to: wanted } })
  throw redirect({ to: elsewhere, state: elsewhere === '/register' ? { next: '/create' } : {} })
}
