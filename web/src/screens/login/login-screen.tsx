import type { login, ResponseBody } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { forgottenStyle, SignInForm } from '../../features/auth/sign-in-form.tsx'
import { useBeginSession } from '../../features/auth/use-begin-session.ts'
import { AuthCard } from '../../features/frame/auth-card.tsx'
import { usePageTitle } from '../../lib/page-title.ts'

type Props = {
  /** Where the login leads; by default, the address in the URL. */
  to?: string
}

export function LoginScreen({ to }: Props) {
  usePageTitle('Login')
  const navigate = useNavigate()
  const beginSession = useBeginSession()
  const { to: asked } = useSearch({ strict: false })

  function goOn({ sessionId, user }: ResponseBody<typeof login>) {
    beginSession(sessionId)
    toast({ title: 'Login successful', text: `Welcome back, ${user.username}!` })
    void navigate({ href: wantedPage(to ?? asked), replace: true })
  }

  return (
    <AuthCard title="Login">
      <SignInForm
        submitLabel="Login"
        pendingLabel="Logging in..."
        forgotten={
          <Link to="/forgot-password" className={forgottenStyle}>
            Forgot password?
          </Link>
        }
        onSignedIn={goOn}
      />
      <p className="type-hint mt-3.5 text-center text-text-3">
        No account yet?{' '}
        <Link
          to="/register"
          className="touch-area relative inline-block py-1 font-semibold text-petrol hover:underline"
        >
          Register
        </Link>
      </p>
    </AuthCard>
  )
}

/** Returns a same-origin path only: an external address would be an open redirect. */
export function wantedPage(to: string | undefined): string {
  if (!to?.startsWith('/') || !URL.canParse(to, window.location.origin)) return '/'
  const { origin, pathname, search, hash } = new URL(to, window.location.origin)
  // The path of '/.//x' is '//x', which names another host.
  return origin === window.location.origin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/'
}
