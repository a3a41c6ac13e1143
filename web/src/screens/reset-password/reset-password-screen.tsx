import { buttonStyle, toast } from '@podcastai/ui'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ResetForm } from '../../features/auth/reset-form.tsx'
import { AuthCard } from '../../features/frame/auth-card.tsx'
import { usePageTitle } from '../../lib/page-title.ts'

/** With the token of a reset link: a new password. Without one: how to get such a link. */
export function ResetPasswordScreen() {
  usePageTitle('Reset password')
  const navigate = useNavigate()
  const { token } = useSearch({ strict: false })
  if (token) {
    return (
      <AuthCard title="Set a new password">
        <ResetForm
          token={token}
          onReset={() => {
            toast({ title: 'Password changed', text: 'Log in with your new password.' })
            void navigate({ to: '/login', replace: true })
          }}
        />
      </AuthCard>
    )
  }
  return (
    <AuthCard title="Forgot password?">
      <div className="grid gap-4">
        <p className="text-text-2">
          Ask the person who runs this server for a reset link. It works once, within an hour. On the server, this
          prints one:
        </p>
        <code className="rounded-control bg-sunken px-3 py-2.5 font-mono text-xs wrap-anywhere">
          npm run reset-password -- you@yourshow.com
        </code>
        <Link to="/login" className={buttonStyle({ className: 'justify-self-start' })}>
          Back to login
        </Link>
      </div>
    </AuthCard>
  )
}
