import { toast } from '@podcastai/ui'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { SignInForm } from '../../features/auth/sign-in-form.tsx'
import { Brand } from '../../features/frame/brand.tsx'
import { usePageTitle } from '../../lib/page-title.ts'

export function LoginScreen() {
  usePageTitle('Login')
  const navigate = useNavigate()
  const { to } = useSearch({ strict: false })

  function goOn(username: string) {
    toast({ title: 'Login successful', text: `Welcome back, ${username}!` })
    void navigate({ href: wantedPage(to), replace: true })
  }

  return (
    <main className="grid min-h-dvh grid-rows-[3fr_auto_7fr] justify-items-center px-4">
      <div className="row-start-2 grid w-full max-w-[376px] gap-6 py-8">
        <Brand className="justify-self-center" />
        <div className="rounded-dialog bg-surface p-6 shadow-pop max-md:p-4.5">
          <h1 className="mb-4 text-xl leading-7 font-semibold tracking-[-0.02em]">Login</h1>
          <SignInForm submitLabel="Login" pendingLabel="Logging in..." onSignedIn={goOn} />
          <p className="type-hint mt-3.5 text-center text-text-3">
            No account yet?{' '}
            <Link to="/register" className="inline-block py-1 font-semibold text-petrol hover:underline">
              Register
            </Link>
          </p>
        </div>
      </div>
    </main>
  )
}

/** A page of ours and nothing else: an address from outside could lead anywhere after the login. */
export function wantedPage(to: string | undefined): string {
  if (!to?.startsWith('/')) return '/'
  const url = new URL(to, window.location.origin)
  return url.origin === window.location.origin ? `${url.pathname}${url.search}${url.hash}` : '/'
}
