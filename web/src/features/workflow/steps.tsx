import { classNames } from '@podcastai/ui'
import { type WorkflowStep, workflowSteps } from './workflow-step.ts'

/** Four steps on a line; on a phone, a four-part bar with the current step's name. */
export function Steps({ current }: { current: WorkflowStep }) {
  return (
    <ol aria-label="Steps" className="max-md:flex max-md:gap-1.5">
      {workflowSteps.map(({ key, name, hint }, index) => {
        const here = key === current
        return (
          <li
            key={key}
            data-step={key}
            aria-current={here ? 'step' : undefined}
            className={classNames(
              'relative flex gap-3 pb-5.5 text-text-2 max-md:block max-md:flex-1 max-md:pb-0',
              'before:absolute before:top-7 before:bottom-1 before:left-[11.5px] before:w-px before:bg-[repeating-linear-gradient(180deg,var(--line-strong)_0_1px,transparent_1px_5px)] last:before:hidden max-md:before:hidden',
              here && 'text-text',
            )}
          >
            <span
              aria-hidden
              className={classNames(
                'type-time grid size-6 shrink-0 place-items-center rounded-full border border-line-strong bg-bg max-md:h-1 max-md:w-full max-md:border-0 max-md:bg-line max-md:text-[0px]',
                here && 'border-ink bg-ink text-on-ink max-md:bg-ink',
              )}
            >
              {index + 1}
            </span>
            <div className={here ? 'max-md:mt-1.5' : 'max-md:only-read'}>
              <p className="leading-6 font-[550] max-md:text-[13px] max-md:leading-[18px] max-md:whitespace-nowrap">
                {name}
              </p>
              <p className="type-hint text-text-3 max-md:hidden">{hint}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
