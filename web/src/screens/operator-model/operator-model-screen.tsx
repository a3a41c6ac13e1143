import { Button, buttonStyle, Card, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AppHeader } from '../../features/frame/app-header.tsx'
import { FoundModels } from '../../features/language-model/found-models.tsx'
import { ModelForm } from '../../features/language-model/model-form.tsx'
import { isPulling, operatorModelQuery, useConnectedByPull } from '../../features/language-model/operator-model.ts'
import { WritesNow } from '../../features/language-model/writes-now.tsx'
import { getErrorMessage } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { SignedIn } from '../signed-in/signed-in.tsx'

/** The server's language model, for its operator. */
export function OperatorModelScreen() {
  usePageTitle('Language model')
  return (
    <SignedIn>
      {(profile) => (
        <>
          <AppHeader username={profile.username} />
          <main className="mx-auto grid max-w-[688px] grid-cols-1 gap-6 px-6 pt-9 pb-18 max-md:px-4 max-md:pt-6">
            {profile.isOperator ? <LanguageModel /> : <NotForYou />}
          </main>
        </>
      )}
    </SignedIn>
  )
}

function LanguageModel() {
  const { data: now, error, isError, isFetching, refetch } = useQuery(operatorModelQuery())
  useConnectedByPull(now)
  return (
    <>
      <div>
        <h1 className="type-h1">Language model</h1>
        <p className="mt-1 text-pretty text-text-2">
          Choose the engine for everyone on this server. Only you, the operator, can see this page.
        </p>
      </div>
      {!now && isError && (
        <Card role="alert" className="grid justify-items-start gap-3 p-5">
          <p>{getErrorMessage(error, 'The language model settings could not be loaded.')}</p>
          <Button size="small" onClick={() => refetch()}>
            Try Again
          </Button>
        </Card>
      )}
      {!now && !isError && <Skeleton className="h-96 rounded-card" />}
      {now && (
        <>
          <WritesNow now={now} />
          <FoundModels now={now} isLooking={isFetching && !isPulling(now)} onLook={() => refetch()} />
          {now.from !== 'environment' && (
            <section aria-labelledby="connect-title" className="grid gap-4 border-t pt-6">
              <div>
                <h2 id="connect-title" className="type-h3">
                  {now.from === 'page' ? 'Change it, or connect another one' : 'Connect a model'}
                </h2>
                <p className="mt-1 text-pretty text-text-2">
                  Transcripts and settings are sent to it. Names, numbers, and quotes are still checked against the
                  transcript.
                </p>
              </div>
              <ModelForm now={now} />
            </section>
          )}
        </>
      )}
    </>
  )
}

function NotForYou() {
  return (
    <Card className="grid justify-items-start gap-4 p-6">
      <div>
        <h1 className="type-h1">Page Not Found</h1>
        <p className="mt-1 text-text-2">This page could not be found or you don't have access to it.</p>
      </div>
      <Link to="/dashboard" className={buttonStyle({ variant: 'primary' })}>
        Back to Dashboard
      </Link>
    </Card>
  )
}
