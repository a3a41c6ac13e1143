import { buttonStyle } from '@podcastai/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ForgotForm } from '../../features/auth/forgot-form.tsx'
import { AuthCard } from '../../features/frame/auth-card.tsx'
import { usePageTitle } from '../../lib/page-title.ts'

/** How to get a reset link: by email, or from the operator. */
export function ForgotPasswordScreen() {
  usePageTitle('Forgot password')
  const [mailed, setMailed] = useState<boolean | null>(null)
  return (
    <AuthCard title="Forgot password?">
      <div className="grid gap-4">
        {mailed === null && <ForgotForm onAnswered={setMailed} />}
        <div role="status" className="grid gap-4 empty:hidden">
          {mailed === true && (
            <p className="text-text-2">
              If there is an account with this address, a link is on its way. It works once, within an hour.
            </p>
          )}
          {mailed === false && <FromTheServer />}
        </div>
        <Link to="/login" className={buttonStyle({ className: 'justify-self-start' })}>
          Back to login
        </Link>
      </div>
    </AuthCard>
  )
}

function FromTheServer() {
  return (
    <>
      <p className="text-text-2">
        This server does not send email. Ask its operator for a reset link. It works once, for one hour. On the server,
        this command prints one:
      </p>
      <code className="rounded-control bg-sunken px-3 py-2.5 font-mono text-xs wrap-anywhere">
        npm run reset-password -- you@yourshow.com
      </code>
    </>
  )
}
