import { Kind, Specimen } from './specimen.tsx'

const grounds =
  'bg surface sunken ink petrol petrol-soft marker marker-soft ok-soft warn-soft danger danger-soft'.split(' ')
const inks = 'text text-2 text-3 petrol ok warn danger line line-strong host guest'.split(' ')
const charts = Array.from({ length: 8 }, (_, index) => `c${index + 1}`)
const types = 'type-h1 type-h2 type-h3 type-base type-label type-small type-hint type-time'.split(' ')

export function Tokens() {
  return (
    <Kind title="Color and type">
      <Swatches name="Grounds" tokens={grounds} />
      <Swatches name="Text, lines and marks" tokens={inks} />
      <Swatches name="Charts, in this order" tokens={charts} />
      <Specimen name="Type" stacked>
        {types.map((type) => (
          <p key={type} className={type}>
            {type}: Nobody throws away a toaster, 12:04
          </p>
        ))}
        <p className="font-serif text-xl">Quoted words are set in serif.</p>
      </Specimen>
    </Kind>
  )
}

function Swatches({ name, tokens }: { name: string; tokens: readonly string[] }) {
  return (
    <Specimen name={name}>
      {tokens.map((token) => (
        <span key={token} className="type-hint grid w-20 gap-1">
          <span className="h-8 rounded-control border" style={{ background: `var(--${token})` }} />
          {token}
        </span>
      ))}
    </Specimen>
  )
}
