import { contentTypes } from '@podcastai/content-types'
import { type Insights, type InsightsPeriod, insightsPeriods } from '@podcastai/contracts'
import { BarRows } from './bar-rows.tsx'
import { ChartCard, Figures } from './chart-card.tsx'
import { TimeColumns } from './time-columns.tsx'

/** Six charts in two columns. */
export function InsightsCharts({ insights, period }: { insights: Insights; period: InsightsPeriod }) {
  return (
    <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
      <PiecesByType insights={insights} />
      <OverTime insights={insights} period={period} />
      <TopTopics insights={insights} />
      <ViralPotential insights={insights} />
      <EditedOrGenerated insights={insights} />
      <EngineUse insights={insights} />
    </div>
  )
}

type Props = { insights: Insights }

function PiecesByType({ insights: { types } }: Props) {
  const rows = types.map(({ contentType, items }) => ({ name: contentTypes[contentType].label, value: items }))
  const items = types.reduce((sum, type) => sum + type.items, 0)
  const pieces = types.reduce((sum, type) => sum + type.generated, 0)
  const top = [...rows].sort((a, b) => b.value - a.value)[0]
  return (
    <ChartCard
      title="Content pieces by type"
      aside={`${counted(items, 'item')} in ${counted(pieces, 'written piece')}`}
      says={`${counted(items, 'item')} in all, most of them ${top?.name}: ${top?.value}.`}
      table={{
        columns: ['Type', 'Items', 'Projects'],
        rows: types.map((type) => [contentTypes[type.contentType].label, type.items, type.generated]),
      }}
    >
      <BarRows rows={rows} />
    </ChartCard>
  )
}

/** With the year, because a 12-month period contains a month twice. */
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' })

function OverTime({ insights: { time }, period }: Props & { period: InsightsPeriod }) {
  const { unit } = insightsPeriods[period]
  const steps = time.map(({ from, projects, minutes }) => ({
    label: (unit === 'month' ? month : day).format(new Date(from)),
    projects,
    hours: Math.round(minutes / 6) / 10,
  }))
  const projects = steps.reduce((sum, step) => sum + step.projects, 0)
  const hours = Math.round(steps.reduce((sum, step) => sum + step.hours, 0) * 10) / 10
  return (
    <ChartCard
      title="Projects and hours over time"
      aside={unit === 'month' ? 'Per month' : 'Per week, from Monday'}
      says={`${counted(projects, 'project')} and ${counted(hours, 'hour')} of talk in ${insightsPeriods[period].label}.`}
      table={{
        columns: [unit === 'month' ? 'Month' : 'Week from', 'Projects', 'Hours'],
        rows: steps.map((step) => [step.label, step.projects, step.hours]),
      }}
    >
      <TimeColumns
        name="Projects"
        color="c1"
        columns={steps.map((step) => ({ label: step.label, value: step.projects }))}
        named={false}
      />
      <TimeColumns
        name="Hours"
        color="c2"
        columns={steps.map((step) => ({ label: step.label, value: step.hours }))}
        named
      />
    </ChartCard>
  )
}

function TopTopics({ insights: { topics } }: Props) {
  return (
    <ChartCard
      title="Top topics"
      aside="Projects that talk about it"
      says={topics.length === 0 ? 'No topics yet.' : `Most common topic: ${topics[0]?.topic}.`}
      table={{ columns: ['Topic', 'Projects'], rows: topics.map(({ topic, projects }) => [topic, projects]) }}
    >
      {topics.length === 0 ? (
        <p className="text-text-2">No topics yet.</p>
      ) : (
        <BarRows rows={topics.map(({ topic, projects }) => ({ name: topic, value: projects }))} />
      )}
    </ChartCard>
  )
}

