import {
  contextTokenLimits,
  type ModelChoice,
  type ModelProviderKey,
  modelProviderLabels,
  modelProviders,
  type OperatorModel,
} from '@podcastai/contracts'
import { Button, Field, Input, Select } from '@podcastai/ui'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { ApiError, getErrorMessage } from '../../lib/api-error.ts'
import { aboutDollars } from '../../lib/dollars.ts'
import { useConnect, useTry } from './operator-model.ts'
import { TrialResult } from './trial-result.tsx'

type Fields = { provider: ModelProviderKey; model: string; key: string; baseUrl: string; contextTokens: string }

/** Connects any model by hand, after a test. */
export function ModelForm({ now, onConnected }: { now: OperatorModel; onConnected?: () => void }) {
  const form = useForm<Fields>({ values: toFormFields(now) })
  const complain = (error: unknown) => {
    for (const [field, message] of refusedFields(error)) form.setError(field, { message }, { shouldFocus: true })
  }
  const connect = useConnect(complain)
  const trial = useTry(complain)
  const [provider, model] = form.watch(['provider', 'model'])
  const offer = now.offers.find((one) => one.provider === provider)
  const price = offer?.models.find((one) => one.model === model.trim())?.dollarsPerHour
  const isOwn = isSelfHosted(provider)
  const { errors } = form.formState

  function begin(next: ModelProviderKey) {
    const usual = now.offers.find((one) => one.provider === next)?.models[0]?.model ?? ''
    form.reset({ provider: next, model: usual, key: '', baseUrl: '', contextTokens: '' })
    trial.reset()
  }

  return (
    <form
      noValidate
      aria-label="Connect a model"
      className="grid gap-4"
      onSubmit={form.handleSubmit((fields) =>
        connect.mutate(toModelChoice(fields), {
          onSuccess: (saved) => {
            form.reset(toFormFields(saved))
            onConnected?.()
          },
        }),
      )}
    >
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <Field label="Provider">
          <Select value={provider} onChange={(event) => begin(event.target.value as ModelProviderKey)}>
            {modelProviders.map((one) => (
              <option key={one} value={one}>
                {modelProviderLabels[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Model"
          hint={price ? `One hour of talk costs ${aboutDollars(price)}` : 'Exactly as your provider spells it'}
          error={errors.model?.message}
        >
          <Input
            list="offered-models"
            autoComplete="off"
            spellCheck={false}
            {...form.register('model', needed('Please name a model'))}
          />
        </Field>
        <datalist id="offered-models">
          {offer?.models.map((one) => (
            <option key={one.model} value={one.model}>
              {one.dollarsPerHour === null ? undefined : `An hour of talk: ${aboutDollars(one.dollarsPerHour)}`}
            </option>
          ))}
        </datalist>
      </div>
      {isOwn && (
        <Field
          label="Base address"
          hint={`${addressHints[provider]} Plain http is allowed only for this machine or a private network.`}
          error={errors.baseUrl?.message}
        >
          <Input
            type="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={provider === 'ollama' ? 'http://127.0.0.1:11434' : 'http://localhost:8080/v1'}
            {...form.register('baseUrl', provider === 'ollama' ? {} : needed('Please enter the address of the server'))}
          />
        </Field>
      )}
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <KeyField form={form} now={now} isOwn={isOwn} />
        <Field label="Context" hint="Maximum tokens per request" error={errors.contextTokens?.message}>
          <Input
            type="number"
            inputMode="numeric"
            min={contextTokenLimits.min}
            max={contextTokenLimits.max}
            step={1}
            placeholder={offer?.contextTokens.toString()}
            {...form.register('contextTokens')}
          />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          disabled={trial.isPending}
          pending={connect.isPending}
          pendingLabel="Connecting..."
        >
          Connect
        </Button>
        <Button
          disabled={connect.isPending}
          pending={trial.isPending}
          pendingLabel="Writing a caption..."
          onClick={form.handleSubmit((fields) => trial.mutate(toModelChoice(fields)))}
        >
          Try it
        </Button>
      </div>
      <TrialResult trial={trial.data} failure={trial.isError ? getErrorMessage(trial.error) : null} />
    </form>
  )
}

const addressHints = {
  ollama: 'Empty for Ollama on the server’s machine.',
  'openai-compatible': 'Up to and including the version, such as http://localhost:8080/v1.',
} as const

/** Whether people run it themselves, so that it has an address, and perhaps no key. */
function isSelfHosted(provider: ModelProviderKey): provider is keyof typeof addressHints {
  return provider in addressHints
}

function KeyField({ form, now, isOwn }: { form: UseFormReturn<Fields>; now: OperatorModel; isOwn: boolean }) {
  const [provider, baseUrl] = form.watch(['provider', 'baseUrl'])
  const { model, noKeysBecause } = now
  const isStored =
    model?.key === 'stored' && model.provider === provider && (!isOwn || model.baseUrl === baseUrl.trim())
  const rest = isOwn ? 'Only if the server needs one.' : 'From your account with the provider.'
  return (
    <Field
      label="Key"
      hint={
        isStored
          ? 'One is stored. Leave this empty to keep it.'
          : (noKeysBecause ?? `${rest} Kept encrypted, never shown again.`)
      }
      error={form.formState.errors.key?.message}
    >
      <Input
        type="password"
        autoComplete="new-password"
        spellCheck={false}
        placeholder={isStored ? '••••••••' : undefined}
        {...form.register('key')}
      />
    </Field>
  )
}

const needed = (message: string) => ({ validate: (value: string) => value.trim() !== '' || message })

/** Returns the connected model's fields, or those of the first provider. */
function toFormFields({ model, from, offers }: OperatorModel): Fields {
  if (!model || from === 'environment') {
    const [first] = offers
    return {
      provider: first?.provider ?? 'openai',
      model: first?.models[0]?.model ?? '',
      ...{ key: '', baseUrl: '', contextTokens: '' },
    }
  }
  return {
    provider: model.provider,
    model: model.model,
    key: '',
    baseUrl: isSelfHosted(model.provider) ? model.baseUrl : '',
    contextTokens: model.contextTokens.toString(),
  }
}

/** Converts the fields. An empty key keeps the stored one. */
function toModelChoice({ provider, model, key, baseUrl, contextTokens }: Fields): ModelChoice {
  return {
    ...{ provider, model },
    ...(key.trim() !== '' && { key }),
    baseUrl: isSelfHosted(provider) ? baseUrl.trim() || null : null,
    contextTokens: contextTokens === '' ? null : Number(contextTokens),
  }
}

/** Returns the server's validation errors by field. */
function refusedFields(error: unknown): [keyof Fields, string][] {
  const fields = error instanceof ApiError ? error.details?.fields : undefined
  if (typeof fields !== 'object' || fields === null) return []
  const names = ['provider', 'model', 'key', 'baseUrl', 'contextTokens'] as const
  return Object.entries(fields).flatMap(([path, message]) => {
    const field = names.find((name) => name === path)
    return field ? [[field, String(message)]] : []
  })
}
