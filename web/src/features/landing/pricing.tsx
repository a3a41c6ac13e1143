import { type PlanKey, plans } from '@podcastai/contracts'
import { Badge, Button, classNames } from '@podcastai/ui'
import { Check } from 'lucide-react'
import { formatCount } from './formats.ts'

const included = {
  pro: ['Unlimited transcripts', '8 formats', 'CSV exports', 'Edit and customize'],
  team: [
    'Everything in Individual',
    `Up to ${plans.team.seats} members`,
    'Collaboration',
    'Shared library',
    'Priority support',
  ],
} satisfies Record<PlanKey, string[]>

type Props = {
  /** What is free without a plan. */
  free: string | null
  /** Payments are off: nothing is charged. */
  isIncluded: boolean
  onChoose: (plan: PlanKey) => void
}

export function Pricing({ free, isIncluded, onChoose }: Props) {
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className="mx-auto max-w-[1280px] scroll-mt-4 px-6 pt-18 pb-2 max-md:px-4 max-md:pt-13"
    >
      <div className="grid grid-cols-3 gap-4 max-lg:grid-cols-2 max-md:grid-cols-1">
        <div className="max-lg:col-span-full">
          <h2 id="pricing-title" className="type-section max-md:text-2xl max-md:leading-[31px]">
            Two plans
          </h2>
          <p className="type-copy mt-2 max-w-[30ch] text-text-2">
            Both read the whole episode and write all {formatCount} formats.
            {!isIncluded && ' Cancel anytime and keep your content.'}
          </p>
          {free && <p className="type-copy mt-3 max-w-[30ch]">{free}</p>}
        </div>
        <Plan plan="pro" title={plans.pro.label} aside={plans.pro.name} isIncluded={isIncluded} onChoose={onChoose} />
        <Plan plan="team" title={plans.team.name} popular isIncluded={isIncluded} onChoose={onChoose} />
      </div>
    </section>
  )
}

type PlanProps = {
  plan: PlanKey
  title: string
  aside?: string
  popular?: boolean
  isIncluded: boolean
  onChoose: (plan: PlanKey) => void
}

function Plan({ plan, title, aside, popular = false, isIncluded, onChoose }: PlanProps) {
  return (
    <article
      aria-label={`${title} plan`}
      className={classNames(
        'grid grid-rows-[auto_1fr_auto] gap-5 rounded-card border bg-surface p-6',
        popular && 'border-ink shadow-[inset_0_0_0_1px_var(--ink)]',
      )}
    >
      <div>
        <div className="flex items-center justify-between gap-3">
          <h3 className="text-[17px] leading-[22px] font-semibold">
            {title} {aside && <span className="font-medium text-text-3">{aside}</span>}
          </h3>
          {popular && <Badge tone="ink">Most Popular</Badge>}
        </div>
        <p className="mt-2 text-text-2">
          <b className="mr-1 text-[34px] leading-10 font-semibold tracking-[-0.035em] text-text">
            {isIncluded ? 'Included' : plans[plan].price}
          </b>
          {!isIncluded && ' per month'}
        </p>
      </div>
      <ul>
        {included[plan].map((line) => (
          <li key={line} className="flex items-center gap-2.5 py-1.5">
            <Check aria-hidden size={16} className="text-petrol" />
            {line}
          </li>
        ))}
      </ul>
      <Button variant={popular ? 'primary' : 'outline'} size="large" className="w-full" onClick={() => onChoose(plan)}>
        Start with {title}
      </Button>
    </article>
  )
}
