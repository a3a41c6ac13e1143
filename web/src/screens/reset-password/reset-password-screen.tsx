import { checkResetLink } from '@podcastai/contracts'
import { buttonStyle, Spinner, toast } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ResetForm } from '../../features/auth/reset-form.tsx'
import { AuthCard } from '../../features/frame/auth-card.tsx'
import { call } from '../../lib/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { ForgotPasswordScreen } from '../forgot-password/forgot-password-screen.tsx'

/** Sets a new password with a reset link's token. Without a token, says how to get a link. */
export function ResetPasswordScreen() {
  usePageTitle('Reset password')
  const { token } = useSearch({ from: '/reset-password' })
  return token ? <NewPassword token={token} /> : <ForgotPasswordScreen />
}

function NewPassword({ token }: { token: string }) {
  const navigate = useNavigate()
  const link = useQuery({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) => call(checkResetLink, { body: { token }, signal }),
  })
  // Offline, the query pauses and the form is shown.
  if (link.isLoading) {
    return (
      <AuthCard title="Set a new password">
        <Spinner label="Checking the link" />
      </AuthCard>
    )
  }
  // If the check failed, the form's response will tell.
  if (link.data?.works === false) {
    return (
      <AuthCard title="Set a new password">
        <p className="mb-4 text-text-2">This link was already used or is older than an hour.</p>
        <Link to="/forgot-password" className={buttonStyle({ variant: 'primary', size: 'large', className: 'w-full' })}>
          Get a new link
        </Link>
      </AuthCard>
    )
  }
  return (
    <AuthCard title="Set a new password">
      <ResetForm
        token={token}
        onReset={() => {
          toast({ title: 'Password changed', text: 'Log in with your new password.' })
          void navigate({ to: '/login', replace: true })
        }}
      />
      <p className="type-hint mt-3.5 text-center text-text-3">
        Has the link expired?{' '}
        <Link
          to="/forgot-password"
          className="touch-area relative inline-block py-1 font-semibold text-petrol hover:underline"
        >
          Get a new one
        </Link>
      </p>
    </AuthCard>
  )
}