function ViralPotential({ insights: { viral } }: Props) {
  const rows = [
    { name: 'High', value: viral.high, strength: 100 },
    { name: 'Medium', value: viral.medium, strength: 65 },
    { name: 'Low', value: viral.low, strength: 40 },
  ] as const
  const moments = viral.high + viral.medium + viral.low
  return (
    <ChartCard
      title="Viral potential"
      aside={`A prediction for ${counted(moments, 'moment')}`}
      says={`Of ${counted(moments, 'moment')}, ${viral.high} are rated high, ${viral.medium} medium, ${viral.low} low.`}
      table={{ columns: ['Potential', 'Moments'], rows: rows.map(({ name, value }) => [name, value]) }}
    >
      <BarRows rows={rows} />
    </ChartCard>
  )
}

function EditedOrGenerated({ insights: { types } }: Props) {
  const all = types.reduce((sum, { generated }) => sum + generated, 0)
  const edited = types.reduce((sum, type) => sum + type.edited, 0)
  const share = all === 0 ? 0 : Math.round((edited / all) * 100)
  return (
    <ChartCard
      title="Edited vs. as generated"
      aside="What you kept, what you changed"
      says={`${share} percent of the pieces were edited.`}
      table={{
        columns: ['Type', 'As generated', 'Edited'],
        rows: types.map((type) => [contentTypes[type.contentType].label, type.generated - type.edited, type.edited]),
      }}
    >
      <div aria-hidden className="flex h-6 gap-0.5 overflow-hidden rounded-badge">
        <span className="bg-c1" style={{ flex: 100 - share }} />
        <span className="bg-c2" style={{ flex: share }} />
      </div>
      <p className="type-hint mt-2.5 flex justify-between gap-3 text-text-2">
        <Share color="bg-c1" name="As generated" percent={100 - share} />
        <Share color="bg-c2" name="Edited" percent={share} />
      </p>
    </ChartCard>
  )
}

function Share({ color, name, percent }: { color: string; name: string; percent: number }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`size-2.5 rounded-[3px] ${color}`} />
      {name} <b className="font-semibold tabular-nums">{percent}%</b>
    </span>
  )
}

function EngineUse({ insights: { engines, usage } }: Props) {
  const tokens = usage.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0)
  const known = usage.every(({ dollars }) => dollars !== null)
  const dollars = usage.reduce((sum, model) => sum + (model.dollars ?? 0), 0)
  const cost = known ? money(dollars) : `at least ${money(dollars)}`
  return (
    <ChartCard
      title="Engine use and token cost"
      aside={usage.length === 0 ? 'No paid model' : `${cost} in this period`}
      says={`${tokens.toLocaleString('en')} tokens, ${usage.length === 0 ? 'nothing paid' : cost}.`}
      table={{
        columns: ['Model', 'Calls', 'Input tokens', 'Cached input', 'Output tokens', 'Cost'],
        rows:
          usage.length === 0
            ? [['No language model', 0, 0, 0, 0, money(0)]]
            : usage.map((model) => [
                model.model,
                model.calls,
                model.inputTokens.toLocaleString('en'),
                model.cachedTokens.toLocaleString('en'),
                model.outputTokens.toLocaleString('en'),
                model.dollars === null ? 'unknown' : money(model.dollars),
              ]),
      }}
    >
      <BarRows rows={engines.map(({ engine, pieces }) => ({ name: engine, value: pieces }))} />
      {usage.length > 0 && (
        <div className="mt-4">
          <Figures
            caption="Tokens and cost by model"
            table={{
              columns: ['Model', 'Tokens', 'Cost'],
              rows: usage.map((model) => [
                model.model,
                (model.inputTokens + model.outputTokens).toLocaleString('en'),
                model.dollars === null ? 'unknown' : money(model.dollars),
              ]),
            }}
          />
        </div>
      )}
    </ChartCard>
  )
}

function money(dollars: number): string {
  return `$${dollars.toFixed(dollars > 0 && dollars < 0.1 ? 4 : 2)}`
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : `${noun}s`}`
}
