import type { OperatorModel } from '@podcastai/contracts'
import { Button, lateComponent, Skeleton, toast } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { BotMessageSquare, KeyRound, RefreshCw, TextQuote } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { aboutDollars } from '../../lib/dollars.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { describeNone, FoundList } from './found-models.tsx'
import { OllamaHere } from './local-ollama.tsx'
import { isPulling, operatorModelQuery, useConnectedByPull, useEndModelChoice } from './operator-model.ts'

const ModelForm = lateComponent(async () => (await import('./model-form.tsx')).ModelForm)

/** Who writes the content of a new server: shown once, to its first account. */
export function FirstChoice() {
  usePageTitle('Welcome')
  const { data: now, isError, isFetching, refetch } = useQuery(operatorModelQuery())
  const [entersKey, setEntersKey] = useState(false)
  const end = useEndModelChoice()
  const finish = useCallback(() => end.mutate(), [end.mutate])
  useConnectedByPull(now, finish)

  function chooseAssistant() {
    end.mutate(undefined, {
      onSuccess: () =>
        toast({
          title: 'All set',
          text: 'Open an episode and choose “Write with ChatGPT, Claude, or another assistant”.',
        }),
    })
  }

  return (
    <main className="mx-auto grid max-w-[688px] grid-cols-1 gap-8 px-6 pt-12 pb-18 max-md:gap-6 max-md:px-4 max-md:pt-7">
      <div>
        <h1 className="type-h1">Who writes your content?</h1>
        <p className="mt-1 text-pretty text-text-2">
          One choice for everyone on this server. Change it anytime in the account menu.
        </p>
      </div>
      <section aria-labelledby="here-title" className="grid gap-3">
        <div className="flex items-start justify-between gap-x-4">
          <div>
            <h2 id="here-title" className="type-h3">
              A model on this machine
            </h2>
            <p className="text-pretty text-text-2">Free and private: your transcripts stay here.</p>
          </div>
          {!(now && isPulling(now)) && (
            <Button
              size="small"
              variant="ghost"
              className="-mt-1 shrink-0"
              icon={<RefreshCw aria-hidden size={14} />}
              pending={isFetching}
              pendingLabel="Looking..."
              onClick={() => refetch()}
            >
              Look again
            </Button>
          )}
        </div>
        {!now && !isError && <Skeleton className="h-16 rounded-card" />}
        {!now && isError && <p className="text-text-2">The models on this machine could not be listed.</p>}
        {now && <Here now={now} onConnected={finish} />}
      </section>
      <section aria-labelledby="other-title" className="grid gap-3">
        <h2 id="other-title" className="type-h3">
          Or
        </h2>
        <ul className="grid divide-y rounded-card border bg-surface">
          <Way
            icon={<KeyRound aria-hidden size={16} />}
            title="OpenAI, Anthropic, or Google"
            text={`Needs a key. Transcripts are sent there${now ? priceText(now) : ''}.`}
          >
            <Button size="small" aria-expanded={entersKey} disabled={!now} onClick={() => setEntersKey(!entersKey)}>
              Enter a key
            </Button>
          </Way>
          {entersKey && now && (
            <li className="px-4 py-4">
              <ModelForm now={now} onConnected={finish} />
            </li>
          )}
          <Way
            icon={<BotMessageSquare aria-hidden size={16} />}
            title="Your ChatGPT, Claude, or another assistant"
            text="Copy one prompt per episode and paste the reply. No key needed."
          >
            <Button size="small" disabled={end.isPending} onClick={chooseAssistant}>
              Choose
            </Button>
          </Way>
          <Way
            icon={<TextQuote aria-hidden size={16} />}
            title="No model for now"
            text="The built-in engine picks exact quotes, instantly and offline."
          >
            <Button size="small" disabled={end.isPending} onClick={finish}>
              Skip
            </Button>
          </Way>
        </ul>
      </section>
    </main>
  )
}

function Here({ now, onConnected }: { now: OperatorModel; onConnected: () => void }) {
  const { ollama, found } = now
  const isOffered = ollama?.isRunning && (ollama.offer || ollama.pull)
  return (
    <>
      {found.length > 0 && <FoundList now={now} isRecommending onConnected={onConnected} />}
      {found.length === 0 && !isOffered && !ollama && <p className="text-text-2">{describeNone(now)}</p>}
      <OllamaHere now={now} isRecommending={found.length === 0} />
    </>
  )
}

type WayProps = { icon: ReactNode; title: string; text: string; children: ReactNode }

function Way({ icon, title, text, children }: WayProps) {
  return (
    <li className="flex items-center gap-x-4 gap-y-2 px-4 py-3.5 max-md:flex-wrap">
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-petrol-soft text-petrol max-md:hidden">
        {icon}
      </span>
      <div className="min-w-0 flex-1 max-md:basis-full">
        <h3 className="font-medium">{title}</h3>
        <p className="type-small text-pretty text-text-2">{text}</p>
      </div>
      {children}
    </li>
  )
}

function priceText({ offers }: OperatorModel): string {
  const price = offers.flatMap(({ models }) => models[0]?.dollarsPerHour ?? [])[0]
  return price ? `, ${aboutDollars(price)} per hour` : ''
}
