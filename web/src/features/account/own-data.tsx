import { deleteAccount, downloadMyData, type Profile } from '@podcastai/contracts'
import { Button, buttonStyle, PasswordDialog } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ApiError, getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { clearSession } from '../../lib/session.ts'
import { toastAcrossPages } from '../../lib/toast-across-pages.ts'

/** Downloads or deletes the user's personal data. */
export function OwnData({ profile }: { profile: Profile }) {
  return (
    <>
      <section aria-labelledby="my-data-title" className="grid justify-items-start gap-3">
        <div>
          <h2 id="my-data-title" className="type-h2">
            Your data
          </h2>
          <p className="mt-1 text-text-2">
            One JSON file with your profile, your own projects (texts, uploads, and content), and what you uploaded and
            edited in your team.
          </p>
        </div>
        {/* A plain link: the session cookie authorizes it, and the browser streams the file to disk. */}
        <a href={downloadMyData.path} download className={buttonStyle({})}>
          <Download aria-hidden size={16} />
          Download my data
        </a>
      </section>
      <DeleteAccount profile={profile} />
    </>
  )
}

function DeleteAccount({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
    onSuccess: async () => {
      clearSession()
      // Reload into the landing page.
      toastAcrossPages({ title: 'Account deleted', text: 'Your personal data has been deleted.' })
      await navigate({ to: '/' })
      queryClient.clear()
    },
  })
  const isLastAdmin = remove.error instanceof ApiError && remove.error.code === 'hand_over_first'

  function openOrClose(open: boolean) {
    remove.reset()
    setIsOpen(open)
  }

  return (
    <section aria-labelledby="delete-account-title" className="grid justify-items-start gap-3">
      <div>
        <h2 id="delete-account-title" className="type-h2">
          Delete your account
        </h2>
        <p className="mt-1 text-text-2">
          This deletes your account and your own workspace, with its projects, uploads, and content.
          {profile.teamId !== null &&
            ' What you made for the team stays with the team, without your name. Share links you made stop working.'}
        </p>
      </div>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Delete my account
      </Button>
      <PasswordDialog
        open={isOpen}
        onOpenChange={openOrClose}
        title="Delete your account?"
        text={`${profile.email} and all its projects will be deleted immediately. You can’t undo this.`}
        phrase={profile.email}
        confirmLabel="Delete my account"
        pendingLabel="Deleting..."
        pending={remove.isPending}
        error={remove.error ? getErrorMessage(remove.error) : undefined}
        afterError={
          isLastAdmin && (
            <Link to="/dashboard" search={{ tab: 'team' }} className="type-small text-petrol underline">
              Go to the team
            </Link>
          )
        }
        onConfirm={(password) => remove.mutate(password)}
      />
    </section>
  )
}
