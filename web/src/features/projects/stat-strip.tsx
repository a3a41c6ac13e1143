import { Card, Skeleton } from '@podcastai/ui'
import { type Totals, workspaceFigures } from './workspace-figures.ts'

type Props = {
  totals: Totals | undefined
  teamId: string | null
  /** What the projects are counted of. */
  scope?: 'workspace' | 'show'
}

/** Four figures in a strip; only the plan before the first project, because the others would be zero. */
export function StatStrip({ totals, teamId, scope = 'workspace' }: Props) {
  const figures = workspaceFigures(totals ?? { projects: 0, minutes: 0 }, teamId)
  const known = totals !== undefined
  const seats = figures.seats === 1 ? 'seat' : 'seats'
  const plan = (
    <Stat name={figures.plan} value={figures.seats} unit={seats} hint={teamId ? 'for your team' : 'for you'} known />
  )
  if (totals?.projects === 0) return <Card className="w-fit min-w-64">{plan}</Card>
  return (
    <Card className="grid grid-cols-4 max-md:grid-cols-2 [&>dl]:border-line [&>dl+dl]:border-l max-md:[&>dl:nth-child(3)]:border-l-0 max-md:[&>dl:nth-child(n+3)]:border-t">
      <Stat name="Total Projects" value={figures.projects} hint={`in this ${scope}`} known={known} />
      <Stat name="Content Pieces" value={figures.pieces} hint={figures.generated} known={known} />
      <Stat
        name="Content Processed"
        value={figures.hours}
        unit="hours"
        hint={`${figures.talk} of talk`}
        known={known}
      />
      {plan}
    </Card>
  )
}

type StatProps = { name: string; value: number; unit?: string; hint: string; known: boolean }

function Stat({ name, value, unit, hint, known }: StatProps) {
  return (
    <dl className="px-5 pt-4 pb-3.5 max-md:px-3.5 max-md:py-3">
      <dt className="type-small text-text-2">{name}</dt>
      <dd className="type-figure mt-1 mb-0.5 max-md:text-2xl max-md:leading-[30px]">
        {known ? value : <Skeleton className="my-1 h-6.5 w-12" />}
        {known && unit && <span className="ml-1.5 text-sm font-medium tracking-normal text-text-2">{unit}</span>}
      </dd>
      <dd className="type-hint text-text-3">{hint}</dd>
    </dl>
  )
}
