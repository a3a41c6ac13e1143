import { type ResponseBody, sendVerification, verifyEmail } from '@podcastai/contracts'
import { Button, buttonStyle, Spinner, toast } from '@podcastai/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { AuthCard } from '../../features/frame/auth-card.tsx'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { SignedIn } from '../signed-in/signed-in.tsx'

/** Verifies the email with the token from an emailed link. Without a token, says to open the link. */
export function VerifyEmailScreen() {
  usePageTitle('Verify email')
  const { token } = useSearch({ from: '/verify-email' })
  return (
    <SignedIn>
      {({ email, emailVerified }) => {
        if (token) return <Proving token={token} />
        return emailVerified ? <Verified teamName={null} /> : <Waiting email={email} />
      }}
    </SignedIn>
  )
}

/** Verifies once, because the link only works once; the result is kept across renders. */
function useVerification(token: string) {
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: ['/api/auth/verify-email', token],
    queryFn: async (): Promise<ResponseBody<typeof verifyEmail>> => {
      const answer = await call(verifyEmail, { body: { token } })
      await queryClient.invalidateQueries({ queryKey: profileQuery().queryKey })
      return answer
    },
  })
}

function Proving({ token }: { token: string }) {
  const proof = useVerification(token)
  if (proof.data) return <Verified teamName={proof.data.teamName} />
  return (
    <AuthCard title={proof.isError ? 'This link didn’t work' : 'Checking the link'}>
      {proof.isError ? (
        <div className="grid gap-4">
          <p role="alert" className="text-text-2">
            {getErrorMessage(proof.error)}
          </p>
          <SendAgain />
        </div>
      ) : (
        <Spinner label="Checking the link" />
      )}
    </AuthCard>
  )
}

function Verified({ teamName }: { teamName: string | null }) {
  return (
    <AuthCard title="Your address is verified">
      <div className="grid gap-4">
        {teamName !== null && <p className="text-text-2">You are in the team “{teamName}” now.</p>}
        <Link to="/" className={buttonStyle({ variant: 'primary', size: 'large' })}>
          Go to Dashboard
        </Link>
      </div>
    </AuthCard>
  )
}

function Waiting({ email }: { email: string }) {
  return (
    <AuthCard title="Check your email">
      <div className="grid gap-4">
        <p className="text-text-2">
          We emailed a link to {email}. Open it to verify your address and join the team that invited you.
        </p>
        <SendAgain />
        <Link to="/" className={buttonStyle({ variant: 'ghost' })}>
          Continue without a team for now
        </Link>
      </div>
    </AuthCard>
  )
}

function SendAgain() {
  const send = useMutation({
    mutationFn: () => call(sendVerification),
    onSuccess: () => toast({ title: 'Link sent', text: 'Check your inbox.' }),
    onError: (error) => toast({ title: 'Error', text: getErrorMessage(error), tone: 'danger' }),
  })
  return (
    <Button pending={send.isPending} pendingLabel="Sending..." onClick={() => send.mutate()}>
      Send the link again
    </Button>
  )
}
