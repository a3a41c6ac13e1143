import type { OperatorModel } from '@podcastai/contracts'
import { Button, Card, ConfirmDialog } from '@podcastai/ui'
import { Cpu, Lock, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { aboutDollars } from '../../lib/dollars.ts'
import { isConnected, isConnectedIndirectly, useDisconnect } from './operator-model.ts'

/** The current engine, its address, its price, and its problems. */
export function WritesNow({ now }: { now: OperatorModel }) {
  const { engine, model, from, trouble, kept } = now
  return (
    <Card className="grid gap-3 p-5 max-md:p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 items-start gap-3">
          <span className="grid size-9 shrink-0 place-items-center rounded-control bg-petrol-soft text-petrol">
            <Cpu aria-hidden size={16} />
          </span>
          <div className="min-w-0">
            <h2 className="type-h3 wrap-anywhere">{model ? engine : 'The built-in engine'} writes now</h2>
            <p className="type-small text-text-2 wrap-anywhere">{model ? describePlace(model, from) : offline}</p>
            {model && <p className="type-small text-text-2">{formatPrice(model.dollarsPerHour)}</p>}
          </div>
        </div>
        {from === 'page' && <Disconnect engine={engine} />}
      </div>
      {model?.key === 'lost' && (
        <Warning>The stored key cannot be read with this installation’s secret. Enter it again below.</Warning>
      )}
      <LessRoom now={now} />
      {model?.key !== 'lost' && trouble && <Warning>{trouble}</Warning>}
      {from === 'environment' && (
        <p className="type-small flex items-start gap-2 border-t pt-3 text-text-2">
          <Lock aria-hidden size={14} className="mt-[3px] shrink-0" />
          <span>
            This is set in the server’s environment, by <code className="type-time">AI_PROVIDER</code>. To choose here,
            remove that setting and start the server again.
          </span>
        </p>
      )}
      {kept && <Kept kept={kept} />}
    </Card>
  )
}

const offline = 'Works from the transcript alone, on this server. Nothing leaves it, and it costs nothing.'

function describePlace(
  { baseUrl, contextTokens, key }: NonNullable<OperatorModel['model']>,
  from: OperatorModel['from'],
) {
  const room = `${contextTokens.toLocaleString('en-US')} tokens at once`
  return [
    `Asked at ${URL.parse(baseUrl)?.host ?? baseUrl}`,
    room,
    ...(key === 'stored' ? [from === 'page' ? 'key stored' : 'with a key'] : []),
  ].join(' · ')
}

function formatPrice(dollarsPerHour: number | null): string {
  if (dollarsPerHour === null) return 'Price unknown'
  if (dollarsPerHour === 0) return 'Free: it runs on your own server'
  return `One hour of talk costs ${aboutDollars(dollarsPerHour)}`
}

/**
 * Warns if the local program loaded the model with a smaller context than we send, because it would truncate silently.
 */
function LessRoom({ now }: { now: OperatorModel }) {
  const { model, found } = now
  if (found.some((one) => isConnectedIndirectly(one, now))) {
    return (
      <Warning>
        At this address, Ollama keeps a small context and drops what does not fit. Choose “Use this” below to connect it
        directly.
      </Warning>
    )
  }
  const own = found.find((one) => one.provider !== 'ollama' && isConnected(one, now))
  if (!model || !own?.contextTokens || own.contextTokens >= model.contextTokens) return null
  const room = own.contextTokens.toLocaleString('en-US')
  return (
    <Warning>
      {`${own.server} gives it only ${room} tokens at once. Raise that there, or enter ${own.contextTokens} as its context below.`}
    </Warning>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="type-small flex items-start gap-2 rounded-control bg-warn-soft px-3 py-2 text-warn">
      <TriangleAlert aria-hidden size={14} className="mt-[3px] shrink-0" />
      <span className="wrap-anywhere">{children}</span>
    </p>
  )
}

/** The model stored here that the environment settings override. */
function Kept({ kept: { model, hasKey } }: { kept: NonNullable<OperatorModel['kept']> }) {
  const what = hasKey ? `${model} and its key` : model
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-3">
      <p className="type-small min-w-0 text-text-2 wrap-anywhere">
        {`Stored here before: ${what}. ${hasKey ? 'They are' : 'It is'} not used now.`}
      </p>
      <Removal
        label="Delete"
        pendingLabel="Deleting..."
        title={`Delete ${what}?`}
        text="If the setting is removed from the environment, the built-in engine writes until you connect a model again."
      />
    </div>
  )
}

function Disconnect({ engine }: { engine: string }) {
  return (
    <Removal
      label="Disconnect"
      pendingLabel="Disconnecting..."
      title={`Disconnect ${engine}?`}
      text="The built-in engine takes over. The stored key is deleted, and existing content stays."
    />
  )
}

/** Deletes the stored model after a confirmation. */
function Removal({ label, ...question }: { label: string; pendingLabel: string; title: string; text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const disconnect = useDisconnect()
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        {...question}
        open={isOpen}
        onOpenChange={setIsOpen}
        confirmLabel={label}
        pending={disconnect.isPending}
        onConfirm={() => disconnect.mutate(undefined, { onSettled: () => setIsOpen(false) })}
      />
    </>
  )
}
