import type { LocalModel, OperatorModel } from '@podcastai/contracts'
import { Badge, Button } from '@podcastai/ui'
import { RefreshCw } from 'lucide-react'
import { bytesText } from './bytes-text.ts'
import { OllamaHere } from './local-ollama.tsx'
import { isConnected, toModelChoice, useConnect } from './operator-model.ts'

type Props = { now: OperatorModel; isLooking: boolean; onLook: () => void }

/** Models running on the server's machine; one click connects one. */
export function FoundModels({ now, isLooking, onLook }: Props) {
  return (
    <section aria-labelledby="found-title" className="grid gap-3 border-t pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="found-title" className="type-h3">
          Running on this machine
        </h2>
        <Button
          size="small"
          variant="ghost"
          icon={<RefreshCw aria-hidden size={14} />}
          pending={isLooking}
          pendingLabel="Looking..."
          onClick={onLook}
        >
          Look again
        </Button>
      </div>
      {now.found.length === 0 ? <p className="text-text-2">{describeNone(now)}</p> : <FoundList now={now} />}
      <OllamaHere now={now} />
    </section>
  )
}

type FoundListProps = {
  now: OperatorModel
  /** Emphasizes the first model that fits. */
  isRecommending?: boolean
  onConnected?: () => void
}

/** The models of this machine, each with its size and a button that connects it. */
export function FoundList({ now, isRecommending = false, onConnected }: FoundListProps) {
  const { found, from } = now
  const connect = useConnect()
  const recommended = isRecommending && found.find(({ fits }) => fits !== false)
  const isChoosing = (one: LocalModel) => connect.isPending && connect.variables?.model === one.model
  return (
    <ul className="grid divide-y rounded-card border bg-surface">
      {found.map((one) => (
        <li
          key={`${one.server} ${one.model}`}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
        >
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{one.model}</p>
            <p className="type-hint text-text-2">{formatFacts(one)}</p>
          </div>
          {isConnected(one, now) ? (
            <Badge tone="ok" dot>
              In use
            </Badge>
          ) : (
            from !== 'environment' && (
              <Button
                size="small"
                variant={one === recommended ? 'primary' : 'outline'}
                aria-label={`Use this: ${one.model} on ${one.server}`}
                disabled={connect.isPending}
                pending={isChoosing(one)}
                pendingLabel="Connecting..."
                onClick={() => connect.mutate(toModelChoice(one), { onSuccess: () => onConnected?.() })}
              >
                Use this
              </Button>
            )
          )}
        </li>
      ))}
    </ul>
  )
}

export function describeNone({ ollama }: OperatorModel): string {
  if (ollama?.isRunning) return 'Ollama is running on the server’s machine, without a model that fits.'
  return 'No model was found on the server’s machine. Start Ollama, LM Studio, llama.cpp, or vLLM there at its usual address, and look again.'
}

function formatFacts({ server, bytes, fits, contextTokens }: LocalModel): string {
  const size = bytes === null ? [] : [bytesText(bytes)]
  if (fits !== null)
    return [server, ...size, fits ? 'fits this machine' : 'too large for this machine’s memory'].join(' · ')
  const room = contextTokens === null ? 'costs nothing' : `${contextTokens.toLocaleString('en-US')} tokens at once`
  return [server, ...size, room].join(' · ')
}
